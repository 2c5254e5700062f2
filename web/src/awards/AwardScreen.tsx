import { useEffect, useState } from 'react';
import { SkeletonRows } from '#ui/Bone.tsx';
import { late } from '#ui/late.tsx';
import type { Occasion } from '../paths.ts';
import { AwardFields } from './AwardFields.tsx';
import { awardOf, emptyAward, type SentAward } from './award-form.ts';
import { type AwardKind, rulesOf } from './award-kinds.ts';
import { useAwardForm } from './use-award-form.ts';
import { useAwardSend } from './use-award-send.ts';

/** Loaded while the form is filled in: it is there when the answer comes. */
const AwardSent = late(() => import('./AwardSent.tsx').then((m) => m.AwardSent), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

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
  const sending = useAwardSend({
    kind,
    bodyOf: (filled) => awardOf(kind, rules, filled),
    onSent: (filled, answer) => {
      setSent({ form: filled, answer });
      // A preset goes with the celebration; the occasion of a card is fixed.
      setForm(emptyAward(kind, kind === 'thankyou' ? occasion : undefined));
    },
  });
  useEffect(AwardSent.ahead, []);
  if (sent) return <AwardSent kind={kind} rules={rules} sent={sent} onAnother={() => setSent(null)} />;
  return (
    <AwardFields
      kind={kind}
      rules={rules}
      form={form}
      linkProblem={linkProblem}
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
