import { useState } from 'react';

/** How the pages of one question are turned: their places so far, the first of which needs none. */
interface Turned {
  of: string;
  places: readonly (string | undefined)[];
  /** The page that stays on the screen until the next one is there. */
  from: number;
}

/** The places where the pages of a list begin, as they are turned. Another question, which `of` tells apart, begins at the first. */
export function usePlaces(of: string) {
  const [turned, setTurned] = useState<Turned>({ of, places: [undefined], from: 0 });
  const { places, from } = turned.of === of ? turned : { places: [undefined], from: 0 };
  return {
    after: places.at(-1),
    /** The first is 0. */
    page: places.length - 1,
    from,
    /** To a page that was there, or to the one behind the last, which begins at `next`. */
    turnTo: (page: number, next: string | null | undefined) =>
      setTurned({
        of,
        from: places.length - 1,
        places: page < places.length ? places.slice(0, page + 1) : [...places, next ?? undefined],
      }),
  };
}
