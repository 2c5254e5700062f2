import * as z from 'zod/mini';
import { languages } from '#languages';
import {
  anniversaryAwardsMost,
  anniversaryWordsMax,
  approvalDaysMost,
  graceDaysMost,
  groupCardDaysMost,
  itemsMost,
  pointsInAllMost,
  pointsMost,
  recipientsMax,
  refusedWordMax,
  refusedWordsMost,
  scopeCodeMax,
  sendsMost,
  serviceYearsMost,
  starsLeast,
  starsMost,
  takeBackMinutesMost,
  textsMost,
  workDaysMost,
} from '#limits';
import {
  conditionsFor,
  ruleConditions,
  ruledKinds,
  ruleScopes,
  ruleStepsMost,
  rulesMost,
  stepApprovers,
} from '#programme/approval-rules';
import { audiences } from '#programme/audience';
import { decidingLeast, decidingMost, decidingWays } from '#programme/deciding';
import {
  type Choice,
  drawings,
  type Feature,
  features,
  type Item,
  type ProgrammeDocument,
  type Reach,
  reaches,
} from '#programme/items';
import { sought } from '#programme/refused-words';
import { wholeSeed } from '#programme/seed-rules';
import * as texts from '#programme/texts';
import { type TimedKind, timedKinds } from '#programme/work-kinds';
import * as said from '#texts';
import { told } from '#told';
import { line, requiredLine } from './text.ts';
import { oneOf, whole } from './wire.ts';

export const itemNameMax = 60;
export const itemWordsMax = 200;
const everItemsMax = 200;
const stars = { least: starsLeast, most: starsMost };
const amountsMax = 30;
const sitesMost = 200;
const peopleMost = 1_000_000;

/** Names of several stand behind each other with commas, a category behind a colon. */
const name = requiredLine(itemNameMax).check(
  z.refine((text) => text === text.trim() && !/[,:]/.test(text), told(texts.plainName)),
);
const words = z.optional(line(itemWordsMax));
const headline = z.optional(line(itemNameMax));
const wordings = z.optional(
  z.partialRecord(z.enum(languages), z.strictObject({ name: z.optional(name), words, headline })),
);
const named = { name, words, headline, in: wordings };
const key = z
  .string(told(texts.keyShape))
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, told(texts.keyShape)), z.maxLength(itemNameMax, told(texts.keyShape)));
const lasting = {
  ...named,
  picture: z.optional(z.enum(drawings, oneOf(drawings))),
  former: z.optional(z.array(z.strictObject(named)).check(z.maxLength(everItemsMax))),
};
const one = z.strictObject(lasting);
const retired = z.optional(z.boolean());
const retirable = z.strictObject({ ...lasting, retired });
const item = z.strictObject({ key, ...lasting, retired });

function list<Of extends z.ZodMiniType<Item>>(of: Of, least: number) {
  const isInUse = ({ retired }: Choice) => !retired;
  return z.array(of).check(
    z.maxLength(everItemsMax, told(texts.itemsAtMost, { max: everItemsMax })),
    z.refine((items) => items.filter(isInUse).length <= itemsMost, told(texts.itemsAtMost, { max: itemsMost })),
    z.refine((items) => items.filter(isInUse).length >= least, told(texts.itemsAtLeast, { least })),
    z.refine((items) => new Set(items.map((item) => item.key)).size === items.length, told(texts.keyTwice)),
  );
}

function between(least: number, most: number) {
  return whole.check(
    z.minimum(least, told(texts.between, { least, most })),
    z.maximum(most, told(texts.between, { least, most })),
  );
}

/** What an award for it gives to each, where that is not chosen. */
const fixedPoints = z.optional(between(1, pointsMost));
const fixed = z.strictObject({ ...lasting, retired, points: fixedPoints });
const fixedItem = z.strictObject({ key, ...lasting, retired, points: fixedPoints });

