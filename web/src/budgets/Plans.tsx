import { mayCall } from '@laurel/contract/call-rows';
import type { BudgetPlan } from '@laurel/contract/calls/budgets/budgetplans';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { useMember } from '#session/member.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { monthWords } from './days.ts';
import * as texts from './texts.ts';

const PlanDialog = late(() => import('./PlanDialog.tsx').then((m) => m.PlanDialog));

const runsShown = 6;

/** What managers are granted each month, what that did, and what it would do next. */
export function Plans() {
  const [open, setOpen] = useState<BudgetPlan | 'new'>();
  const mayChange = mayCall('savebudgetplan', useMember());
  const query = useQuery(callQuery('budgetplans', {}, { errors: 'screen', staleTime: 0 }));
  const { data, error } = query;
  if (error && !data) return <NotRead {...query} error={error} compact />;
  if (!data) return <SkeletonRows rows={4} height={6} />;
  return (
    <div className={layout.stack}>
      {mayChange ? (
        <div className={layout.row}>
          <Button onClick={() => setOpen('new')}>{say(texts.newPlan)}</Button>
        </div>
      ) : null}
      {data.plans.length === 0 ? (
        <EmptyState illustration={illustrations.emptyList} words={say(texts.noPlans)} hint={say(texts.noPlansHint)} />
      ) : (
        <ul className={layout.stack}>
          {data.plans.map((plan) => (
            <li key={plan.planId}>
              <PlanCard plan={plan} onChange={mayChange ? () => setOpen(plan) : undefined} />
            </li>
          ))}
        </ul>
      )}
      {open ? <PlanDialog plan={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}

function PlanCard({ plan, onChange }: { plan: BudgetPlan; onChange: (() => void) | undefined }) {
  const { name, points, perReport, isOn, next, runs, byMember, secondMember } = plan;
  const where = [plan.site, plan.division, plan.costCentre].filter((code) => code !== '').join(' · ');
  return (
    <Card>
      <div className={layout.head}>
        <h2 className={words.name}>
          <bdi>{name}</bdi>
        </h2>
        <Badge tone={isOn ? 'done' : 'quiet'}>{say(isOn ? texts.isOn : texts.isOff)}</Badge>
      </div>
      <p>
        {say(texts.planGives, { points, per: perReport ? 'report' : 'manager' })}{' '}
        <bdi>{where || say(texts.allManagers)}</bdi>
      </p>
      <p className={words.facts}>
        {secondMember ? say(texts.byTwo, { name: byMember, second: secondMember }) : <bdi>{byMember}</bdi>}
      </p>
      <p>
        {next
          ? say(texts.nextRun, { month: monthWords(next.month), people: next.people, points: next.points })
          : say(texts.noNextRun)}
      </p>
      {runs.length > 0 ? (
        <ul className={words.facts}>
          {runs.slice(0, runsShown).map(({ month, people, points: granted }) => (
            <li key={month}>{say(texts.didRun, { month: monthWords(month), people, points: granted })}</li>
          ))}
        </ul>
      ) : null}
      {onChange ? (
        <div className={layout.row}>
          <Button variant="default" aria-haspopup="dialog" onClick={onChange}>
            {say(texts.changePlan)}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
