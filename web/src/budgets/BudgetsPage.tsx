import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { navigate, useParams } from '#router/router.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Tabs } from '#ui/navigation/Tabs.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';

const waiting = <SkeletonRows rows={4} height={6} />;
const PotList = late(() => import('./PotList.tsx').then((m) => m.PotList), { waiting });
const Plans = late(() => import('./Plans.tsx').then((m) => m.Plans), { waiting });

type Part = 'pots' | 'plans';

const tabs: readonly { value: Part; label: string; words: string }[] = [
  { value: 'pots', label: say(texts.pots), words: say(texts.potsWords) },
  { value: 'plans', label: say(texts.plans), words: say(texts.plansWords) },
];

/** What managers have to award, until when, and what they are granted each month. */
export function BudgetsPage() {
  const part: Part = useParams().part === 'plans' ? 'plans' : 'pots';
  return (
    <>
      <PageHeader title={say(common.budgets)} intro={say(texts.intro)} />
      <Tabs<Part>
        label={say(common.budgets)}
        tabs={tabs}
        value={part}
        onChange={(next) => void navigate(paths.budgets(next === 'plans' ? next : undefined), { replace: true })}
      >
        {part === 'pots' ? <PotList /> : <Plans />}
      </Tabs>
    </>
  );
}
