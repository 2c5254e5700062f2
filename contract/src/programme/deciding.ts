/** How the ratings of a nomination decide: the first one alone, as the specification has it, or what several said together. */
export const severalWays = ['mean', 'majority', 'chair'] as const;
export type SeveralWay = (typeof severalWays)[number];
export const decidingWays = ['first', ...severalWays] as const;
export type DecidingWay = (typeof decidingWays)[number];

/** So many say before it is decided; where the first decides it is not asked. */
export const decidingLeast = 2;
export const decidingMost = 9;

export interface Deciding {
  by: DecidingWay;
  people: number;
}

/** What one of them said: so many of so many stars; none where they declined. */
export interface Word {
  rating: number;
  stars: number;
  isChair: boolean;
}

/** Who may still say something. */
export interface ToCome {
  people: number;
  chairs: number;
}

/** What they decided together: no star declines it. */
export interface Verdict {
  by: SeveralWay;
  rating: number;
}

/**
 * What several decide about a nomination by what they said, in the order of it, as stars of the scale of now; undefined as long as more is to be
 * heard. The chair's word is the last one, whenever it comes; where no chair is there to say it, the majority decides. Where fewer are
 * left than should say something, those decide who have.
 */
export function verdictOf(
  words: readonly Word[],
  { by, people }: { by: SeveralWay; people: number },
  toCome: ToCome,
  stars: number,
): Verdict | undefined {
  const [first] = words;
  if (!first) return undefined;
  const given = words.map((word) => (word.rating * stars) / word.stars);
  const chairs = words.findIndex(({ isChair }) => isChair);
  if (by === 'chair') {
    if (chairs >= 0) return { by, rating: Math.round(given[chairs] as number) };
    if (toCome.chairs > 0) return undefined;
  }
  if (words.length < people && toCome.people > 0) return undefined;
  return by === 'mean'
    ? { by, rating: Math.round(mean(given)) }
    : { by: 'majority', rating: Math.round(ofMost(given)) };
}

function mean(given: readonly number[]): number {
  return given.reduce((sum, each) => sum + each, 0) / given.length;
}

/** The most stars that more than half of them give, or would go beyond. */
function ofMost(given: readonly number[]): number {
  return [...given].sort((one, other) => other - one)[Math.floor(given.length / 2)] as number;
}
