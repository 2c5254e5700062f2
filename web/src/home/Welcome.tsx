import type { Home } from '@laurel/contract/calls/members/home';
import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { monthNames } from '@laurel/contract/rules/months';
import { formatWeekday } from '#lib/dates.ts';
import { plural } from '#lib/plural.ts';
import { formatPoints } from '#lib/points.ts';
import { ButtonLink } from '#ui/buttons/Button.tsx';
import { Title } from '#ui/display/Title.tsx';
import layout from '#ui/layout/layout.module.css';
import { paths } from '../paths.ts';
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
        <Title name="Home">
          <span className={classes.greeting}>{greeting(now)},</span>{' '}
          <span className={classes.name}>{member.firstname}</span>
        </Title>
        <p className={`${layout.large} ${classes.line}`}>{line(stats)}</p>
        <div className={layout.row}>
          <ButtonLink variant="gold" size="md" to={paths.nominate()}>
            Nominate a colleague
          </ButtonLink>
          <ButtonLink variant="glass" size="md" to={paths.celebrations}>
            Celebrate With Us
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="this-month">
        <h2 id="this-month" className={classes.soft}>
          You in {monthNames[now.getUTCMonth()]}
        </h2>
        <dl className={classes.stats}>
          <Stat
            value={stats.received}
            label={plural(stats.received, { one: 'e-card received', other: 'e-cards received' })}
          />
          <Stat value={stats.sent} label={plural(stats.sent, { one: 'e-card sent', other: 'e-cards sent' })} />
          <Stat
            value={stats.nominations}
            label={plural(stats.nominations, { one: 'nomination made', other: 'nominations made' })}
          />
          <Stat value={stats.pointsEarned} label={`${member.pointsName || 'Points'} earned`} />
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
    <svg className={classes.wreath} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
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

function greeting(now: Date): string {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

function line(stats: Home['homeStats']): string {
  const sent = stats.sent + stats.rewardsSent;
  const received = stats.received + stats.rewardsReceived;
  if (received > 0 && sent === 0) return 'Somebody noticed you this month. Who made your work better? Tell them.';
  if (received > 0) return 'Your good work was noticed this month, and you noticed others. Keep it going.';
  if (sent > 0) return 'You made somebody’s day this month. There is always one more who deserves it.';
  return 'A few honest words can make somebody’s week. Who deserves them today?';
}
