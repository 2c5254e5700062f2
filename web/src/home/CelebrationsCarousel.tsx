import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { celebrationsCarouselMs } from '@laurel/contract/limits';
import { IconAward, IconCake } from '@tabler/icons-react';
import { plural } from '#lib/plural.ts';
import { Link } from '#router/Link.tsx';
import { useMember } from '#session/member.ts';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths, serverPaths } from '../paths.ts';
import classes from './PersonSlide.module.css';

const title = 'Celebrating today';

export function CelebrationsCarousel({ rows }: { rows: readonly CelebrationRow[] }) {
  if (rows.length === 0) {
    return (
      <section className={classes.none} aria-label={title}>
        <h2 className={classes.noneTitle}>{title}</h2>
        <EmptyState compact illustration={illustrations.noCelebrations} words="Sorry we are not celebrating today" />
      </section>
    );
  }
  const slides = rows.map((row) => ({
    id: `${row.what} ${row.memberId}`,
    label: `${row.memberName}, ${occasion(row)}`,
    content: <CelebrationSlide row={row} />,
  }));
  return <Carousel title={title} intervalMs={celebrationsCarouselMs} slides={slides} />;
}

function occasion({ what, years }: CelebrationRow): string {
  if (what === 'BDAY') return 'Birthday';
  if (years < 1) return 'Work anniversary';
  return plural(years, { one: 'Work anniversary, 1 year', other: `Work anniversary, ${years} years` });
}

function CelebrationSlide({ row }: { row: CelebrationRow }) {
  const isBirthday = row.what === 'BDAY';
  const Occasion = isBirthday ? IconCake : IconAward;
  return (
    <article className={classes.slide}>
      <div className={classes.person}>
        <Avatar
          name={row.memberName}
          size={56}
          picture={row.picId ? (suffix) => serverPaths.picture(row.picId, suffix) : undefined}
        />
        <div className={classes.who}>
          <h3 dir="auto" className={classes.name}>
            {row.memberName}
          </h3>
          <p className={classes.division} title={row.division}>
            {row.division}
          </p>
        </div>
      </div>
      <p className={classes.occasion} data-what={row.what}>
        <Occasion aria-hidden size={18} stroke={1.7} />
        {occasion(row)}
      </p>
      <CelebrationActions row={row} />
    </article>
  );
}

/** Nobody can send anything to themselves, or to who never signed on. */
function CelebrationActions({ row }: { row: CelebrationRow }) {
  const isOwn = row.memberId === useMember().memberId;
  const registered = !row.memberId.startsWith('0.');
  const card = row.what === 'BDAY' ? 'birthday' : 'anniversary';
  const name = <span className="visually-hidden"> {row.memberName}</span>;
  if (isOwn) return <p className={classes.note}>That is you. Congratulations!</p>;
  if (!registered) return <p className={classes.note}>This member has not registered</p>;
  return (
    <div className={classes.actions}>
      <Link className={classes.primary} to={paths.recognise(row.memberId, card)}>
        Celebrate Now{name}
      </Link>
      <Link className={classes.link} to={paths.payItForward(row.memberId, card)}>
        Pay It Forward{name}
      </Link>
      {row.interest1 ? (
        <Link className={classes.link} to={paths.getToKnow(row.memberId)}>
          Get to Know{name}
        </Link>
      ) : null}
    </div>
  );
}
