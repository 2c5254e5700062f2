import { cardTalkMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { CallInput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

type To = CallInput<'talkaboutcard'>['to'];

const rules = () =>
  import('@laurel/contract/calls/moderation/talkaboutcard').then(({ talkaboutcard }) => talkaboutcard);
const sides = (['giver', 'receiver'] as const).map((value) => ({ value, label: say(texts.side, { side: value }) }));

/** Writes to who gave or received the card. */
export function TalkForm({ cardId }: { cardId: string }) {
  const form = useCallForm({
    name: 'talkaboutcard',
    rules,
    empty: { to: 'giver' as To, text: '' },
    draft: { place: `card-talk ${cardId}`, isBegun: ({ text }) => text.trim() !== '' },
    key: `card-talk ${cardId}`,
    inputOf: (filled) => ({ cardId, ...filled }),
    onSent: ({ message }) => {
      form.reset();
      notify(message);
    },
  });
  const { values, errors, change, failure } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <NativeSelect
        label={say(texts.talkTo)}
        data={sides}
        value={values.to}
        onChange={(event) => change({ to: event.currentTarget.value as To })}
      />
      <CountedTextarea
        label={say(texts.talk)}
        description={say(texts.talkHint)}
        required
        minRows={3}
        max={cardTalkMax}
        value={values.text}
        onChange={(text) => change({ text })}
        error={errors.text}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div>
        <Button type="submit" variant="default" isWaiting={form.isSending}>
          {say(texts.sendTalk)}
        </Button>
      </div>
    </form>
  );
}