function amounts(least: number) {
  return z.array(between(least, pointsMost)).check(
    z.minLength(1, told(texts.amountsOf, { max: amountsMax })),
    z.maxLength(amountsMax, told(texts.amountsOf, { max: amountsMax })),
    z.refine((list) => list.every((points, n) => n === 0 || points > (list[n - 1] as number)), told(texts.rising)),
  );
}

/** So many at most, or 'none' where nothing limits them. */
function limit(most: number) {
  const wrong = told(texts.betweenOrNone, { least: 0, most });
  return z.union([z.int(wrong).check(z.minimum(0, wrong), z.maximum(most, wrong)), z.literal('none', wrong)], wrong);
}

function reach<const Reaches extends readonly Reach[]>(of: Reaches) {
  return z.enum(of, oneOf(of));
}

const refusedWord = line(refusedWordMax).check(z.refine((entry) => sought(entry) !== '', told(texts.letterOrDigit)));

/** Words and phrases, none of them twice as they are compared. */
const refusedWords = z.array(refusedWord).check(
  z.maxLength(refusedWordsMost, told(texts.itemsAtMost, { max: refusedWordsMost })),
  z.superRefine((entries, ctx) => {
    const forms = entries.map(sought);
    const first = new Map(forms.map((form, place): [string, number] => [form, place]).reverse());
    for (const [place, form] of forms.entries())
      if (form !== '' && first.get(form) !== place)
        ctx.addIssue({
          code: 'custom',
          path: [place],
          message: told(texts.listedBefore, { word: entries[first.get(form) as number] as string }).error(),
        });
  }),
);

const anniversaryAward = z.strictObject({
  years: between(1, serviceYearsMost),
  points: between(1, pointsMost),
  words: z.optional(line(anniversaryWordsMax)),
});

/** One for each number of years. */
const anniversaryAwards = z.array(anniversaryAward).check(
  z.maxLength(anniversaryAwardsMost, told(texts.itemsAtMost, { max: anniversaryAwardsMost })),
  z.superRefine((awards, ctx) => {
    for (const [place, { years }] of awards.entries())
      if (awards.findIndex((one) => one.years === years) < place)
        ctx.addIssue({ code: 'custom', path: [place, 'years'], message: told(texts.yearsTwice, { years }).error() });
  }),
);

/** By the names that a roster gives them. */
function bySite<Of extends z.ZodMiniType>(of: Of) {
  return z.record(z.string(), of).check(
    z.refine((all) => Object.keys(all).every((site) => /^[a-z0-9-]{1,40}$/.test(site)), told(texts.siteShape)),
    z.refine((all) => Object.keys(all).length <= sitesMost, told(texts.sitesAtMost, { max: sitesMost })),
  );
}

const standing = z.strictObject({
  on: z.boolean(told(texts.onOrOff)),
  sites: bySite(z.boolean(told(texts.onOrOff))),
});

function featuresBy<Of extends z.ZodMiniType>(of: (feature: Feature) => Of) {
  return z.strictObject(Object.fromEntries(features.map((feature) => [feature, of(feature)])) as Record<Feature, Of>);
}

/** The company's, and what stands in its place at the sites of who gives: those that are named there, and only what is otherwise. */
function otherwiseBySite<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.strictObject({ ...shape, sites: z.optional(bySite(z.partial(z.strictObject(shape)))) });
}

const byWay = z.strictObject({ sms: between(1, textsMost.sms), email: between(1, textsMost.email) });

const approvalStep = z.strictObject({
  by: z.enum(stepApprovers, oneOf(stepApprovers)),
  all: z.boolean(told(texts.onOrOff)),
  fourEyes: z.boolean(told(texts.onOrOff)),
});

