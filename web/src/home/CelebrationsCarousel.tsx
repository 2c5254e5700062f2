import type { CelebrationRow } from '@laurel/contract/calls/recognition';
import { celebrationsCarouselMs } from '@laurel/contract/limits';
import { plural } from '#lib/plural.ts';
import { CelebrationActions } from '#people/CelebrationActions.tsx';
import { Occasion } from '#people/Occasion.tsx';
import { NoSlides, PersonSlide } from '#people/PersonSlide.tsx';
import { Carousel } from '#ui/navigation/Carousel.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { illustrations } from '../paths.ts';

const title = 'Celebrating today';

export function CelebrationsCarousel({ rows }: { rows: readonly CelebrationRow[] }) {
  if (rows.length === 0)
    return (
      <NoSlides title={title}>
        <EmptyState compact illustration={illustrations.noCelebrations} words="Sorry we are not celebrating today" />
      </NoSlides>
    );
  const slides = rows.map((row) => ({
    id: `${row.what} ${row.memberId}`,
    label: `${row.memberName}, ${occasion(row)}`,
    content: (
      <PersonSlide person={row} actions={<CelebrationActions row={row} celebrate="Celebrate Now" />}>
        <Occasion what={row.what}>{occasion(row)}</Occasion>
      </PersonSlide>
    ),
  }));
  return <Carousel title={title} intervalMs={celebrationsCarouselMs} slides={slides} />;
}

function occasion({ what, years }: CelebrationRow): string {
  if (what === 'BDAY') return 'Birthday';
  if (years < 1) return 'Work anniversary';
  return plural(years, { one: 'Work anniversary, 1 year', other: `Work anniversary, ${years} years` });
}
