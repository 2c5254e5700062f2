import type { IdeaRow } from '@laurel/contract/calls/ideas';
import { ideaStatuses } from '@laurel/contract/points';
import { toRecords } from '@laurel/contract/rules/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownFailureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import classes from './IdeaBox.module.css';
import { ideaTones } from './idea-tones.ts';

/** What became of the member's own ideas, the newest first. */
export function MyIdeas() {
  const { data, error, refetch } = useQuery(callQuery('myideas', {}, { errors: 'screen' }));
  const ideas = useMemo(() => data && toRecords<IdeaRow>(data.report), [data]);
  return (
    <section className={classes.mine}>
      <h2 className={classes.mineTitle}>Your ideas</h2>
      {error ? (
        <ErrorState
          compact
          illustration={illustrations.error}
          failure={ownFailureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!ideas && !error ? <SkeletonRows rows={2} height={7} /> : null}
      {ideas?.length === 0 ? (
        <p className={classes.none}>None yet. What you submit stands here, with what became of it.</p>
      ) : null}
      <ul className={classes.ideas}>
        {ideas?.map((idea) => (
          <li key={idea.ideaBoxId}>
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function IdeaCard({ idea }: { idea: IdeaRow }) {
  const pointsName = useMember().pointsName || 'Points';
  return (
    <article className={classes.idea}>
      <div className={classes.ideaHead}>
        <h3 dir="auto" className={classes.ideaTitle}>
          {idea.title}
        </h3>
        <Badge tone={ideaTones[idea.ideaStatus]}>{ideaStatuses[idea.ideaStatus]}</Badge>
      </div>
      <p className={classes.ideaFacts}>
        {idea.category} · {formatDate(idea.dateCreated)}
      </p>
      <p dir="auto" className={classes.ideaText}>
        {idea.idea}
      </p>
      {idea.isActionComplete ? (
        <div className={classes.answer}>
          {idea.actionStatus ? (
            <p dir="auto" className={classes.comment}>
              {idea.actionStatus}
            </p>
          ) : null}
          <p className={classes.ideaFacts}>
            {idea.actionByMember}
            {idea.dateActioned ? ` · ${formatDate(idea.dateActioned)}` : ''}
          </p>
          {idea.rewardAmount > 0 ? (
            <p className={classes.reward}>
              {formatPoints(idea.rewardAmount)} {pointsName}
            </p>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
