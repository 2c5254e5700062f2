import type { Sentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { formatTime } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

interface PlannedProps {
  language: Language;
  sentence: Sentence;
  planned: NonNullable<Sentence['planned']>;
  /** Missing where one may not change it. */
  onChange?: () => void;
}

/** What will be said there, from when on and by whom; changed or taken back before it begins. */
export function Planned({ language, sentence: { key, released }, planned, onChange }: PlannedProps) {
  const { planId, own, dateFrom, dateSaved, byMember: name, isUnused } = planned;
  const once = useIdempotencyKey(`withdrawsentence.${planId}`);
  const withdraw = useCallMutation('withdrawsentence', {
    send: () => call('withdrawsentence', { language, key, planId }, { key: once }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
  });
  useFocusLeft();
  return (
    <Notice>
      <p dir="auto" lang={language}>
        {say(texts.willSay, { date: formatTime(dateFrom), text: own ?? released })}
      </p>
      <p className={words.facts}>{say(texts.plannedBy, { name, date: formatTime(dateSaved) })}</p>
      {isUnused ? <p>{say(texts.plannedUnused)}</p> : null}
      {withdraw.error ? <FailureNote>{errorWords(withdraw.error)}</FailureNote> : null}
      {onChange ? (
        <div className={layout.row}>
          <Button variant="default" onClick={onChange}>
            {say(texts.changePlanned)}
          </Button>
          <Button variant="default" isWaiting={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {say(texts.withdraw)}
          </Button>
        </div>
      ) : null}
    </Notice>
  );
}
