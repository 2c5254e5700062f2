import type { Home } from '@laurel/contract/calls/members/home';
import { getToKnowCarouselMs } from '@laurel/contract/limits';
import { Link } from '#router/Link.tsx';
import { Avatar } from '#ui/display/Avatar.tsx';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths, serverPaths } from '../paths.ts';
import classes from './PersonSlide.module.css';

type GetToKnowRow = Home['homeGetToKnow'][number];

const title = 'Get to know';

export function GetToKnowCarousel({ rows }: { rows: readonly GetToKnowRow[] }) {
  if (rows.length === 0) {
    return (
      <section className={classes.none} aria-label={title}>
        <h2 className={classes.noneTitle}>{title}</h2>
        <EmptyState
          compact
          illustration={illustrations.welcome}
          words="Nobody has told about themselves yet"
          hint={
            <Link to={paths.profileUpdate} className={classes.link}>
              Be the first
            </Link>
          }
        />
      </section>
    );
  }
  const slides = rows.map((row) => ({
    id: row.memberId,
    label: row.memberName,
    content: <GetToKnowSlide row={row} />,
  }));
  return <Carousel title={title} intervalMs={getToKnowCarouselMs} slides={slides} />;
}

function GetToKnowSlide({ row }: { row: GetToKnowRow }) {
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
      <dl className={classes.facts}>
        {row.interestOtherDesc ? (
          <div>
            <dt>Likes</dt>
            <dd dir="auto">{row.interestOtherDesc}</dd>
          </div>
        ) : null}
        {row.otherInfo ? (
          <div>
            <dt>Dreams of</dt>
            <dd dir="auto">{row.otherInfo}</dd>
          </div>
        ) : null}
      </dl>
      <div className={classes.actions}>
        <Link className={classes.link} to={paths.getToKnow(row.memberId)}>
          Get to know <span className="visually-hidden">{row.memberName}</span>
        </Link>
      </div>
    </article>
  );
}
