import { mayCall } from '@laurel/contract/call-rows';
import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import type { Quarter } from '@laurel/contract/calls/quarters';
import { mayGive } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#api/call.ts';
import { errorWords } from '#api/call-error.ts';
import { callQuery } from '#api/query-client.ts';
import { useCallMutation } from '#api/use-call-mutation.ts';
import { NotRead } from '#blocks/NotRead.tsx';
import * as common from '#lib/texts.ts';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { alertDialog } from '#ui/overlays/dialogs.ts';
import { notify } from '#ui/overlays/toasts.ts';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import { fewPaths } from '../few-paths.ts';
import { paths } from '../paths.ts';
import classes from './Ballots.module.css';
import { standingWords, winnerOf } from './ballot-words.ts';
import type { Details } from './Nominees.tsx';
import * as texts from './texts.ts';

const OpenDialog = late(() => import('./OpenDialog.tsx').then((m) => m.OpenDialog));
const DecideDialog = late(() => import('./DecideDialog.tsx').then((m) => m.DecideDialog));
const WithdrawDialog = late(() => import('./WithdrawDialog.tsx').then((m) => m.WithdrawDialog));
const AnnounceDialog = late(() => import('./AnnounceDialog.tsx').then((m) => m.AnnounceDialog));

type Act = 'open' | 'decide' | 'withdraw' | 'announce';

interface QuarterPathProps {
  quarter: Quarter;
  Details: Details;
  /** What stands below it: it comes with it, so that nothing moves. */
  children?: ReactNode;
}

/** The way of a quarter from its summary to the Wall of Fame, and what is to be done next. */
export function QuarterPath({ quarter, Details, children }: QuarterPathProps) {
  const { nexusNomQuarterId: quarterId } = quarter;
  const { data, error, isFetching, refetch } = useQuery(
    // The prize is given on another screen.
    callQuery('quarterballot', { quarterId }, { errors: 'screen', staleTime: 0 }),
  );
  const [act, setAct] = useState<Act>();
  if (error && !data)
    return (
      <>
        <NotRead compact {...{ error, isFetching, refetch }} />
        {children}
      </>
    );
  if (!data) return <SkeletonRows rows={8} />;
  const { ballot, voters } = data;
  const dialog = { onClose: () => setAct(undefined), onDone: notify, Details };
  return (
    <>
      <section className={`${layout.tray} ${classes.path}`} aria-labelledby="quarter-path">
        <h2 id="quarter-path" className={words.name}>
          {say(texts.pathTitle)}
        </h2>
        <Steps standing={ballot?.standing} />
        <p role="status">{ballot ? standingWords(ballot) : say(texts.noVote, { voters })}</p>
        <Next ballot={ballot} onAct={setAct} />
        {act === 'open' ? <OpenDialog quarter={quarter} {...dialog} /> : null}
        {act === 'decide' && ballot ? <DecideDialog ballot={ballot} {...dialog} /> : null}
        {act === 'withdraw' && ballot ? <WithdrawDialog ballot={ballot} {...dialog} /> : null}
        {act === 'announce' && ballot ? <AnnounceDialog ballot={ballot} {...dialog} /> : null}
      </section>
      {children}
    </>
  );
}

const steps = [texts.stepShortlist, texts.stepVote, texts.stepWinner, texts.stepPrize, texts.stepAnnouncement];
/** How many steps are over. */
const over = {
  ...{ open: 1, counting: 1, unvoted: 0, tied: 2, won: 3, asked: 3, awarded: 4, announced: 5, withdrawn: 0 },
} as const satisfies Record<Ballot['standing'], number>;

function Steps({ standing }: { standing: Ballot['standing'] | undefined }) {
  const now = standing ? over[standing] : 0;
  return (
    <ol className={classes.steps}>
      {steps.map((step, place) => {
        const state = place < now ? 'over' : place === now ? 'now' : 'ahead';
        const Sign = { over: IconCircleCheck, now: IconCircleDot, ahead: IconCircle }[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is what they are
          <li key={place} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Sign aria-hidden size={22} stroke={1.6} />
            <span>{say(step)}</span>
            {state === 'over' ? <span className="visually-hidden">{say(texts.stepOver)}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** What the reader can do now: nobody leads a vote in which they stand. */
function Next({ ballot, onAct }: { ballot: Ballot | null; onAct: (act: Act) => void }) {
  const member = useMember();
  const mayLead = mayCall('ballotopen', member);
  if (ballot?.isOwn) return <p className={words.soft}>{say(texts.leadByOther)}</p>;
  const isWithdrawable = ballot && ['open', 'counting', 'tied', 'won', 'unvoted'].includes(ballot.standing);
  return (
    <div className={layout.row}>
      {ballot && ballot.standing !== 'unvoted' ? (
        <ButtonLink variant="default" to={fewPaths.quarterlyVote(ballot.ballotId)}>
          {say(texts.seeVote)}
        </ButtonLink>
      ) : null}
      {mayLead && (!ballot || ballot.standing === 'unvoted') ? (
        <Button onClick={() => onAct('open')}>{say(ballot ? texts.openAnew : texts.choose)}</Button>
      ) : null}
      {mayLead && ballot?.standing === 'open' && ballot.voted >= ballot.voters ? <EndVote ballot={ballot} /> : null}
      {mayLead && ballot?.standing === 'tied' ? (
        <Button onClick={() => onAct('decide')}>{say(texts.decide)}</Button>
      ) : null}
      {ballot?.standing === 'won' && mayGive('reward', member) ? (
        <ButtonLink to={fewPaths.prize(ballot.ballotId, winnerOf(ballot)?.memberId ?? '')}>
          {say(texts.givePrize)}
        </ButtonLink>
      ) : null}
      {ballot?.standing === 'asked' ? (
        <ButtonLink variant="default" to={paths.approvals}>
          {say(texts.seeWaiting)}
        </ButtonLink>
      ) : null}
      {ballot?.standing === 'awarded' && mayCall('ballotannounce', member) ? (
        <Button onClick={() => onAct('announce')}>{say(texts.announce)}</Button>
      ) : null}
      {ballot?.standing === 'announced' ? (
        <ButtonLink variant="default" to={paths.wallOfFame}>
          {say(common.wallOfFame)}
        </ButtonLink>
      ) : null}
      {mayLead && isWithdrawable ? (
        <Button variant="default" onClick={() => onAct('withdraw')}>
          {say(texts.withdraw)}
        </Button>
      ) : null}
    </div>
  );
}

function EndVote({ ballot: { ballotId } }: { ballot: Ballot }) {
  const end = useCallMutation('ballotclose', {
    send: () => call('ballotclose', { ballotId }),
    errors: 'screen',
    onSuccess: ({ message }) => notify(message),
    onError: (error) => void alertDialog({ message: errorWords(error) }),
  });
  return (
    <Button isWaiting={end.isPending} onClick={() => end.mutate()}>
      {say(texts.end)}
    </Button>
  );
}
