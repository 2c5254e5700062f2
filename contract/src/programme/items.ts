import type { Language } from '#languages';
import type { Deciding } from '#programme/deciding';
import type { SendLimit } from '#rules/rate-limits';
import type { ApprovalRules } from './approval-rules.ts';
import type { Seen } from './audience.ts';
import type { TimedKind } from './work-kinds.ts';

/** The drawings that a card may wear. */
export const drawings = [
  'recognition',
  'act-of-courage',
  'anniversary',
  'authentic-connections',
  'birthday',
  'client-focus',
  'client-obsession',
  'collaborate-for-success',
  'collaborates',
  'cultivates-innovation',
  'drives-results',
  'empowered-ownership',
  'flexibility-and-adaptability',
  'one-up',
  'quarterly-winner',
  'thank-you',
  'unreasonable-excellence',
] as const;
export type Drawing = (typeof drawings)[number];

/** As it is called and explained in one language. */
export interface Wording {
  name?: string | undefined;
  /** What it means, in a sentence. */
  words?: string | undefined;
  /** Large on its card, where that says something else than its name. */
  headline?: string | undefined;
}

/** By its name, by which calls and history call it, and as other languages say it. */
export interface Named extends Wording {
  name: string;
  in?: Partial<Record<Language, Wording>> | undefined;
}

/** Something to be chosen. */
export interface Choice extends Named {
  picture?: Drawing | undefined;
  /** What it was called before: so it stands in history. */
  former?: Named[] | undefined;
  /** Not offered any more. */
  retired?: boolean | undefined;
  /** An award for it gives just so many to each, whatever else may be chosen; any that is offered where it is left out. */
  points?: number | undefined;
}

/** Of a list: it keeps its key when it is called otherwise. */
export interface Item extends Choice {
  key: string;
}

/** What a company may do without. */
export const features = [
  'ideas',
  'openIdeas',
  'competition',
  'payItForward',
  'shop',
  'getToKnow',
  'sms',
  'celebrations',
  'feed',
  'reactions',
  'comments',
  'boosts',
  'year',
  'colleaguePages',
  'wallOfFame',
  'anniversaries',
  'groupCards',
] as const;
export type Feature = (typeof features)[number];

/** Whether there is something: in the company, and at the sites that have it otherwise. */
export interface Standing {
  on: boolean;
  sites: Record<string, boolean>;
}

/** What stands in place of the company's at sites, by the names that a roster gives them: only what is otherwise there. */
export interface BySite<Values> {
  sites?: Record<string, Partial<Values>> | undefined;
}

/** Points to one person at once: what may be chosen, and the most that Recognise gives. */
export interface Amounts {
  adhoc: number[];
  payItForward: number[];
  ideas: number[];
  recogniseMost: number;
}

/** What each rating pays, and the amounts of a reviewer's own. */
export interface Scale {
  points: number[];
  customMost: number;
  customAbove: number;
}

/** What is offered, what it pays, and how long texts may be: a page knows it. */
export interface Offer {
  features: Record<Feature, Standing>;
  behaviours: Item[];
  alone: Choice;
  prizes: Item[];
  categories: Item[];
  values: Item[];
  celebrate: { birthday: Choice; anniversary: Choice; thankYou: Choice };
  payItForward: { birthday: Choice; anniversary: Choice };
  ideaCategories: Item[];
  points: Amounts & BySite<Amounts>;
  review: Scale & BySite<Scale>;
  characters: Record<'nomination' | 'decline' | 'quarterly' | 'ideaTitle' | 'idea' | 'ideaComment', number> &
    Record<'adhoc' | 'recognise' | 'payItForward' | 'celebrate', { sms: number; email: number }>;
}

/** So many at most, or as many as one likes. */
export type Limit = number | 'none';

/** Whom something may be given to, as seen from its giver. */
export const reaches = ['everybody', 'site', 'division', 'ownReports'] as const;
export type Reach = (typeof reaches)[number];

/** How the year of a company is divided. */
export interface QuarterCalendar {
  /** In which it begins: 1 for January. */
  firstMonth: number;
  /** It is called after the year of its first or of its last day. */
  yearOf: 'firstDay' | 'lastDay';
}

/** What nobody does alone, or not at all. */
export interface Limits {
  award: number;
  confirm: { points: number; people: number };
  ownDivision: number;
  pairInMonth: Limit;
  recogniseInMonth: Limit;
  budgetInMonth: Limit;
  spentInDay: Limit;
}

/** How what was given is set right. */
export interface Corrections {
  /** Points that one person alone corrects within thirty days. */
  alone: Limit;
  /** Minutes in which a giver takes back what was given; 0 for never. */
  takeBackMinutes: number;
  /** Whether what is spent of it may become a debt, which the next earnings repay. */
  debts: boolean;
}

