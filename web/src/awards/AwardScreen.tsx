import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords, Fault, formErrorsOf } from '#api/call-error.ts';
import { useIdempotencyKey } from '#api/idempotency.ts';
import { refresh, showCallError } from '#api/query-client.ts';
import { refreshMember } from '#session/member.ts';
import { celebrate } from '#ui/celebrate.ts';
import { alertDialog } from '#ui/dialogs.ts';
import type { Occasion } from '../paths.ts';
import { AwardFields } from './AwardFields.tsx';
import { AwardSent } from './AwardSent.tsx';
import { type AwardForm, awardOf, emptyAward, type SentAward } from './award-form.ts';
import { type AwardKind, rulesOf } from './award-kinds.ts';
import { useAwardForm } from './use-award-form.ts';

interface AwardScreenProps {
  kind: AwardKind;
  /** Whom the address names. */
  memberId: string | undefined;
  occasion: Occasion | undefined;
}

/** Part 0 is the form, part 1 the confirmation; Send Another goes back and clears the form. */
export function AwardScreen({ kind, memberId, occasion }: AwardScreenProps) {
  const rules = rulesOf(kind, occasion);
  const { form, setForm, linkProblem } = useAwardForm(kind, memberId, occasion);
  const [sent, setSent] = useState<SentAward | null>(null);
  const key = useIdempotencyKey(`award.${kind}`);
  const send = useMutation({
    mutationFn: (filled: AwardForm) => call('doreward', awardOf(kind, rules, filled), { key }),
    meta: { errors: 'screen' },
    onError: showAwardError,
    onSuccess: (answer, filled) => {
      setSent({ form: filled, answer });
      // A preset goes with the celebration; the occasion of a card is fixed.
      setForm(emptyAward(kind, kind === 'thankyou' ? occasion : undefined));
      celebrate();
      void refresh('statement', 'payitforwardstatement', 'myrecognitions');
    },
    // Also after a refusal: the points may have gone elsewhere.
    onSettled: () => void refreshMember(),
  });
  if (sent) return <AwardSent kind={kind} rules={rules} sent={sent} onAnother={() => setSent(null)} />;
  return (
    <AwardFields
      kind={kind}
      rules={rules}
      form={form}
      linkProblem={linkProblem}
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

/** What is not said beside a field: the server's message in a dialog, otherwise its answer. */
function showAwardError(error: Error) {
  if (error instanceof Fault) void alertDialog({ message: errorWords(error) });
  else if (Object.keys(formErrorsOf(error)).length === 0) showCallError(error);
}
