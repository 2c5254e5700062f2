import { contactAnswerMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { IconSend2 } from '@tabler/icons-react';
import type { CallOutput } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/inbox/inboxanswer').then(({ inboxanswer }) => inboxanswer);

/** Answers by e-mail. What a colleague did meanwhile stands above before it is sent again. */
export function AnswerForm({ contact }: { contact: CallOutput<'inboxone'> }) {
  const { contactId, revision, email, member } = contact;
  const form = useCallForm({
    name: 'inboxanswer',
    rules,
    empty: { text: '' },
    draft: { place: `inbox ${contactId}`, isBegun: ({ text }) => text.trim() !== '' },
    key: `inbox ${contactId}`,
    inputOf: ({ text }) => ({ contactId, revision, text }),
    onSent: ({ message }) => {
      form.reset();
      notify(message);
    },
  });
  const { values, errors, change, failure } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <CountedTextarea
        label={say(texts.answer)}
        description={say(member ? texts.answerToMember : texts.answerGoes, { email })}
        required
        minRows={5}
        max={contactAnswerMax}
        value={values.text}
        onChange={(text) => change({ text })}
        error={errors.text}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div>
        <Button type="submit" size="md" isWaiting={form.isSending} icon={<IconSend2 aria-hidden size={20} />}>
          {say(texts.sendAnswer)}
        </Button>
      </div>
    </form>
  );
}
