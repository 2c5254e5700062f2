import { mayOpen } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import type { Circle } from '@laurel/contract/calls/circles';
import { say } from '@laurel/contract/say';
import { IconArrowRight, IconRepeat } from '@tabler/icons-react';
import { formatDate } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Button, ButtonLink } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { Facts } from '#ui/display/Facts.tsx';
import { LabelledValue } from '#ui/display/LabelledValue.tsx';
import { useFocusLeft } from '#ui/focus/focus.ts';
import layout from '#ui/layout/layout.module.css';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import classes from './Circles.module.css';
import { signWords, verdictTones, verdictWords } from './circle-words.ts';
import * as texts from './texts.ts';

interface CircleCardProps {
  circle: Circle;
  onJudge: () => void;
}

/** Who gave to whom, how much came round, what speaks for it and against, and what was thought of it. */
export function CircleCard({ circle, onJudge }: CircleCardProps) {
  const { people, returns, gifts, points, dateFirst, dateLast, judgement, mayJudge } = circle;
  const reader = useMember();
  // What is judged leaves the list.
  useFocusLeft();
  return (
    <li className={`${layout.surface} ${layout.inset} ${classes.circle}`}>
      <div className={layout.ends}>
        <h2 className={classes.people}>
          {people.map((person) => (
            <span key={person.memberId}>
              {mayOpen('person', reader) ? (
                <Link to={paths.person(person.memberId)}>
                  <bdi>{person.memberName}</bdi>
                </Link>
              ) : (
                <bdi>{person.memberName}</bdi>
              )}
              <IconArrowRight aria-hidden size={18} className={classes.arrow} />
            </span>
          ))}
          <IconRepeat role="img" aria-label={say(texts.backToFirst)} size={18} className={classes.arrow} />
        </h2>
        {mayJudge && mayCall('judgecircle', reader) ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={onJudge}>
            {say(texts.judge)}
          </Button>
        ) : null}
      </div>
      <p className={words.facts}>
        {people.map(({ memberNumber, division }) => `${memberNumber} · ${division}`).join(', ')}
      </p>
      <Facts>
        <LabelledValue label={say(texts.cameBack)}>{say(texts.times, { returns })}</LabelledValue>
        <LabelledValue label={say(texts.points)}>
          {say(texts.inGifts, { points: formatPoints(points), gifts })}
        </LabelledValue>
        <LabelledValue label={say(texts.firstAndLast)}>
          {say(texts.span, { from: formatDate(dateFirst), to: formatDate(dateLast) })}
        </LabelledValue>
      </Facts>
      <div className={classes.signs}>
        <Signs circle={circle} speaks="for" />
        <Signs circle={circle} speaks="against" />
      </div>
      {judgement ? <Judgement circle={circle} judgement={judgement} /> : null}
    </li>
  );
}

function Signs({ circle, speaks }: { circle: Circle; speaks: 'for' | 'against' }) {
  const signs = circle.signs.filter((sign) => sign.speaks === speaks);
  return (
    <section className={classes.side} data-speaks={speaks}>
      <h3>{say(speaks === 'for' ? texts.speaksFor : texts.speaksAgainst)}</h3>
      {signs.length === 0 ? (
        <p className={words.facts}>{say(texts.nothingSpeaks)}</p>
      ) : (
        <ul>
          {signs.map((sign) => (
            <li key={sign.sign}>{signWords(sign)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface JudgementProps {
  circle: Circle;
  judgement: NonNullable<Circle['judgement']>;
}

function Judgement({ circle, judgement }: JudgementProps) {
  const { verdict, byMember, date, note, isBefore } = judgement;
  const mayCorrect = mayCall('correct', useMember());
  return (
    <section className={`${layout.tray} ${layout.lines}`}>
      <p className={layout.row}>
        <Badge tone={verdictTones[verdict]}>{say(verdictWords[verdict])}</Badge>
        <span className={words.facts}>{say(texts.judgedBy, { name: byMember, date: formatDate(date) })}</span>
      </p>
      <p>{note}</p>
      {isBefore ? <p className={words.facts}>{say(texts.wentOn)}</p> : null}
      {verdict === 'wrong' && mayCorrect ? (
        <div className={layout.row}>
          {circle.people.map(({ memberId, memberName }) => (
            <ButtonLink key={memberId} variant="default" size="sm" to={paths.corrections(memberId)}>
              {say(texts.correct, { name: memberName })}
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </section>
  );
}
