import { useEffect, useState } from 'react';
import { SkeletonRows } from '#ui/Bone.tsx';
import { late } from '#ui/late.tsx';
import { AwardFields } from './AwardFields.tsx';
import type { SentAward } from './award-form.ts';
import { type AwardAsked, useAward } from './use-award.ts';

/** Loaded while the form is filled in: it is there when the answer comes. */
const AwardSent = late(() => import('./AwardSent.tsx').then((m) => m.AwardSent), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

/** Part 0 is the form, part 1 the confirmation; Send Another goes back and clears the form. */
export function AwardScreen(asked: AwardAsked) {
  const [sent, setSent] = useState<SentAward | null>(null);
  const award = useAward(asked, setSent);
  useEffect(AwardSent.ahead, []);
  if (sent) return <AwardSent kind={asked.kind} rules={award.asks} sent={sent} onAnother={() => setSent(null)} />;
  return <AwardFields kind={asked.kind} award={award} />;
}
