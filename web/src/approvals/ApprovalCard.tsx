import type { Approval } from '@laurel/contract/calls/approvals';
import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';

import { ageWords } from '#asking/age-words.ts';
import { formatDate } from '#lib/dates.ts';
import { lateWords } from '#lib/late-words.ts';
import { rich } from '#lib/rich.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { strongName } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { SkeletonRows } from '#ui/states/Bone.tsx';
import { late } from '#ui/states/late.tsx';
import classes from './Approvals.module.css';
import { AskedAward, AskedFile, AskedIdea, AskedPots } from './Asked.tsx';
import { AskedTitle } from './AskedTitle.tsx';
import type { Act } from './act.ts';
import { kindWords, stateTones, stateWords } from './approval-words.ts';
import * as texts from './texts.ts';

/** Whose words the page did not bring along. */
const AskedChange = late(() => lateWords().then(() => import('./AskedChange.tsx').then((m) => m.AskedChange)), {
  waiting: <SkeletonRows rows={2} />,
});

const AskedCorrection = late(
  () => lateWords().then(() => import('./AskedCorrection.tsx').then((m) => m.AskedCorrection)),
  { waiting: <SkeletonRows rows={2} /> },
);

const AskedMerger = late(() => lateWords().then(() => import('./AskedMerger.tsx').then((m) => m.AskedMerger)), {
  waiting: <SkeletonRows rows={4} />,
});

const AskedRating = late(() => lateWords().then(() => import('./AskedRating.tsx').then((m) => m.AskedRating)), {
  waiting: <SkeletonRows rows={3} />,
});

const Steps = late(() => lateWords().then(() => import('./Steps.tsx').then((m) => m.Steps)), {
  waiting: <SkeletonRows rows={1} />,
});

interface ApprovalCardProps {
  approval: Approval;
  onAct?: ((act: Act) => void) | undefined;
}

/** Who asks for what, since when, what became of it, and what the reader may do. */
export function ApprovalCard({ approval, onAct }: ApprovalCardProps) {
  const {
    kind,
    state,
    dateAsked,
    askedByMember,
    askedForMember,
    askedByMemberNumber,
    isOwn,
    award,
    idea,
    nomination,
    file,
    programme,
    correction,
    pots,
    merger,
  } = approval;
  return (
    <li>
      <Card className={classes.card}>
        <div className={layout.head}>
          <div>
            <p className={words.kind}>{kindWords[kind]}</p>
            <h2 tabIndex={-1} className={words.name}>
              <AskedTitle approval={approval} />
            </h2>
          </div>
          <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        </div>
        <p className={words.facts}>
          {isOwn
            ? say(texts.askedByYou)
            : rich(texts.askedBy, {
                name: nameFor(askedByMember, askedForMember),
                memberNumber: askedByMemberNumber,
                strong: strongName,
              })}{' '}
          · <time dateTime={dateAsked}>{formatDate(dateAsked)}</time>
          {state === 'waiting' ? ` · ${ageWords(dateAsked, new Date())}` : null}
        </p>
        {award ? <AskedAward award={award} /> : null}
        {idea ? <AskedIdea idea={idea} /> : null}
        {nomination ? <AskedRating rating={nomination} /> : null}
        {file ? <AskedFile file={file} /> : null}
        {correction ? <AskedCorrection correction={correction} /> : null}
        {pots ? <AskedPots pots={pots} /> : null}
        {merger ? <AskedMerger merger={merger} /> : null}
        {programme ? <AskedChange change={programme} /> : null}
        {hasSteps(approval) ? <Steps approval={approval} /> : null}
        {state === 'waiting' ? null : <Decided approval={approval} state={state} />}
        {onAct ? <Acts approval={approval} onAct={onAct} /> : null}
      </Card>
    </li>
  );
}

/** As long as it waits it is said for whom; afterwards where more than one confirmed it. */
function hasSteps({ state, steps }: Approval): boolean {
  return state === 'waiting' || steps.length > 1;
}

interface DecidedProps extends Decision {
  state: Exclude<Approval['state'], 'waiting'>;
}

function Decided({ approval, state }: DecidedProps) {
  const { isOwn, askedByMember, decidedByMember, decidedForMember, dateDecided, declineReason } = approval;
  const decider = nameFor(decidedByMember, decidedForMember);
  const by = { name: state === 'withdrawn' ? askedByMember : decider, strong: strongName };
  return (
    <div className={classes.decided}>
      <p>
        {state === 'expired'
          ? say(texts.wentBack)
          : state === 'withdrawn' && isOwn
            ? rich(texts.withdrawnByYou, { strong: strongName })
            : rich(decidedBy[state], by)}{' '}
        · <time dateTime={dateDecided ?? ''}>{formatDate(dateDecided)}</time>
      </p>
      {declineReason ? (
        <blockquote className={words.quote} dir="auto">
          {declineReason}
        </blockquote>
      ) : null}
    </div>
  );
}

const decidedBy = {
  confirmed: texts.confirmedBy,
  declined: texts.declinedBy,
  withdrawn: texts.withdrawnBy,
};

interface Decision {
  approval: Approval;
}

function Acts({ approval, onAct }: Decision & { onAct: (act: Act) => void }) {
  const { isOwn, mayDecide } = approval;
  if (!isOwn && !mayDecide) return null;
  const of = (
    <span className="visually-hidden">
      {' '}
      <AskedTitle approval={approval} />
    </span>
  );
  return (
    <div className={`${layout.row} ${classes.decided}`}>
      {mayDecide ? (
        <>
          <Button onClick={() => onAct('confirm')}>
            {say(texts.confirmMore)}
            {of}
          </Button>
          <Button variant="default" onClick={() => onAct('decline')}>
            {say(texts.declineMore)}
            {of}
          </Button>
        </>
      ) : null}
      {isOwn ? (
        <>
          <p>{say(texts.waitsForElse)}</p>
          <Button variant="default" onClick={() => onAct('withdraw')}>
            {say(texts.withdrawMore)}
            {of}
          </Button>
        </>
      ) : null}
    </div>
  );
}
