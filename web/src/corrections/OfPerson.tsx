import { mayCall } from '@laurel/contract/call-rows';
import type { Correctable, CorrectionStanding } from '@laurel/contract/calls/corrections';
import type { Message } from '@laurel/contract/message';
import { accountWords, correctionWords } from '@laurel/contract/programme/correction-words';
import { say } from '@laurel/contract/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { peopleWords } from '#lib/names.ts';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { samePerson } from '#people/who.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { late } from '#ui/states/late.tsx';
import { PageTable } from '#ui/tables/PageTable.tsx';
import type { ReportColumn } from '#ui/tables/ReportTable.tsx';
import { illustrations, paths } from '../paths.ts';
import type { Correcting } from './CorrectDialog.tsx';
import * as texts from './texts.ts';

const DebtList = late(() => import('./DebtList.tsx').then((m) => m.DebtList));
const CorrectDialog = late(() => import('./CorrectDialog.tsx').then((m) => m.CorrectDialog));

const pageSize = 25;

/** What somebody has, and what of it can be taken back, restored, credited or debited. */
export function OfPerson({ memberId }: { memberId: string }) {
  const member = useMember();
  const [page, setPage] = useState(0);
  const [correcting, setCorrecting] = useState<Correcting>();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...callQuery(
      'correctionfind',
      { memberId, offset: page * pageSize, limit: pageSize },
      { errors: 'screen', staleTime: 0 },
    ),
    placeholderData: keepPreviousData,
  });
  const mayCorrect = mayCall('correct', member) && !samePerson(memberId, member.memberId);
  const back = (
    <ButtonLink variant="default" to={paths.corrections()}>
      {say(texts.allCorrections)}
    </ButtonLink>
  );
  if (error && !data)
    return (
      <>
        <PageHeader title={say(common.corrections)} actions={back} />
        <ErrorState illustration={illustrations.error} failure={failureOf(error)} onRetry={() => void refetch()} />
      </>
    );
  const { memberName = '…', memberNumber = '', wallet = null, pot = null, found, total } = data ?? {};
  const action: ReportColumn<Correctable> = {
    id: 'act',
    header: say(texts.take),
    sortable: false,
    stays: true,
    value: () => '',
    cell: (row) => <Act row={row} onAct={() => setCorrecting({ what: row, memberId, memberName })} />,
  };
  return (
    <>
      <PageHeader
        eyebrow={say(common.corrections)}
        title={memberName}
        intro={<bdi>{memberNumber}</bdi>}
        actions={
          <>
            {back}
            {mayCorrect ? (
              <Button onClick={() => setCorrecting({ memberId, memberName })}>{say(texts.book)}</Button>
            ) : null}
          </>
        }
      />
      <div className={layout.stack}>
        <Card>
          {data ? (
            <Facts look="figures">
              <LabelledValue label={say(accountWords.wallet)}>{balanceWords(wallet)}</LabelledValue>
              {pot === null ? null : <LabelledValue label={say(accountWords.pot)}>{balanceWords(pot)}</LabelledValue>}
            </Facts>
          ) : (
            <SkeletonRows rows={1} height={4} />
          )}
        </Card>
        <Card title={say(texts.whatThereIs)}>
          <PageTable<Correctable>
            label={say(texts.whatThereIs)}
            columns={mayCorrect ? [...columns, action] : columns}
            rowKey={({ kind, side, subjectId }) => `${kind} ${side} ${subjectId}`}
            isLoading={!data}
            emptyIllustration={illustrations.emptyList}
            emptyWords={say(texts.nothingThere)}
            pageSize={pageSize}
            pages={{
              ...{ rows: found, total, page, isTurning: isPlaceholderData },
              ...{ order: undefined, setOrder: () => {}, turnTo: setPage },
            }}
          />
        </Card>
        {data?.debts ? (
          <Card title={say(texts.debts)}>
            <DebtList memberId={memberId} />
          </Card>
        ) : null}
      </div>
      {correcting ? <CorrectDialog {...correcting} onClose={() => setCorrecting(undefined)} /> : null}
    </>
  );
}

function balanceWords(points: number | null): string {
  return points === null ? '–' : formatPoints(points);
}

function Act({ row, onAct }: { row: Correctable; onAct: () => void }) {
  const { kind, standing, date, value } = row;
  const isDone = standing !== 'none' && (standing === 'withdrawn' || row.people === 1);
  if (isDone) return null;
  return (
    <Button variant="default" aria-haspopup="dialog" onClick={onAct}>
      {say(kind === 'forfeit' ? texts.restoreMore : kind === 'card' ? texts.withdrawMore : texts.takeBackMore)}
      <span className="visually-hidden">
        {' '}
        {say(correctionKindWords[kind])}, {value}, {formatDate(date)}
      </span>
    </Button>
  );
}

const correctionKindWords: Record<Correctable['kind'], Message> = {
  award: texts.award,
  nomination: texts.nomination,
  idea: texts.idea,
  budget: texts.budget,
  forfeit: texts.forfeit,
  card: texts.card,
};

const standings: Record<CorrectionStanding, { tone: BadgeTone; words: Message }> = {
  none: { tone: 'done', words: texts.stands },
  partly: { tone: 'waiting', words: texts.partlyBack },
  withdrawn: { tone: 'quiet', words: texts.allBack },
};

const columns: ReportColumn<Correctable>[] = [
  { id: 'date', header: say(common.date), sortable: false, value: ({ date }) => formatDate(date) },
  { id: 'what', header: say(texts.what), sortable: false, value: whatWords },
  { id: 'with', header: say(texts.withWhom), sortable: false, value: withWords },
  {
    id: 'points',
    header: say(common.points),
    sortable: false,
    align: 'end',
    minWidth: '5rem',
    value: ({ points }) => formatPoints(points),
  },
  { id: 'value', header: say(common.reason), sortable: false, value: ({ value }) => value },
  {
    id: 'standing',
    header: say(common.status),
    sortable: false,
    stays: true,
    value: standingWords,
    cell: (row) => <Badge tone={standings[row.standing].tone}>{standingWords(row)}</Badge>,
  },
];

function standingWords({ kind, standing }: Correctable): string {
  return say(kind === 'card' && standing === 'withdrawn' ? texts.cardWithdrawn : standings[standing].words);
}

function whatWords({ kind, side, standing }: Correctable): string {
  if (kind === 'forfeit' && standing === 'withdrawn') return say(correctionWords.forfeit);
  if (kind === 'award' && side === 'given') return say(texts.awardGiven);
  if (kind === 'card' && side === 'given') return say(texts.cardGiven);
  return say(correctionKindWords[kind]);
}

function withWords({ withMember, people, side }: Correctable): string {
  return side === 'given' && people > 1 ? peopleWords(people) : withMember;
}
