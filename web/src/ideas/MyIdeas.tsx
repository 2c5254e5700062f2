import '#api/late-rows.ts';
import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import type { IdeaStanding } from '@laurel/contract/calls/ideas/open-idea';
import { nameFor } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { ideaStatuses } from '@laurel/contract/points';
import { isOn } from '@laurel/contract/programme/features';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { valueWords } from '@laurel/contract/programme/value-words';
import { toRecords } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ownFailureOf } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { formatDate } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Notice } from '#ui/display/Notice.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { ErrorState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import classes from './IdeaBox.module.css';
import { ideaTones, stageTones } from './idea-tones.ts';
import { ShareIdea } from './ShareIdea.tsx';
import * as texts from './texts.ts';

/** What became of the member's own ideas, the newest first. */
export function MyIdeas() {
  const { data, error, refetch } = useQuery(callQuery('myideas', {}, { errors: 'screen' }));
  const ideas = useMemo(() => data && toRecords<IdeaRow>(data.report), [data]);
  const isOpen = isOn('openIdeas', useMember());
  const standings = useMemo(() => new Map(data?.open.map((one) => [one.ideaBoxId, one])), [data]);
  return (
    <section className={classes.mine}>
      <h2 className={`${words.title} ${layout.above}`}>{say(texts.yourIdeas)}</h2>
      {error ? (
        <ErrorState
          compact
          illustration={illustrations.error}
          failure={ownFailureOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!ideas && !error ? <SkeletonRows rows={2} height={7} /> : null}
      {ideas?.length === 0 ? <p className={words.soft}>{say(texts.noneYet)}</p> : null}
      <ul className={layout.list}>
        {ideas?.map((idea) => (
          <li key={idea.ideaBoxId}>
            <IdeaCard idea={idea} open={isOpen ? (standings.get(idea.ideaBoxId) ?? null) : undefined} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface IdeaCardProps {
  idea: IdeaRow;
  /** Where it stands if it is shared; undefined where a site does without. */
  open: IdeaStanding | null | undefined;
}

function IdeaCard({ idea, open }: IdeaCardProps) {
  const pointsName = useMember().pointsName || say(common.points);
  return (
    <Card>
      <article className={layout.stack}>
        <div>
          <div className={layout.head}>
            <h3 dir="auto" className={words.name}>
              {idea.title}
            </h3>
            <Badge tone={ideaTones[idea.ideaStatus]}>{say(ideaStatuses[idea.ideaStatus])}</Badge>
          </div>
          <p className={words.facts}>
            {valueWords(idea.category)} · {formatDate(idea.dateCreated)}
          </p>
          <p dir="auto" className={classes.text}>
            {idea.idea}
          </p>
        </div>
        {idea.isActionComplete ? (
          <Notice>
            {idea.actionStatus ? <p dir="auto">{idea.actionStatus}</p> : null}
            <p className={words.facts}>
              {nameFor(idea.actionByMember, idea.actionForMember)}
              {idea.dateActioned ? ` · ${formatDate(idea.dateActioned)}` : ''}
            </p>
            {idea.rewardAmount > 0 ? (
              <p>
                <Badge tone="gold">
                  {say(common.amount, {
                    points: idea.rewardAmount,
                    pointsName: pointsNamed(idea.rewardAmount, pointsName),
                  })}
                </Badge>
              </p>
            ) : null}
          </Notice>
        ) : null}
        {open ? <Shared idea={idea} open={open} /> : null}
        {open === undefined ? null : (
          <ShareIdea ideaBoxId={idea.ideaBoxId} isShared={open !== null} title={idea.title} />
        )}
      </article>
    </Card>
  );
}

/** Where colleagues have it. */
function Shared({ idea: { ideaBoxId }, open: { stage, votes, isHidden } }: { idea: IdeaRow; open: IdeaStanding }) {
  return (
    <div className={layout.lines}>
      <div className={layout.row}>
        <Badge tone={stageTones[stage]}>{say(ideaStageWords[stage])}</Badge>
        <span className={words.facts}>{votes > 0 ? say(texts.votes, { count: votes }) : say(texts.noVotes)}</span>
        <Link to={paths.idea(ideaBoxId)} className={words.link}>
          {say(texts.toIdea)}
        </Link>
      </div>
      {isHidden ? <p className={words.facts}>{say(texts.hidden)}</p> : null}
    </div>
  );
}