/** By when what waits is to be decided, in working days of the country that it concerns. */
export interface WorkTimes {
  target: Record<TimedKind, number>;
  /** So many days before, those who decide are reminded; 0 for not before. */
  remindBefore: number;
  /** So many days after, it goes on to the next manager, or to those who decide beside them. */
  escalateAfter: Limit;
}

/** What the company gives by itself to who has been there for so many years. */
export interface AnniversaryAward {
  years: number;
  points: number;
  /** What its card says, in the company's words; nothing but the years where they are left out. */
  words?: string | undefined;
}

/** Which cards that many sign open by themselves, and when. */
export interface GroupCards {
  daysBefore: number;
  birthdays: boolean;
  anniversaries: boolean;
}

/** By what else the server decides. */
export interface Rules {
  giving: Record<'nomination' | 'recognise' | 'payItForward' | 'celebrate', Exclude<Reach, 'ownReports'>> &
    Record<'adhoc', Reach>;
  sends: Record<SendLimit, number>;
  limits: Limits & BySite<Limits>;
  leavers: { graceDays: number; percentAtOnce: number };
  quarters: QuarterCalendar;
  corrections: Corrections;
  work: WorkTimes;
  approvals: ApprovalRules;
  deciding: Deciding;
  seen: Seen;
  /** Words and phrases that are not used in comments. */
  comments: { refused: string[] };
  /** Whether an idea is shared with the colleagues of its site where its author does not choose. */
  ideas: { shared: boolean };
  /** Of each number of years one at most. */
  anniversaries: { awards: AnniversaryAward[] };
  groupCards: GroupCards;
}

export interface ProgrammeDocument extends Offer, Rules {}

/** A programme as it goes at a moment, and which of the company's versions it is. */
export interface Programme extends Offer {
  version: number;
}

/** The same whole, as the server goes by it. */
export interface WholeProgramme extends Programme, Rules {
  /** The first of the versions before it, or itself, since which a page has known the same. */
  page: number;
}

/** Whatever something may be for, except the categories that may stand behind it; what people see most comes first. */
function choicesOf(document: Offer): Choice[] {
  const { behaviours, alone, prizes, values, celebrate, payItForward, ideaCategories } = document;
  return [
    ...[...behaviours, alone, ...prizes, ...values],
    ...[celebrate.birthday, celebrate.anniversary, celebrate.thankYou],
    ...[payItForward.birthday, payItForward.anniversary, ...ideaCategories],
  ];
}

/** Whatever has a card, by what a look calls it. */
export function cardKeys(document: Offer): [key: string, choice: Choice][] {
  const { behaviours, alone, prizes, values, celebrate, payItForward } = document;
  const of = (list: string, items: readonly Item[]) =>
    items.map((item): [string, Choice] => [`${list}.${item.key}`, item]);
  return [
    ...of('behaviours', behaviours),
    ['alone', alone],
    ...of('prizes', prizes),
    ...of('values', values),
    ['celebrate.birthday', celebrate.birthday],
    ['celebrate.anniversary', celebrate.anniversary],
    ['celebrate.thankYou', celebrate.thankYou],
    ['payItForward.birthday', payItForward.birthday],
    ['payItForward.anniversary', payItForward.anniversary],
  ];
}

/** What a name stands for, and as what it was worded when it was called so. */
export interface Meaning {
  choice: Choice;
  named: Named;
}

/** Each name that it had before, with the one that it has now. */
export function formerNames({ name, former = [] }: Choice): [before: string, now: string][] {
  return former.map((before) => [before.name, name]);
}

/** Whether it is, or was, called so. */
export function isNamed({ name, former = [] }: Choice, text: string): boolean {
  return name === text || former.some((before) => before.name === text);
}

/** Each name of today and of before. */
export interface Names {
  choices: ReadonlyMap<string, Meaning>;
  categories: ReadonlyMap<string, Meaning>;
}

// of the process: made once for each version
const known = new WeakMap<Offer, Names>();

export function namesOf(document: Offer): Names {
  let names = known.get(document);
  if (!names) {
    names = { choices: meanings(choicesOf(document)), categories: meanings(document.categories) };
    known.set(document, names);
  }
  return names;
}

/** Where two lists have the same name, the first one says how it looks. */
function meanings(choices: readonly Choice[]): Map<string, Meaning> {
  const all = choices.flatMap((choice) =>
    [choice, ...(choice.former ?? [])].map((named) => [named.name, { choice, named }] as const),
  );
  return new Map(all.reverse());
}
