import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { IconRefresh } from '@tabler/icons-react';
import { programmeToday } from '#api/call.ts';
import { notify } from '#ui/overlays/toasts.ts';
import * as texts from './texts.ts';

/**
 * A page goes by the programme that it was opened with. When the company has a later one, that is said, once. An earlier one is
 * that of an instance which has not heard of the change yet.
 */
export function watchProgramme() {
  const leave = programmeToday.subscribe(look);
  look();
  function look() {
    if (Number(programmeToday.get()) <= programme().version) return;
    leave();
    notify(say(texts.programmeChanged), {
      sign: <IconRefresh aria-hidden size={22} />,
      act: { words: say(texts.reload), does: () => window.location.reload() },
      pathname: '',
    });
  }
}
