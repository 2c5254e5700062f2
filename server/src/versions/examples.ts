import type { Example } from '@laurel/contract/calls/versions';
import type { Choice, Limit, ProgrammeDocument } from '@laurel/contract/programme/items';
import { stars } from '@laurel/contract/programme/programme';
import type { Difference } from '@laurel/contract/shapes/difference';
import type { Tx } from '#db/transaction';
import type { ListName } from '#programme/differences';
import {
  type AmountGiven,
  activeMembers,
  amountsGiven,
  type Bound,
  beyond,
  type Chosen,
  leaversAt,
  namesChosen,
  ownAmounts,
  ratingsPaid,
  reachedOf,
} from './last-quarter.ts';
import { forfeitedUntil, onScale, type Span } from './rules.ts';
import { featureExamples } from './sites.ts';

interface Change {
  before: ProgrammeDocument;
  after: ProgrammeDocument;
  differences: readonly Difference[];
  now: Date;
}

type Reckoned = (on: Tx, change: Change, span: Span) => Promise<Example[]>;

/** What each change would have meant in that time, reckoned from what the company did in it. */
export async function examplesOf(on: Tx, change: Change, span: Span): Promise<Example[]> {
  const examples: Example[] = [];
  // loop: a statement for each kind of change, which are few
  for (const reckon of [ratings, ownStars, amounts, bounds, chosen, grace, leaving, featureExamples])
    examples.push(...(await reckon(on, change, span)));
  return examples;
}

function isChanged({ differences }: Change, at: string): boolean {
  return differences.some((difference) => difference.at === at);
}

const ratings: Reckoned = async (on, change, span) => {
  const at = 'review.points';
  if (!isChanged(change, at)) return [];
  const { review } = change.after;
  const paid = (await ratingsPaid(on, span)).map(({ people, points, ...rating }) => ({
    ...rating,
    before: points,
    after: people * (review.points[onScale(rating, stars(change.after)) - 1] ?? 0),
  }));
  return [{ what: 'ratings', at, ratings: paid, before: sumOf(paid, 'before'), after: sumOf(paid, 'after') }];
};

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

const ownStars: Reckoned = async (on, change, span) => {
  const at = 'review.customAbove';
  if (!isChanged(change, at)) return [];
  const [before, after] = [change.before.review.customAbove, change.after.review.customAbove];
  return [{ what: 'counted', at, ...(await ownAmounts(on, span, { before, after })) }];
};

/** Of each list of points: which awards give from it. */
const givenBy = { adhoc: 'adhoc', payItForward: 'payitforward', ideas: 'idea' } as const;

const amounts: Reckoned = async (on, change, span) => {
  const lists = (Object.keys(givenBy) as (keyof typeof givenBy)[]).filter((list) =>
    isChanged(change, `points.${list}`),
  );
  if (lists.length === 0) return [];
  const given = await amountsGiven(on, span);
  return lists.map((list) => {
    const ofList = given.filter(({ what }) => what === givenBy[list]);
    const outside = ({ points }: ProgrammeDocument) =>
      sumOf(
        ofList.filter(({ points: one }: AmountGiven) => !points[list].includes(one)),
        'count',
      );
    return {
      what: 'counted',
      at: `points.${list}`,
      of: sumOf(ofList, 'count'),
      before: outside(change.before),
      after: outside(change.after),
    };
  });
};

/** Texts, monthly limits, ceilings: whatever says 'at most'. */
const bounds: Reckoned = async (on, change, span) => {
  const asked = change.differences.flatMap(({ at, before, after }) => {
    const reached = reachedOf[at];
    const bound: Bound = { at, before: numberOf(before), after: numberOf(after) };
    return reached ? [{ ...bound, reached }] : [];
  });
  return (await beyond(on, span, asked)).map((found) => ({ what: 'counted', ...found }));
};

function numberOf(limit: string): number | null {
  return (limit as Limit) === 'none' || limit === '' ? null : Number(limit);
}

/** Where the things of a list are chosen. */
const chosenAt: Record<ListName | 'alone' | 'celebrate' | 'payItForward', readonly Chosen['place'][]> = {
  behaviours: ['nomination', 'reward', 'payitforward'],
  alone: ['nomination'],
  prizes: ['reward'],
  categories: ['category'],
  values: ['adhoc'],
  celebrate: ['thankyou'],
  payItForward: ['payitforward'],
  ideaCategories: ['idea'],
};

/** What is called otherwise, or offered no longer. */
const chosen: Reckoned = async (on, change, span) => {
  const found = choicesIn(change).filter(({ before, after }) => before.name !== after.name || isTaken(before, after));
  if (found.length === 0) return [];
  const names = await namesChosen(on, span);
  return found.map(({ at, place, before, after }) => {
    const there = names.filter((one) => chosenAt[place].includes(one.place));
    const own = new Set([before.name, ...(before.former ?? []).map(({ name }) => name)]);
    return {
      what: 'chosen',
      at,
      name: before.name,
      isOffered: !after.retired,
      of: sumOf(there, 'count'),
      chosen: sumOf(
        there.filter(({ name }) => own.has(name)),
        'count',
      ),
    };
  });
};

function isTaken(before: Choice, after: Choice): boolean {
  return !before.retired && (after.retired ?? false);
}

interface Changed {
  at: string;
  place: keyof typeof chosenAt;
  before: Choice;
  after: Choice;
}

/** Everything that both programmes have, by where it stands. */
function choicesIn({ before, after }: Change): Changed[] {
  const listed = (['behaviours', 'prizes', 'categories', 'values', 'ideaCategories'] as const).flatMap((place) =>
    after[place].flatMap((item) => {
      const known = before[place].find(({ key }) => key === item.key);
      return known ? [{ at: `${place}.${item.key}`, place, before: known, after: item }] : [];
    }),
  );
  const occasions = (['celebrate', 'payItForward'] as const).flatMap((place) =>
    Object.entries(after[place]).map(([name, choice]) => ({
      at: `${place}.${name}`,
      place,
      before: before[place][name as keyof (typeof before)[typeof place]],
      after: choice,
    })),
  );
  return [...listed, { at: 'alone', place: 'alone', before: before.alone, after: after.alone }, ...occasions];
}

const grace: Reckoned = async (on, change) => {
  const at = 'leavers.graceDays';
  if (!isChanged(change, at)) return [];
  const until = ({ leavers }: ProgrammeDocument) => forfeitedUntil(change.now, leavers.graceDays);
  const found = await leaversAt(on, { before: until(change.before), after: until(change.after) });
  return [
    {
      what: 'grace',
      at,
      leavers: found.leavers,
      before: { people: found.peopleBefore, points: found.pointsBefore },
      after: { people: found.peopleAfter, points: found.pointsAfter },
    },
  ];
};

/** How many may leave at once without a confirmation. */
const leaving: Reckoned = async (on, change) => {
  const at = 'leavers.percentAtOnce';
  if (!isChanged(change, at)) return [];
  const of = await activeMembers(on);
  const share = ({ leavers }: ProgrammeDocument) => Math.floor((of * leavers.percentAtOnce) / 100);
  return [{ what: 'counted', at, of, before: share(change.before), after: share(change.after) }];
};
