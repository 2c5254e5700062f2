import type { AwardKind } from '@laurel/contract/points';
import { useState } from 'react';
import { useMember } from '#session/member.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { AdhocBudget } from './AdhocBudget.tsx';
import { CostNote } from './CostNote.tsx';
import type { useAward } from './use-award.ts';

/** Few are delegates. */
const FromWhich = late(() => import('./FromWhich.tsx').then((m) => m.FromWhich), {
  waiting: <SkeletonRows rows={1} height={4.5} />,
});

interface CostProps {
  kind: AwardKind;
  award: ReturnType<typeof useAward>;
}

/** From the points to award there is a budget to watch; the others say what it costs, and whom. */
export function Cost({ kind, award }: CostProps) {
  const { form, each, quoting, changed } = award;
  const { awardsPointsAvailableMng, lent } = useMember();
  const [left, setLeft] = useState<number>();
  const counted = { each, hasPeople: form.values.recipients.length > 0, quoting, changed };
  if (kind !== 'adhoc') return <CostNote kind={kind} {...counted} />;
  const delegationId = form.values.lent?.delegationId;
  return (
    <>
      {lent.includes('giver') ? (
        <FromWhich
          value={delegationId}
          error={form.errors.delegationId}
          onChange={(chosen, its) => {
            setLeft(its);
            form.change({ lent: chosen ? { delegationId: chosen } : undefined });
          }}
        />
      ) : null}
      <AdhocBudget before={(delegationId && left) || awardsPointsAvailableMng} {...counted} />
    </>
  );
}
