import type { AwardKind } from '@laurel/contract/points';
import { isOn } from '@laurel/contract/programme/features';
import { SeenBy } from '#feed/SeenBy.tsx';
import { useMember } from '#session/member.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { AdhocBudget } from './AdhocBudget.tsx';
import type { AwardPart } from './award-form.ts';
import { CostNote } from './CostNote.tsx';
import type { Quoting } from './use-quote.ts';

/** Few are delegates. */
const LentBudget = late(() => import('./LentBudget.tsx').then((m) => m.LentBudget), {
  waiting: <SkeletonRows rows={2} />,
});

/** An award as its form has it, with the server's count. */
export interface CountedAward {
  form: AwardPart;
  each: number | undefined;
  quoting: Quoting;
  /** Words for a quote that changed between seeing and sending. */
  changed: string;
}

interface CostProps {
  kind: AwardKind;
  award: CountedAward;
}

/** What it costs, whom it reaches, and who will see it. */
export function Cost({ kind, award }: CostProps) {
  const { values, change } = award.form;
  const hasFeed = isOn('feed', useMember());
  return (
    <>
      <Price kind={kind} award={award} />
      {hasFeed && values.recipients.length > 0 ? (
        <SeenBy
          recipients={values.recipients.map(({ memberId }) => memberId)}
          betweenUs={{
            value: values.seen !== undefined,
            onChange: (isOnly) => change({ seen: isOnly ? { audience: 'us' } : undefined }),
          }}
        />
      ) : null}
    </>
  );
}

/** From the points to award there is a budget to watch; the others say what it costs, and whom. */
function Price({ kind, award: { form, each, quoting, changed } }: CostProps) {
  const { awardsPointsAvailableMng, lent } = useMember();
  const counted = { each, hasPeople: form.values.recipients.length > 0, quoting, changed };
  if (kind !== 'adhoc') return <CostNote kind={kind} {...counted} />;
  const budget = { before: awardsPointsAvailableMng, ...counted };
  return lent.includes('giver') ? <LentBudget form={form} {...budget} /> : <AdhocBudget {...budget} />;
}
