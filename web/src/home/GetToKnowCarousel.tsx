import type { Home } from '@laurel/contract/calls/members/home';
import { getToKnowCarouselMs } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { rich } from '#lib/rich.ts';
import * as common from '#lib/texts.ts';
import { NoSlides, PersonSlide } from '#people/PersonSlide.tsx';
import { Told } from '#people/Told.tsx';
import { Link } from '#router/Link.tsx';
import { unseen } from '#ui/layout/tags.tsx';
import words from '#ui/layout/words.module.css';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations, paths } from '../paths.ts';
import * as texts from './texts.ts';

type GetToKnowRow = Home['homeGetToKnow'][number];

const title = say(texts.getToKnow);

export function GetToKnowCarousel({ rows }: { rows: readonly GetToKnowRow[] }) {
  if (rows.length === 0)
    return (
      <NoSlides title={title}>
        <EmptyState
          compact
          illustration={illustrations.welcome}
          words={say(common.nobodyTold)}
          hint={
            <Link to={paths.profileUpdate} className={words.link}>
              {say(texts.beTheFirst)}
            </Link>
          }
        />
      </NoSlides>
    );
  const slides = rows.map((row) => ({ id: row.memberId, label: row.memberName, content: slideOf(row) }));
  return <Carousel title={title} intervalMs={getToKnowCarouselMs} slides={slides} />;
}

function slideOf(row: GetToKnowRow) {
  const way = (
    <Link className={words.link} to={paths.getToKnow(row.memberId)}>
      {rich(texts.getToKnowOf, { name: row.memberName, unseen })}
    </Link>
  );
  return (
    <PersonSlide person={row} actions={way}>
      <Told person={row} />
    </PersonSlide>
  );
}