const approvalRule = z
  .strictObject({
    key,
    what: z.enum(ruledKinds, oneOf(ruledKinds)),
    when: z.enum(ruleConditions, oneOf(ruleConditions)),
    and: z.optional(z.array(z.enum(ruleConditions, oneOf(ruleConditions)))),
    above: between(0, pointsInAllMost),
    scopeKind: z.enum(ruleScopes, oneOf(ruleScopes)),
    scopeCode: line(scopeCodeMax),
    steps: z
      .array(approvalStep)
      .check(
        z.minLength(1, told(texts.stepsBetween, { most: ruleStepsMost })),
        z.maxLength(ruleStepsMost, told(texts.stepsBetween, { most: ruleStepsMost })),
      ),
  })
  .check(
    z.superRefine(({ what, when, and = [], scopeKind, scopeCode }, ctx) => {
      for (const [place, one] of [when, ...and].entries())
        if (!conditionsFor(what).includes(one))
          ctx.addIssue({
            code: 'custom',
            path: [place === 0 ? 'when' : 'and'],
            message: told(texts.budgetsOnly).error(),
          });
      const all = [when, ...and];
      if (and.length > 0 && (all.includes('always') || new Set(all).size < all.length))
        ctx.addIssue({ code: 'custom', path: ['and'], message: told(texts.conditionsOnce).error() });
      if ((scopeKind === 'everything') !== (scopeCode.trim() === ''))
        ctx.addIssue({ code: 'custom', path: ['scopeCode'], message: told(texts.whichGivers).error() });
    }),
  );

