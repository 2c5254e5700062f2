import { mayOpen } from '@laurel/contract/access';
import type { Home } from '@laurel/contract/calls/members/home';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { pointsNamed } from '@laurel/contract/looks/worn';
import type { Message } from '@laurel/contract/message';
import { monthName } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import { formatWeekday } from '#lib/dates.ts';
import { formatPoints } from '#lib/points.ts';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Title } from '#ui/display/Title.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
import * as texts from './texts.ts';
import classes from './Welcome.module.css';

interface WelcomeProps {
  member: MemberData;
  stats: Home['homeStats'];
  now: Date;
}

export function Welcome({ member, stats, now }: WelcomeProps) {
  return (
    <section className={classes.hero}>
      <Wreath />
      <div className={classes.words}>
        <p className={classes.soft}>{formatWeekday(now)}</p>
        <Title name={say(common.home)}>
          {rich(greeting(now), {
            name: member.firstname,
            greeting: (words) => <span className={classes.greeting}>{words}</span>,
            who: (words) => <span className={classes.name}>{words}</span>,
          })}
        </Title>
        <p className={`${layout.large} ${classes.line}`}>{say(line(stats))}</p>
        <div className={layout.row}>
          <ButtonLink variant="gold" size="md" to={paths.nominate()}>
            {say(common.nominateColleague)}
          </ButtonLink>
          {mayOpen('celebrations', member) ? (
            <ButtonLink variant="glass" size="md" to={paths.celebrations}>
              {say(common.celebrateWithUs)}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="this-month">
        <h2 id="this-month" className={classes.soft}>
          {say(texts.youIn, { month: monthName(now.getUTCMonth() + 1) })}
        </h2>
        <dl className={classes.stats}>
          <Stat value={stats.received} label={say(texts.cardsReceived, { count: stats.received })} />
          <Stat value={stats.sent} label={say(texts.cardsSent, { count: stats.sent })} />
          <Stat value={stats.nominations} label={say(texts.nominationsMade, { count: stats.nominations })} />
          <Stat
            value={stats.pointsEarned}
            label={say(texts.pointsEarned, {
              pointsName: pointsNamed(stats.pointsEarned, member.pointsName || say(common.points)),
            })}
          />
        </dl>
      </section>
    </section>
  );
}

function Stat({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatPoints(value)}</dd>
    </div>
  );
}

/** A laurel branch behind the words; pure decoration. */
function Wreath() {
  const leaves = Array.from({ length: 11 }, (_, i) => i);
  return (
    <svg className={classes.wreath} viewBox="0 0 400 400" aria-hidden="true">
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(200 200) scale(${side} 1)`}>
          {leaves.map((i) => (
            <g key={i} transform={`rotate(${157 - i * 13.5}) translate(0 -150)`}>
              <path d="M0 0C22 -16 30 -44 14 -66C-6 -52 -14 -26 0 0Z" transform="rotate(58) scale(.86)" />
              <path d="M0 0C22 -16 30 -44 14 -66C-6 -52 -14 -26 0 0Z" transform="rotate(112) scale(.62)" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function greeting(now: Date) {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return texts.goodEvening;
  return hour < 12 ? texts.goodMorning : texts.goodAfternoon;
}

function line(stats: Home['homeStats']): Message {
  const sent = stats.sent + stats.rewardsSent;
  const received = stats.received + stats.rewardsReceived;
  if (received > 0 && sent === 0) return texts.noticedYou;
  if (received > 0) return texts.noticedBoth;
  if (sent > 0) return texts.noticedOthers;
  return texts.noticedNobody;
}
