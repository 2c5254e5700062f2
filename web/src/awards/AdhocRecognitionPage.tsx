import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { refresh } from '#api/query-client.ts';
import { refreshMember } from '#session/member.ts';
import { useDraft } from '#session/use-draft.ts';
import { celebrate } from '#ui/celebrate.ts';
import { AdhocFields } from './AdhocFields.tsx';
import { AdhocSent } from './AdhocSent.tsx';
import { adhocOf, emptyAdhoc } from './adhoc-form.ts';
import { type AwardForm, hasMessage, type SentAward } from './award-form.ts';

/** A manager rewards at once, from the points to award. */
export function AdhocRecognitionPage() {
  const { value: form, setValue: setForm } = useDraft<AwardForm>('award.adhoc', emptyAdhoc, hasMessage);
  const [sent, setSent] = useState<SentAward | null>(null);
  const key = useIdempotencyKey('award.adhoc');
  const send = useMutation({
    mutationFn: (filled: AwardForm) => call('doreward', adhocOf(filled), { key }),
    meta: { errors: 'fields' },
    onSuccess: (answer, filled) => {
      setSent({ form: filled, answer });
      setForm(emptyAdhoc);
      celebrate();
      void refresh('managementstatement', 'reportmanagement', 'myrecognitions');
    },
    // Also after a refusal: the points to award may have moved elsewhere.
    onSettled: () => void refreshMember(),
  });
  if (sent) return <AdhocSent sent={sent} onAnother={() => setSent(null)} />;
  return (
    <AdhocFields
      form={form}
      isSending={send.isPending}
      serverErrors={formErrorsOf(send.error)}
      onChange={(part) => {
        setForm((before) => ({ ...before, ...part }));
        if (send.isError) send.reset();
      }}
      onSend={() => send.mutate(form)}
    />
  );
}
