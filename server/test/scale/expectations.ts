/** What a call may take: a number for a company of any size, or so much for each person of it. */
type Most = number | { each: number };

export interface Expectation {
  /** Rows of the business in the answer, at least. */
  answers: Most;
  /** Rows looked at in tables and indexes, at most. */
  rows: Most;
  /** Pages of 8 kB touched, at most. */
  buffers: Most;
  /** Pages to which a limit leads that a small company's rows do not reach: so many are no growth. */
  bounded?: number;
}

/**
 * What the database may do for each call: half as much again as it did when this was written, in companies of 10,000 and of
 * 100,000. A number stands where the work must not grow with the company; what stands with `each` does grow, and is to be
 * made smaller, never larger.
 */
export const expectations: Record<string, Expectation> = {
  Home: { answers: 30, rows: 120, buffers: 260 },
  'Home, the first of a day': { answers: 30, rows: 500, buffers: 950 },
  'the header': { answers: 1, rows: 12, buffers: 30 },
  'where one is signed on': { answers: 1, rows: 11, buffers: 22 },
  'the directory before a search': { answers: 200, rows: 1_320, buffers: 900 },
  'the directory of a division': { answers: 199, rows: 1_000, buffers: 500 },
  'a search by full name': { answers: 1, rows: 4_000, buffers: 400 },
  'a search by first name': { answers: 200, rows: 1_050, buffers: 2_500 },
  'a search by two letters': { answers: 200, rows: 1_050, buffers: 2_500 },
  // Of the newest four thousand messages as many are read as the newest part of the index has by then; of nominations, which say nothing of
  // the kind, each part is looked into, and each look is a statement of its function.
  'everything with a word that is on every card': { answers: 5, rows: 14_000, buffers: { each: 0.17 } },
  'everything with two words that are on every card': { answers: 5, rows: 14_000, buffers: { each: 0.17 } },
  // One look into each four thousand.
  'everything with a word that one card has': { answers: 1, rows: 1_400, buffers: { each: 0.12 } },
  'everything with a word that nothing has': { answers: 0, rows: 1_400, buffers: { each: 0.06 } },
  'everything with somebody’s name': { answers: 1, rows: 5_000, buffers: { each: 0.3 } },
  'everything with a name and a word': { answers: 1, rows: 7_000, buffers: { each: 0.3 } },
  'everything with what many cards are for': { answers: 5, rows: 6_000, buffers: { each: 0.3 } },
  'nominations of a manager': { answers: 40, rows: 10_000, buffers: 4_600 },
  'nominations of a committee': { answers: 50, rows: 44_000, buffers: 20_000, bounded: 20_000 },
  'nominations for a committee to review': { answers: 50, rows: 44_000, buffers: 20_000, bounded: 20_000 },
  'the next page of a committee’s nominations': { answers: 50, rows: 63_000, buffers: 24_000, bounded: 24_000 },
  'the next page of all nominations': { answers: 50, rows: 7_600, buffers: 3_000 },
  'nominations of all, second page': { answers: 50, rows: 7_600, buffers: 3_000 },
  'to do, of a manager': { answers: 10, rows: 1_400, buffers: 420 },
  'to do, of a committee': { answers: 50, rows: 3_100, buffers: 5_100, bounded: 5_100 },
  'to do, of an administrator': { answers: 50, rows: 3_200, buffers: 1_650, bounded: 1_650 },
  'the next page of what a committee has to do': { answers: 50, rows: 3_100, buffers: 5_100, bounded: 5_100 },
  'my recognitions of a month': { answers: 5, rows: 130, buffers: 330 },
  'my statement': { answers: 5, rows: 175, buffers: 480 },
  'the desk': { answers: 50, rows: 6_100, buffers: 3_100 },
  'the desk, what waits': { answers: 50, rows: 6_100, buffers: 3_100 },
  'the desk, a search': { answers: 50, rows: 47_000, buffers: 18_400, bounded: 18_400 },
  'the desk, a search for one member': { answers: 1, rows: 56_000, buffers: 15_500, bounded: 15_500 },
  'the desk, a search for one order': { answers: 1, rows: 56_000, buffers: 15_300, bounded: 15_300 },
  'the next page of the desk': { answers: 50, rows: 4_700, buffers: 2_900 },
  'the supplier file': { answers: { each: 0.07 }, rows: { each: 8 }, buffers: { each: 1.6 } },
  'a shelf of products': { answers: 10, rows: 17, buffers: 45 },
  'my basket': { answers: 3, rows: 210, buffers: 90 },
  'my orders': { answers: 4, rows: 250, buffers: 220 },
  'a quote for a division': { answers: 198, rows: 1_550, buffers: 1_900 },
  'a change of the programme with its examples': { answers: 30, rows: { each: 30 }, buffers: { each: 1.1 } },
  'the management report of a division': { answers: 50, rows: { each: 0.25 }, buffers: { each: 0.25 } },
  'the management report of all': { answers: { each: 0.17 }, rows: { each: 4.3 }, buffers: { each: 1.75 } },
  'a page of the management report of all, with its sums': {
    answers: 25,
    rows: { each: 0.3 },
    buffers: { each: 0.06 },
  },
  'the next page of the management report of all': { answers: 25, rows: 950, buffers: 520 },
  'the next page of the quarterly award report': { answers: 25, rows: 570, buffers: 1_400 },
  'who celebrates in these days': { answers: 30, rows: { each: 0.14 }, buffers: { each: 0.15 } },
  'who celebrates on a day': { answers: 30, rows: 450, buffers: 850 },
  'the anniversaries of a day': { answers: { each: 0.002 }, rows: { each: 15 }, buffers: { each: 3.1 } },
  // Those of a month are looked at again: some may have come to be somebody to whom something is given.
  'the anniversaries of a quarter of an hour': { answers: 1, rows: { each: 7.5 }, buffers: { each: 1.3 } },
  'Celebrate With Us': { answers: 100, rows: { each: 0.05 }, buffers: { each: 0.1 } },
  'recent recognition': { answers: 60, rows: 5_800, buffers: 1_000 },
  ...Object.fromEntries(
    ['everybody', 'mine', 'team', 'division', 'country'].flatMap((scope) => [
      // Of each of the newest items a hundred reactions, comments and boosts are counted.
      [`the feed: ${scope}`, { answers: 30, rows: 21_000, buffers: 4_500 }],
      [`further in the feed: ${scope}`, { answers: 1, rows: 12_000, buffers: 4_500, bounded: 620 }],
    ]),
  ),
  'a comment': { answers: 100, rows: 400, buffers: 290 },
  'a boost': { answers: 1, rows: 400, buffers: 700 },
  'a reaction': { answers: 100, rows: 1_030, buffers: 290 },
  'what is new in the feed': { answers: 1, rows: 200, buffers: 1_050 },
  'my year': { answers: 12, rows: 750, buffers: 260 },
  'my year, of a manager': { answers: 12, rows: 10_400, buffers: 2_000 },
  'the company’s year': { answers: 12, rows: 100, buffers: 25 },
  'a colleague': { answers: 5, rows: 130, buffers: 100 },
  'cards of a colleague': { answers: 5, rows: 4_000, buffers: 2_200 },
  'cards that a colleague gave': { answers: 30, rows: 5_300, buffers: 3_700 },
  'a colleague with cards that few see': { answers: 1, rows: 130, buffers: 100 },
  'cards of a colleague among those that few see': { answers: 5, rows: 4_000, buffers: 2_200 },
  'those who tell about themselves': { answers: 24, rows: 300, buffers: 300 },
  'the next of those who tell': { answers: 24, rows: 300, buffers: 300 },
  'those who tell of what many tell': { answers: 24, rows: { each: 0.12 }, buffers: { each: 0.22 } },
  'those who tell of what few tell': { answers: 2, rows: { each: 0.12 }, buffers: { each: 0.22 } },
  'those who tell of what nobody tells': { answers: 0, rows: { each: 0.12 }, buffers: { each: 0.22 } },
  'the wall of fame': { answers: 200, rows: 7_500, buffers: 7_000, bounded: 7_000 },
  // A company of a few hundred ideas reads past all of them.
  'ideas of all': { answers: 24, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'the next ideas of all': { answers: 24, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'ideas of all, the most wanted': { answers: 24, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'ideas of all in a stage': { answers: 24, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'ideas of all with a word that many have': { answers: 24, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'ideas of all with a word that few have': { answers: 2, rows: 3_600, buffers: 1_200, bounded: 1_200 },
  'ideas of all with a word that none has': { answers: 0, rows: 3_600, buffers: 1_200 },
  'the directory of people': { answers: 50, rows: 4_300, buffers: 1_250 },
  'the next page of people': { answers: 50, rows: 1_400, buffers: 1_450 },
  'people by a part of an address': { answers: 1, rows: 200, buffers: { each: 0.04 } },
  'people by full name': { answers: 1, rows: 250, buffers: { each: 0.02 } },
  'people by first name': { answers: 50, rows: { each: 0.35 }, buffers: { each: 0.45 } },
  'people by the name of their manager': { answers: 0, rows: 300, buffers: { each: 0.02 } },
  'people who never signed on': { answers: 50, rows: { each: 0.12 }, buffers: { each: 0.21 } },
  'people without a mobile number': { answers: 0, rows: 180, buffers: 60 },
  'people who are gone': { answers: 50, rows: { each: 0.1 }, buffers: { each: 0.16 } },
  'a person': { answers: 1, rows: 270, buffers: 140 },
  'what moved of a person': { answers: 5, rows: 560, buffers: 850 },
  'acts of a person': { answers: 0, rows: 30, buffers: 65 },
  'messages of a person': { answers: 0, rows: 40, buffers: 70 },
  'people of a manager': { answers: 25, rows: 650, buffers: 900 },
  'people by last sign-on': { answers: 50, rows: { each: 3.2 }, buffers: { each: 0.1 } },
  'my nominations': { answers: 1, rows: 120, buffers: 230 },
  'a reward to one': { answers: 1, rows: 440, buffers: 500 },
  'a reward to a division': { answers: 198, rows: 70_000, buffers: 63_000 },
  'an order': { answers: 3, rows: 400, buffers: 1_450 },
  'a review': { answers: 1, rows: 300, buffers: 800 },
  'a roster, what it would do': { answers: { each: 0.199 }, rows: { each: 27 }, buffers: { each: 0.54 } },
  'the answers of a supplier': { answers: { each: 0.06 }, rows: { each: 8 }, buffers: { each: 3.9 } },
  'an erasure': { answers: 1, rows: 600, buffers: 2_000 },
};

export function inCompanyOf(people: number, most: Most): number {
  return typeof most === 'number' ? most : most.each * people;
}

/** Whether its work must be the same in a company of any size. */
export function isFlat({ rows, buffers }: Expectation): boolean {
  return typeof rows === 'number' && typeof buffers === 'number';
}
