import type { Example } from '@laurel/contract/calls/versions';
import type { Choice, Limit, ProgrammeDocument } from '@laurel/contract/programme/items';
import { stars } from '@laurel/contract/programme/programme';
import { type PartBySite, partsBySite } from '@laurel/contract/programme/sites';
import type { Tx } from '#db/transaction';
import type { ListName } from '#programme/differences';
import { anniversariesIn } from './anniversaries.ts';
import {
  type AmountGiven,
  activeMembers,
  amountsGiven,
  beyond,
  type Chosen,
  leaversAt,
  namesChosen,
  owedPoints,
  ownAmounts,
  type RatingPaid,
  ratingsPaid,
  reachedOf,
} from './last-quarter.ts';
import { type Change, ownSites, placesOf, sitesIn } from './places.ts';
import { forfeitedUntil, onScale, type Span } from './rules.ts';
import { featureExamples } from './sites.ts';

type Reckoned = (on: Tx, change: Change, span: Span) => Promise<Example[]>;

/** What each change would have meant in that time, reckoned from what the company did in it. */
export async function examplesOf(on: Tx, change: Change, span: Span): Promise<Example[]> {
  const examples: Example[] = [];
  // loop: a statement for each kind of change, which are few
  for (const reckon of [
    ratings,
    ownStars,
    amounts,
    fixed,
    bounds,
    chosen,
    grace,
    leaving,
    debts,
    years,
    featureExamples,
  ])
    examples.push(...(await reckon(on, change, span)));
  return examples;
}

function isChanged({ differences }: Change, at: string): boolean {
  return differences.some((difference) => difference.at === at);
}

const ratings: Reckoned = async (on, change, span) => {
  const places = placesOf(change, 'review', 'points');
  if (places.length === 0) return [];
  const all = await ratingsPaid(on, span, sitesIn(change));
  return places.map(({ at, after, isOf }) => {
    const there = Map.groupBy(all.filter(isOf), ({ rating, stars }) => `${rating} ${stars}`);
    const paid = [...there.values()].map((same) => {
      const [{ rating, stars: of }] = same as [RatingPaid];
      const each = after.review.points[onScale({ rating, stars: of }, stars(after)) - 1] ?? 0;
      return {
        ...{ rating, stars: of, reviews: sumOf(same, 'reviews') },
        ...{ before: sumOf(same, 'points'), after: sumOf(same, 'people') * each },
      };
    });
    return { what: 'ratings', at, ratings: paid, before: sumOf(paid, 'before'), after: sumOf(paid, 'after') };
  });
};

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

const ownStars: Reckoned = async (on, change, span) => {
  const places = placesOf(change, 'review', 'customAbove');
  if (places.length === 0) return [];
  const all = await ownAmounts(on, span, sitesIn(change));
  return places.map(({ at, before, after, isOf }) => {
    const there = all.filter(isOf);
    const tooFew = ({ review }: ProgrammeDocument) =>
      sumOf(
        there.filter(({ rating }) => rating <= review.customAbove),
        'count',
      );
    return { what: 'counted', at, of: sumOf(there, 'count'), before: tooFew(before), after: tooFew(after) };
  });
};

/** Of each list of points: which awards give from it. */
const givenBy = { adhoc: 'adhoc', payItForward: 'payitforward', ideas: 'idea' } as const;
const lists = Object.keys(givenBy) as (keyof typeof givenBy)[];

const amounts: Reckoned = async (on, change, span) => {
  const places = lists.flatMap((list) => placesOf(change, 'points', list).map((place) => ({ ...place, list })));
  if (places.length === 0) return [];
  const given = await amountsGiven(on, span, sitesIn(change));
  return places.map(({ at, list, before, after, isOf }) => {
    const there = given.filter((one) => one.what === givenBy[list] && isOf(one));
    const outside = ({ points }: ProgrammeDocument) =>
      sumOf(
        there.filter(({ points: one }: AmountGiven) => !points[list].includes(one)),
        'count',
      );
    return { what: 'counted', at, of: sumOf(there, 'count'), before: outside(before), after: outside(after) };
  });
};

