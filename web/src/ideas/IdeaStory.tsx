import type { IdeaStep } from '@laurel/contract/calls/ideas/openidea';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { ideaStatuses } from '@laurel/contract/points';
import { ideaStageWords } from '@laurel/contract/programme/idea-words';
import { say } from '@laurel/contract/say';
import { formatTime } from '#lib/dates.ts';
import * as common from '#lib/texts.ts';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { useMember } from '#session/member.ts';
import { Badge } from '#ui/display/Badge.tsx';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import classes from './IdeaBox.module.css';
import { ideaTones, stageTones } from './idea-tones.ts';
import * as texts from './texts.ts';

/** What became of an idea, the oldest first: when, by whom and with which words. */
export function IdeaStory({ story }: { story: readonly IdeaStep[] }) {
  if (story.length === 0) return <p className={words.soft}>{say(texts.noStory)}</p>;
  return (
    <ol className={layout.list}>
      {story.map((step) => (
        <li key={`${step.kind} ${step.date} ${step.words}`} className={classes.step}>
          <Standing step={step} />
          {step.words ? (
            <p dir="auto" className={classes.words}>
              {step.words}
            </p>
          ) : null}
          <p className={words.facts}>
            <bdi>
              <ColleagueLink memberId={step.by.memberId}>{step.by.memberName}</ColleagueLink>
            </bdi>
            {' · '}
            <time dateTime={step.date}>{formatTime(step.date)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Standing({ step }: { step: IdeaStep }) {
  const pointsName = useMember().pointsName || say(common.points);
  if (step.kind === 'stage') return <Badge tone={stageTones[step.stage]}>{say(ideaStageWords[step.stage])}</Badge>;
  const { status, points } = step;
  return (
    <div className={layout.row}>
      <Badge tone={ideaTones[status]}>{say(ideaStatuses[status])}</Badge>
      {points ? (
        <Badge tone="gold">{say(common.amount, { points, pointsName: pointsNamed(points, pointsName) })}</Badge>
      ) : null}
    </div>
  );
}
