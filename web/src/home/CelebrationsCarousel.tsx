import type { CelebrationRow } from '@laurel/contract/calls/recognition/celebration-row';
import { celebrationsCarouselMs } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import * as common from '#lib/texts.ts';
import { CelebrationActions } from '#people/CelebrationActions.tsx';
import { Occasion } from '#people/Occasion.tsx';
import { NoSlides, PersonSlide } from '#people/PersonSlide.tsx';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';
import * as texts from './texts.ts';

const title = say(texts.celebratingToday);

export function CelebrationsCarousel({ rows }: { rows: readonly CelebrationRow[] }) {
  if (rows.length === 0)
    return (
      <NoSlides title={title}>
        <EmptyState compact illustration={illustrations.noCelebrations} words={say(common.nobodyCelebrates)} />
      </NoSlides>
    );
  const slides = rows.map((row) => ({
    id: `${row.what} ${row.memberId}`,
    label: say(texts.celebrates, { name: row.memberName, occasion: occasion(row) }),
    content: (
      <PersonSlide person={row} actions={<CelebrationActions row={row} celebrate={say(texts.celebrateNow)} />}>
        <Occasion what={row.what}>{occasion(row)}</Occasion>
      </PersonSlide>
    ),
  }));
  return <Carousel title={title} intervalMs={celebrationsCarouselMs} slides={slides} />;
}

function occasion({ what, years }: CelebrationRow): string {
  if (what === 'BDAY') return say(common.birthday);
  return years < 1 ? say(texts.anniversary) : say(texts.anniversaryOf, { years });
}
