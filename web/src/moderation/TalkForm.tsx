import { caseTalkMax } from '@laurel/contract/limits';
import { type Reportable, type TalkSide, talkSides } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import { NativeSelect } from '#ui/fields/NativeSelect.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const rules = () =>
  import('@laurel/contract/calls/moderation/talkaboutcase').then(({ talkaboutcase }) => talkaboutcase);

interface TalkFormProps {
  caseId: string;
  of: Reportable;
  /** The company gave it: nobody in person is written to. */
  isOfCompany: boolean;
}

/** Writes to who gave or received the card, or to who wrote the comment. */
export function TalkForm({ caseId, of, isOfCompany }: TalkFormProps) {
  const all: readonly TalkSide[] = talkSides[of];
  const sides = all.filter((side) => side !== 'giver' || !isOfCompany);
  const form = useCallForm({
    name: 'talkaboutcase',
    errors: 'screen',
    rules,
    empty: { to: sides[0] as TalkSide, text: '' },
    draft: { place: `case-talk ${caseId}`, isBegun: ({ text }) => text.trim() !== '' },
    key: `case-talk ${caseId}`,
    inputOf: (filled) => ({ caseId, ...filled }),
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
        data={sides.map((side) => ({ value: side, label: say(texts.side, { side }) }))}
        value={values.to}
        error={errors.to}
        onChange={(event) => change({ to: event.currentTarget.value as TalkSide })}
      />
      <CountedTextarea
        label={say(texts.talk)}
        description={say(texts.talkHint)}
        required
        minRows={3}
        max={caseTalkMax}
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