const sections = {
  /** What there is: in the company, and at the sites that have it otherwise. */
  features: featuresBy(() => standing),
  /** What people nominate for; Recognise and Pay It Forward offer them too. */
  behaviours: list(item, 1),
  /** Beside the behaviours of a nomination, and never with one of them. */
  alone: retirable,
  /** Recognise has them beside the behaviours; who got one stands on the wall of fame. */
  prizes: list(fixedItem, 0),
  /** Of Recognise. */
  categories: list(item, 0),
  /** Of adhoc awards. */
  values: list(fixedItem, 1),
  celebrate: z.strictObject({ birthday: one, anniversary: one, thankYou: one }),
  /** What a gift of points on such a day is for. */
  payItForward: z.strictObject({ birthday: fixed, anniversary: fixed }),
  ideaCategories: list(item, 1),
  /** To one person at once: what may be chosen, and the most that Recognise gives. */
  points: otherwiseBySite({
    adhoc: amounts(1),
    payItForward: amounts(1),
    ideas: amounts(0),
    recogniseMost: between(1, pointsMost),
  }),
  review: otherwiseBySite({
    /** What each rating pays, from one star on. */
    points: z
      .array(between(0, pointsMost))
      .check(
        z.minLength(starsLeast, told(texts.starsBetween, stars)),
        z.maxLength(starsMost, told(texts.starsBetween, stars)),
      ),
    /** The most that a reviewer gives by an amount of their own; with 0 there is none. */
    customMost: between(0, pointsMost),
    /** A custom amount needs more stars than these. */
    customAbove: between(0, starsMost),
  }),
  /** The most of each text, by code points. */
  characters: z.strictObject({
    nomination: between(1, textsMost.nomination),
    decline: between(1, textsMost.decline),
    quarterly: between(1, textsMost.quarterly),
    adhoc: byWay,
    recognise: byWay,
    payItForward: byWay,
    celebrate: byWay,
    ideaTitle: between(1, textsMost.ideaTitle),
    idea: between(1, textsMost.idea),
    ideaComment: between(1, textsMost.ideaComment),
  }),
  /** To whom each may be given, as seen from who gives it; Recognise by who administrates it, adhoc awards by managers. */
  giving: z.strictObject({
    nomination: reach(['everybody', 'site', 'division']),
    adhoc: reach(reaches),
    recognise: reach(['everybody', 'site', 'division']),
    payItForward: reach(['everybody', 'site', 'division']),
    celebrate: reach(['everybody', 'site', 'division']),
  }),
  /** Awards and cards of one member in a minute; people whom they reach in an hour and a day, of who holds an office too; SMS of one day; comments of an hour. */
  sends: z.strictObject({
    sends: between(1, sendsMost),
    peopleAnHour: between(1, sendsMost),
    peopleADay: between(1, sendsMost),
    peopleAnHourInOffice: between(1, sendsMost),
    peopleADayInOffice: between(1, sendsMost),
    smsPerSender: between(0, sendsMost),
    smsPerRecipient: between(0, sendsMost),
    /** Documents of before do not say it. */
    comments: z._default(between(1, sendsMost), wholeSeed.sends.comments),
  }),
  /** What nobody does alone, or not at all. Months and days are those of UTC. */
  limits: otherwiseBySite({
    /** Points of one Recognise award in all. */
    award: between(1, pointsInAllMost),
    /** Above either of these a gift is confirmed in words before it is sent. */
    confirm: z.strictObject({ points: between(0, pointsInAllMost), people: between(0, peopleMost) }),
    /** People of their own division whom somebody without an office may write to at once. */
    ownDivision: between(0, recipientsMax),
    /** Points that one reviewer alone awards in a month on what one member nominated or suggested, and to one member. */
    pairInMonth: limit(pointsInAllMost),
    /** Points that one administrator alone gives one member in a month by Recognise. */
    recogniseInMonth: limit(pointsInAllMost),
    /** Points to award that one person alone grants one manager in a month. */
    budgetInMonth: limit(pointsInAllMost),
    /** Points that a member spends in the shop on one day. */
    spentInDay: limit(pointsInAllMost),
  }),
  leavers: z.strictObject({
    /** Days in which a leaver who comes back finds everything as it was; after them points are forfeited. */
    graceDays: between(0, graceDaysMost),
    /** Percent of all members whom a roster deactivates without a confirmation. */
    percentAtOnce: between(0, 100),
  }),
  /** From the next quarter that is added; those that are there stay as they are. */
  quarters: z.strictObject({
    /** In which the year begins: 1 for January. */
    firstMonth: between(1, 12),
    /** The year is called after that of its first or of its last day. */
    yearOf: z.enum(['firstDay', 'lastDay'], told(said.chooseOneOf, { values: 'firstDay, lastDay' })),
  }),
  corrections: z.strictObject({
    /** Points over all people that one person corrects alone within thirty days. */
    alone: limit(pointsInAllMost),
    /** Minutes in which a giver takes back what was given, unless it was used; 0 for never. */
    takeBackMinutes: between(0, takeBackMinutesMost),
    /** Whether what is spent of points that are taken back may become a debt, which the next earnings repay. Documents of before do not say it. */
    debts: z._default(z.boolean(told(texts.onOrOff)), false),
  }),
  /** By when what waits is to be decided: working days, by the weekends and holidays of the country that it concerns. */
  work: z.strictObject({
    target: z.strictObject(
      Object.fromEntries(timedKinds.map((kind) => [kind, between(1, workDaysMost)])) as Record<TimedKind, typeof whole>,
    ),
    /** Days before, on which those who decide are reminded; 0 for not before. */
    remindBefore: between(0, workDaysMost),
    /** Days after, when it goes on to the next manager; 'none' for never. */
    escalateAfter: limit(workDaysMost),
  }),
  /** Awards that are given once others have confirmed them. */
  approvals: z.strictObject({
    /** The first that fits an award goes for it. */
    rules: z.array(approvalRule).check(
      z.maxLength(rulesMost, told(texts.itemsAtMost, { max: rulesMost })),
      z.refine((rules) => new Set(rules.map((rule) => rule.key)).size === rules.length, told(texts.keyTwice)),
    ),
    /** Days after which what nobody has decided is given back. */
    daysMost: between(1, approvalDaysMost),
  }),
  /** How the ratings of a nomination decide. */
  deciding: z.strictObject({
    /** The first rating alone, the mean of several, what more than half of them would give at least, or the chair: the nominee's cluster admin. */
    by: z.enum(decidingWays, oneOf(decidingWays)),
    /** So many say before it is decided, unless fewer are there; with a chair only where none is there. */
    people: between(decidingLeast, decidingMost),
  }),
  /** Who sees a card beside who gave and who received it, where its receiver has not chosen. */
  seen: z.strictObject({
    audience: z.enum(audiences, oneOf(audiences)),
    /** Whether receivers may show the points of theirs. */
    points: z.boolean(told(texts.onOrOff)),
  }),
  comments: z.strictObject({
    /** What is not used in them: whole words and phrases, whatever their capitals and accents; one that ends in * is the beginning of words. */
    refused: refusedWords,
  }),
  ideas: z.strictObject({
    /** Whether the form of the Idea Box shares an idea with the colleagues of its site unless its author chooses otherwise. */
    shared: z.boolean(told(texts.onOrOff)),
  }),
  anniversaries: z.strictObject({
    /** What the company gives by itself on the anniversary of a first day at work: for so many years, so many points. */
    awards: anniversaryAwards,
  }),
  groupCards: z.strictObject({
    /** So many days before their day they open. */
    daysBefore: between(1, groupCardDaysMost),
    birthdays: z.boolean(told(texts.onOrOff)),
    anniversaries: z.boolean(told(texts.onOrOff)),
  }),
};

