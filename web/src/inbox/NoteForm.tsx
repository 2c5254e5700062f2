import { contactNoteMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { errorWords } from '#api/call-error.ts';
import { useCallForm } from '#form/use-call-form.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CountedTextarea } from '#ui/fields/CountedTextarea.tsx';
import layout from '#ui/layout/layout.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

const rules = () => import('@laurel/contract/calls/inbox/inboxnote').then(({ inboxnote }) => inboxnote);

/** Between those who look after messages. */
export function NoteForm({ contactId }: { contactId: string }) {
  const form = useCallForm({
    name: 'inboxnote',
    rules,
    empty: { text: '' },
    draft: { place: `inbox-note ${contactId}`, isBegun: ({ text }) => text.trim() !== '' },
    key: `inbox-note ${contactId}`,
    inputOf: ({ text }) => ({ contactId, text }),
    onSent: ({ message }) => {
      form.reset();
      notify(message);
    },
  });
  const { values, errors, change, failure } = form;
  return (
    <form className={layout.stack} {...form.form}>
      <CountedTextarea
        label={say(texts.note)}
        description={say(texts.noteHint)}
        required
        minRows={2}
        max={contactNoteMax}
        value={values.text}
        onChange={(text) => change({ text })}
        error={errors.text}
      />
      {failure ? <FailureNote>{errorWords(failure)}</FailureNote> : null}
      <div>
        <Button type="submit" variant="default" isWaiting={form.isSending}>
          {say(texts.keepNote)}
        </Button>
      </div>
    </form>
  );
}
