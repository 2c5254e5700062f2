import type { Circle } from '@laurel/contract/calls/circles';
import { circleDays, circleReturns } from '@laurel/contract/programme/circle-signs';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTurner } from '#ui/navigation/PageTurner.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { illustrations } from '../paths.ts';
import { CircleCard } from './CircleCard.tsx';
import * as texts from './texts.ts';

const JudgeDialog = late(() => import('./JudgeDialog.tsx').then((m) => m.JudgeDialog));

const pageSize = 20;

/** Points that went round among a few people, for who judges it. */
export function CirclesPage() {
  const [days, setDays] = useState<(typeof circleDays)[number]>(30);
  const [withJudged, setWithJudged] = useState(false);
  const [page, setPage] = useState(0);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(
      'circlelist',
      { days, withJudged, offset: page * pageSize, limit: pageSize },
      { errors: 'screen', staleTime: 0 },
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={say(common.circles)} intro={say(texts.intro)} />
      <div className={layout.stack}>
        <div className={layout.ends}>
          <Choice
            label={say(texts.within)}
            look="segments"
            offers={circleDays.map((n) => ({ value: String(n), label: say(texts.days, { n }) }))}
            value={String(days)}
            onChange={(next) => {
              setPage(0);
              setDays(circleDays.find((n) => String(n) === next) ?? 30);
            }}
          />
          <Checkbox
            label={say(texts.withJudged)}
            checked={withJudged}
            onChange={(event) => {
              setPage(0);
              setWithJudged(event.currentTarget.checked);
            }}
          />
        </div>
        {error && !data ? (
          <NotRead {...{ error, isFetching, refetch }} />
        ) : data ? (
          <Circles {...data} returns={circleReturns[days]} isBusy={isPlaceholderData} page={page} onTurn={setPage} />
        ) : (
          <SkeletonRows rows={4} height={10} />
        )}
      </div>
    </>
  );
}

interface CirclesProps {
  circles: readonly Circle[];
  total: number;
  /** So often at least points came back. */
  returns: number;
  isBusy: boolean;
  page: number;
  onTurn: (page: number) => void;
}

function Circles({ circles, total, returns, isBusy, page, onTurn }: CirclesProps) {
  const [judging, setJudging] = useState<Circle>();
  if (total === 0 && !isBusy)
    return (
      <EmptyState
        illustration={illustrations.emptyList}
        words={say(texts.none)}
        hint={say(texts.noneHint, { returns: String(returns) })}
      />
    );
  return (
    <>
      <ul className={layout.list} aria-label={say(common.circles)} aria-busy={isBusy}>
        {circles.map((circle) => (
          <CircleCard
            key={circle.people.map(({ memberNumber }) => memberNumber).join()}
            circle={circle}
            onJudge={() => setJudging(circle)}
          />
        ))}
      </ul>
      <PageTurner page={page} pageSize={pageSize} total={total} isBusy={isBusy} onTurn={onTurn} />
      {judging ? <JudgeDialog circle={judging} onClose={() => setJudging(undefined)} /> : null}
    </>
  );
}
