import type { Output } from '@laurel/contract/call';
import type { myyear } from '@laurel/contract/calls/year';
import { yearWeeks } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { formatMonth } from '#lib/dates.ts';
import { rich } from '#lib/rich.ts';
import { ColleagueLink } from '#people/ColleagueLink.tsx';
import { Face } from '#people/Face.tsx';
import { thanksInstead } from '#quick/open-thanks.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import layout from '#ui/layout/layout.module.css';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './Year.module.css';

type Now = NonNullable<Output<typeof myyear>['now']>;

/** Whom one may like to thank, and in how many weeks one did lately. Nothing is counted against anybody. */
export function ToThank({ now: { weeks, people, isTeam } }: { now: Now }) {
  if (weeks === 0 && people.length === 0) return null;
  const [title, intro] = isTeam ? [texts.team, texts.teamIntro] : [texts.long, texts.longIntro];
  return (
    <section className={`${layout.stack} ${layout.unprinted}`}>
      {weeks > 0 ? <p className={classes.weeks}>{say(texts.weeks, { weeks, of: yearWeeks })}</p> : null}
      {people.length > 0 ? (
        <Card title={say(title)}>
          <p className={words.soft}>{say(intro)}</p>
          <ul className={classes.people} data-wide>
            {people.map(({ memberId, memberName, picId, division, dateThanked }) => (
              <li key={memberId} className={classes.person}>
                <Face name={memberName} picId={picId} size={42} />
                <p>
                  <bdi className={words.name}>
                    <ColleagueLink memberId={memberId}>{memberName}</ColleagueLink>
                  </bdi>
                  <span className={words.facts}>{isTeam ? division : saidOf(dateThanked)}</span>
                </p>
                <ButtonLink
                  variant="default"
                  size="xs"
                  to={paths.recognise(memberId, 'thankyou')}
                  aria-haspopup="dialog"
                  onClick={thanksInstead(memberId)}
                >
                  {rich(texts.thank, { name: memberName, unseen })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

function saidOf(dateThanked: string | null): string {
  return dateThanked ? say(texts.lastThanked, { month: formatMonth(dateThanked) }) : say(texts.gaveYou);
}
