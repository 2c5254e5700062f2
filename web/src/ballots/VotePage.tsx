import { mayOpen } from '@laurel/contract/access';
import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#api/query-client.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { useParams } from '#router/router.ts';
import { useMember } from '#session/member.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PageHeader } from '#ui/display/PageHeader.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import { standingWords } from './ballot-words.ts';
import type { Details } from './Nominees.tsx';
import * as texts from './texts.ts';

const Results = late(() => import('./Results.tsx').then((m) => m.Results), {
  waiting: <SkeletonRows rows={3} height={4} />,
});
const VoteForm = late(() => import('./VoteForm.tsx').then((m) => m.VoteForm), {
  waiting: <SkeletonRows rows={4} height={5} />,
});

/** One vote for the winner of a quarter: to vote in it, and, when it has ended, how it went. */
export function VotePage({ Details }: { Details: Details }) {
  const { ballotId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(callQuery('ballotget', { ballotId }, { errors: 'screen' }));
  const ballot = data?.ballot;
  const leads = mayOpen('quarterlySummary', useMember());
  return (
    <>
      <PageHeader
        title={ballot ? say(texts.voteTitle, { quarter: ballot.quarter }) : say(texts.voteName)}
        intro={ballot ? standingWords(ballot) : ''}
        actions={
          <ButtonLink
            variant="default"
            to={leads ? fewPaths.quarterlySummary(ballot?.quarterId) : paths.todo()}
            icon={<IconArrowLeft aria-hidden size={18} />}
          >
            {say(leads ? texts.theQuarter : common.toDo)}
          </ButtonLink>
        }
      />
      <Card>
        {error && !ballot ? <NotRead {...{ error, isFetching, refetch }} /> : null}
        {!ballot && !error ? <SkeletonRows rows={4} height={5} /> : null}
        {ballot ? <Shown ballot={ballot} Details={Details} /> : null}
      </Card>
    </>
  );
}

function Shown({ ballot, Details }: { ballot: Ballot; Details: Details }) {
  const { standing, mayVote, votes, entries, ownLineId, dateCloses, withdrawnBy, withdrawal } = ballot;
  const own = entries.find(({ lineId }) => lineId === ownLineId);
  if (mayVote)
    return (
      <div className={layout.stack}>
        {own ? (
          <p className={layout.tray} role="status">
            {say(said.votedFor, { name: own.memberName })}
          </p>
        ) : null}
        {/* Its fields begin with what was said last. */}
        <VoteForm key={`${ownLineId} ${ballot.ownWords}`} ballot={ballot} Details={Details} onDone={notify} />
      </div>
    );
  if (standing === 'withdrawn')
    return (
      <div className={layout.stack}>
        <p>{say(texts.withdrawnBy, { name: withdrawnBy })}</p>
        {withdrawal ? (
          <blockquote dir="auto" className={words.quote}>
            {withdrawal}
          </blockquote>
        ) : null}
      </div>
    );
  if (votes) return <Results ballot={ballot} />;
  return (
    <div className={layout.stack}>
      <p>{say(texts.turnout, ballot)}</p>
      <p className={words.soft}>
        {say(ballot.isOwn ? texts.ownVote : texts.toldAtEnd, { time: formatTime(dateCloses) })}
      </p>
      <p>{entries.map(({ memberName }) => memberName).join(' · ')}</p>
    </div>
  );
}
