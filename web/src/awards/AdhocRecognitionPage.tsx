import { useState } from 'react';
import { useDraft } from '#session/use-draft.ts';
import { AdhocFields } from './AdhocFields.tsx';
import { AdhocSent } from './AdhocSent.tsx';
import { adhocOf, emptyAdhoc } from './adhoc-form.ts';
import { type AwardForm, hasWork, type SentAward } from './award-form.ts';
import { useAwardSend } from './use-award-send.ts';

const isBegun = (form: AwardForm) => hasWork(form, emptyAdhoc, undefined);

/** A manager rewards at once, from the points to award. */
export function AdhocRecognitionPage() {
  const { value: form, setValue: setForm } = useDraft<AwardForm>('award.adhoc', emptyAdhoc, isBegun);
  const [sent, setSent] = useState<SentAward | null>(null);
  const sending = useAwardSend({
    kind: 'adhoc',
    bodyOf: adhocOf,
    onSent: (filled, answer) => {
      setSent({ form: filled, answer });
      setForm(emptyAdhoc);
    },
  });
  if (sent) return <AdhocSent sent={sent} onAnother={() => setSent(null)} />;
  return (
    <AdhocFields
      form={form}
      isSending={sending.isSending}
      serverErrors={sending.serverErrors}
      changed={sending.changed}
      onChange={(part) => {
        setForm((before) => ({ ...before, ...part }));
        sending.forgetErrors();
      }}
      onSend={() => void sending.submit(form)}
    />
  );
}
