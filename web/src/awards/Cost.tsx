import type { AwardKind } from '@laurel/contract/points';
import { useMember } from '#session/member.ts';
import { AdhocBudget } from './AdhocBudget.tsx';
import { CostNote } from './CostNote.tsx';
import type { useAward } from './use-award.ts';

interface CostProps {
  kind: AwardKind;
  award: ReturnType<typeof useAward>;
}

/** From the points to award there is a budget to watch; the others say what it costs, and whom. */
export function Cost({ kind, award }: CostProps) {
  const { form, each, quoting, changed } = award;
  const { awardsPointsAvailableMng } = useMember();
  const counted = { each, hasPeople: form.values.recipients.length > 0, quoting, changed };
  if (kind === 'adhoc') return <AdhocBudget before={awardsPointsAvailableMng} {...counted} />;
  return <CostNote kind={kind} {...counted} />;
}
