import { useEffect, useState } from 'react';
import type { SentAward } from '#giving/award-form.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { AwardFields } from './AwardFields.tsx';
import { type AwardAsked, useAward } from './use-award.ts';

/** Loaded while the form is filled in: it is there when the answer comes. */
const AwardSent = late(() => import('./AwardSent.tsx').then((m) => m.AwardSent), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

const AwardWaits = late(() => import('./AwardWaits.tsx').then((m) => m.AwardWaits), {
  waiting: <SkeletonRows rows={3} height={9} />,
});

/** Part 0 is the form, part 1 the confirmation, or what it waits for; Send Another goes back and clears the form. */
export function AwardScreen(asked: AwardAsked) {
  const [sent, setSent] = useState<SentAward | null>(null);
  const award = useAward(asked, setSent);
  useEffect(AwardSent.ahead, []);
  if (sent) {
    const shown = { rules: award.asks, sent, onAnother: () => setSent(null) };
    const { second } = sent.answer;
    return second ? (
      <AwardWaits {...shown} second={second} />
    ) : (
      <AwardSent {...shown} kind={asked.kind} isPrize={asked.prize !== undefined} />
    );
  }
  return <AwardFields kind={asked.kind} award={award} />;
}