type Sections = typeof sections;

/** Some parts of a programme, each whole; one that is left out stays as it is. */
export const programmeParts = z.partial(z.strictObject(sections));

/** What is left out is as the specification has it; so is a feature that is newer than the document. */
const withSeed = Object.fromEntries(
  Object.entries({
    ...sections,
    features: featuresBy((feature) => z._default(standing, wholeSeed.features[feature])),
  }).map(([name, part]) => [name, z._default(part as z.ZodMiniType, wholeSeed[name as keyof Sections])]),
) as { [Name in keyof Sections]: z.ZodMiniDefault<Sections[Name]> };

/** The programme of a company. */
export const programmeDocument = z.strictObject(withSeed).check(
  z.superRefine((given, ctx) => {
    for (const { path, text } of namedTwice(given))
      ctx.addIssue({ code: 'custom', path, message: told(texts.nameTwice, { name: text }).error() });
    const { award: most } = given.limits;
    for (const [place, { points }] of given.anniversaries.awards.entries())
      if (points > most)
        ctx.addIssue({
          code: 'custom',
          path: ['anniversaries', 'awards', place, 'points'],
          message: told(texts.aboveAward, { most }).error(),
        });
  }),
);

type Placed = { path: (string | number)[]; choice: Choice };

/** What is chosen from the same list, or stands beside each other in history. */
function groupsOf(document: ProgrammeDocument): Placed[][] {
  const listed = (name: 'behaviours' | 'prizes' | 'categories' | 'values' | 'ideaCategories'): Placed[] =>
    document[name].map((choice, place) => ({ path: [name, place], choice }));
  const placed = (name: 'celebrate' | 'payItForward'): Placed[] =>
    Object.entries(document[name]).map(([occasion, choice]) => ({ path: [name, occasion], choice }));
  const alone = { path: ['alone'], choice: document.alone };
  return [
    [...listed('behaviours'), alone, ...listed('prizes'), ...placed('payItForward')],
    listed('categories'),
    listed('values'),
    placed('celebrate'),
    listed('ideaCategories'),
  ];
}

/** A name means one thing for ever, or a report counts two as one. */
function namedTwice(document: ProgrammeDocument): { path: (string | number)[]; text: string }[] {
  return groupsOf(document).flatMap((group) => {
    const owner = new Map<string, Choice>();
    return group.flatMap(({ path, choice }) =>
      [choice, ...(choice.former ?? [])].flatMap(({ name: text }) => {
        const known = owner.get(text);
        owner.set(text, known ?? choice);
        return known && known !== choice ? [{ path: [...path, 'name'], text }] : [];
      }),
    );
  });
}
