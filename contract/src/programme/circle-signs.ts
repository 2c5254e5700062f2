/** What somebody has judged of points that went round. */
export const circleVerdicts = ['fine', 'watch', 'wrong'] as const;
export type CircleVerdict = (typeof circleVerdicts)[number];

/** Spans of days within which points came back, and how often at least: in a year people who like each other give more often than in a month. */
export const circleReturns = { 30: 3, 90: 4, 365: 6 } as const;
export const circleDays = [30, 90, 365] as const;

/** So many people at most are a circle. */
export const circlePeopleMost = 5;

/** What is known of the gifts of a circle, and of the people in it. */
export interface CircleFacts {
  gifts: number;
  /** Of these gifts together. */
  points: number;
  /** Of them, what the programme or a pot paid: points that were not there before. */
  made: number;
  /** Gifts with words of their giver. */
  withWords: number;
  /** Gifts whose taker gave on within a day. */
  soon: number;
  /** All that these people gave in that time, to whomever. */
  given: number;
  /** Whom else they gave to. */
  others: number;
  /** In how many divisions they are. */
  divisions: number;
}

export const circleSigns = ['within', 'others', 'division', 'made', 'words', 'soon'] as const;

/** One thing that speaks for a circle, or against it: with a share of a hundred, or a number of people. */
export interface CircleSign {
  sign: (typeof circleSigns)[number];
  speaks: 'for' | 'against';
  value: number;
}

/** What speaks for people who give to each other, and what against; what says nothing is left out. Whoever judges decides. */
export function signsOf(facts: CircleFacts): CircleSign[] {
  const { gifts, points, made, withWords, soon, given, others, divisions } = facts;
  const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
  const within = share(points, given);
  const own = share(made, points);
  const words = share(withWords, gifts);
  const quick = share(soon, gifts);
  const speaks = (sign: CircleSign['sign'], value: number, isFor: boolean, isAgainst: boolean): CircleSign[] =>
    isFor || isAgainst ? [{ sign, speaks: isFor ? 'for' : 'against', value }] : [];
  return [
    ...speaks('within', within, within <= 25, within >= 60),
    ...speaks('others', others, others >= 5, others === 0),
    ...speaks('division', divisions, divisions === 1, false),
    ...speaks('made', own, own === 0, own >= 50),
    ...speaks('words', words, words >= 80, words <= 20),
    ...speaks('soon', quick, false, quick >= 50),
  ];
}