/** Of each place of choices that may give just so many points: which awards are for them. */
const fixedFor = { values: 'adhoc', prizes: 'reward', payItForward: 'payitforward' } as const;

/** What gives just so many points from then on, or as many as one likes. */
const fixed: Reckoned = async (on, change, span) => {
  const found = choicesIn(change).filter(({ before, after }) => before.points !== after.points);
  if (found.length === 0) return [];
  const given = await amountsGiven(on, span, sitesIn(change));
  return found.map(({ at, place, before, after }) => {
    const own = namesOf(before);
    const there = given.filter(({ what, name }) => what === fixedFor[place as keyof typeof fixedFor] && own.has(name));
    const others = ({ points }: Choice) =>
      sumOf(
        there.filter((one) => points !== undefined && one.points !== points),
        'count',
      );
    return {
      ...{ what: 'counted', at: `${at}.points`, name: after.name, of: sumOf(there, 'count') },
      ...{ before: others(before), after: others(after) },
    };
  });
};

/** Texts, monthly limits, ceilings: whatever says 'at most'. */
const bounds: Reckoned = async (on, change, span) => {
  const asked = Object.entries(reachedOf).flatMap(([name, reached]) => {
    const places = boundsOf(change, name);
    return places.length > 0 ? [{ name, places, at: [...places, ...elsewhere(change, name, places)], reached }] : [];
  });
  const found = await beyond(on, span, asked);
  return asked.flatMap(({ name, places }) =>
    places.map(({ at, site }) => {
      const { of = 0, before = 0, after = 0 } = found.find((one) => one.name === name && one.site === site) ?? {};
      return { what: 'counted', at, of, before, after };
    }),
  );
};

function boundsOf(change: Change, name: string) {
  const [part = '', ...value] = name.split('.');
  const places = isBySite(part) ? placesOf(change, part, value.join('.')) : [];
  const company = change.differences.some(({ at }) => at === name) ? [{ at: name, site: '', ...change }] : [];
  return (isBySite(part) ? places : company).map(({ at, site, before, after }) => ({
    ...{ at, site },
    ...{ before: limitAt(before, name), after: limitAt(after, name) },
  }));
}

/** Sites whose own limit stays: what their people did is none of the others'. */
function elsewhere(change: Change, name: string, places: readonly { site: string }[]) {
  const [part = '', ...value] = name.split('.');
  const own = isBySite(part) ? [...ownSites(change, part, value.join('.'))] : [];
  return own
    .filter((site) => places.every((place) => place.site !== site))
    .map((site) => ({ site, before: null, after: null }));
}

function isBySite(part: string): part is PartBySite {
  return partsBySite.some((one) => one === part);
}

/** Null where there is none. */
function limitAt(document: ProgrammeDocument, name: string): number | null {
  const limit = name.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], document) as Limit;
  return limit === 'none' ? null : limit;
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
    const own = namesOf(before);
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

/** What it is called, and was. */
function namesOf({ name, former = [] }: Choice): Set<string> {
  return new Set([name, ...former.map((before) => before.name)]);
}

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

/** What would have become a debt, or would not. */
const debts: Reckoned = async (on, change, span) => {
  const at = 'corrections.debts';
  return isChanged(change, at) ? [{ what: 'debts', at, ...(await owedPoints(on, span)) }] : [];
};

/** How many may leave at once without a confirmation. */
const leaving: Reckoned = async (on, change) => {
  const at = 'leavers.percentAtOnce';
  if (!isChanged(change, at)) return [];
  const of = await activeMembers(on);
  const share = ({ leavers }: ProgrammeDocument) => Math.floor((of * leavers.percentAtOnce) / 100);
  return [{ what: 'counted', at, of, before: share(change.before), after: share(change.after) }];
};

/** Of the company, in a word: a site without it is told of by itself. */
const years: Reckoned = async (on, { before, after, differences }, span) => {
  const at = 'anniversaries.awards';
  if (!differences.some((difference) => difference.at.startsWith(`${at}.`))) return [];
  return [{ what: 'anniversaries', at, ...(await anniversariesIn(on, span, { before, after })) }];
};
