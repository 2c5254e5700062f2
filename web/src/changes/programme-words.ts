import { languageNames } from '@laurel/contract/language-names';
import { type Language, languages } from '@laurel/contract/languages';
import type { Audience } from '@laurel/contract/programme/audience';
import type { DecidingWay } from '@laurel/contract/programme/deciding';
import type { Feature, Limit, QuarterCalendar, Reach } from '@laurel/contract/programme/items';
import { companyPlace } from '@laurel/contract/programme/sites';
import { timedKinds } from '@laurel/contract/programme/work-kinds';
import { listed } from '@laurel/contract/rules/listed';
import { monthName } from '@laurel/contract/rules/months';
import { say } from '@laurel/contract/say';
import type { Difference } from '@laurel/contract/shapes/difference';
import { formatPoints } from '#lib/points.ts';
import * as common from '#lib/texts.ts';
import { isRulePlace, isRulesPlace, orderLines, writtenRuleWords } from './rule-words.ts';
import * as texts from './texts.ts';

/** What a company may do without. */
export const featureLabels: Readonly<Record<Feature, string>> = {
  ideas: say(common.ideaBox),
  openIdeas: say(texts.openIdeas),
  competition: say(texts.competition),
  payItForward: say(common.payItForward),
  shop: say(common.rewards),
  getToKnow: say(common.getToKnow),
  sms: say(texts.smsCards),
  celebrations: say(common.celebrateWithUs),
  feed: say(texts.feed),
  reactions: say(texts.reactions),
  comments: say(texts.comments),
  boosts: say(texts.boosts),
  year: say(texts.year),
  colleaguePages: say(texts.colleaguePages),
  wallOfFame: say(common.wallOfFame),
  anniversaries: say(texts.anniversaries),
  groupCards: say(texts.groupCards),
};

/** What each part of a programme is called, by where it stands in it. */
const partLabels: Readonly<Record<string, string>> = {
  features: say(texts.features),
  behaviours: say(texts.behaviours),
  alone: say(texts.aloneChoice),
  prizes: say(texts.prizes),
  categories: say(texts.categories),
  values: say(texts.values),
  celebrate: say(texts.celebrations),
  payItForward: say(common.payItForward),
  ideaCategories: say(texts.ideaCategories),
  'points.adhoc': say(texts.adhocAmounts),
  'points.payItForward': say(texts.payItForwardAmounts),
  'points.ideas': say(texts.ideaAmounts),
  'points.recogniseMost': say(texts.recogniseMost),
  'review.points': say(texts.ratingPays),
  'review.customMost': say(texts.customMost),
  'review.customAbove': say(texts.customAbove),
  'characters.nomination': say(texts.nominationText),
  'characters.decline': say(texts.declineText),
  'characters.quarterly': say(common.quarterlyMotivation),
  'characters.ideaTitle': say(texts.ideaTitleText),
  'characters.idea': say(texts.ideaText),
  'characters.ideaComment': say(texts.ideaCommentText),
  ...byWays('adhoc', say(common.adhocRecognition)),
  ...byWays('recognise', say(common.recognise)),
  ...byWays('payItForward', say(common.payItForward)),
  ...byWays('celebrate', say(common.celebrate)),
  'limits.award': say(texts.limitAward),
  'limits.confirm.points': say(texts.limitConfirmPoints),
  'limits.confirm.people': say(texts.limitConfirmPeople),
  'limits.ownDivision': say(texts.limitOwnDivision),
  'limits.pairInMonth': say(texts.limitPairInMonth),
  'limits.recogniseInMonth': say(texts.limitRecogniseInMonth),
  'limits.budgetInMonth': say(texts.limitBudgetInMonth),
  'limits.spentInDay': say(texts.limitSpentInDay),
  'giving.nomination': say(texts.givingNomination),
  'giving.adhoc': say(texts.givingAdhoc),
  'giving.recognise': say(common.recognise),
  'giving.payItForward': say(common.payItForward),
  'giving.celebrate': say(common.celebrate),
  'sends.sends': say(texts.sendsInMinute),
  'sends.peopleAnHour': say(texts.peopleInHour),
  'sends.peopleADay': say(texts.peopleInDay),
  'sends.peopleAnHourInOffice': say(texts.peopleInHourInOffice),
  'sends.peopleADayInOffice': say(texts.peopleInDayInOffice),
  'sends.smsPerSender': say(texts.smsFrom),
  'sends.smsPerRecipient': say(texts.smsTo),
  'sends.comments': say(texts.commentsInHour),
  'quarters.firstMonth': say(texts.firstMonth),
  'quarters.yearOf': say(texts.yearOf),
  'leavers.graceDays': say(texts.graceDays),
  'leavers.percentAtOnce': say(texts.percentAtOnce),
  'corrections.alone': say(texts.correctedAlone),
  'corrections.takeBackMinutes': say(texts.takeBackMinutes),
  'corrections.debts': say(texts.correctedDebts),
  ...Object.fromEntries(timedKinds.map((kind) => [`work.target.${kind}`, say(texts.workTarget, { kind })])),
  'work.remindBefore': say(texts.workRemind),
  'work.escalateAfter': say(texts.workEscalate),
  'approvals.rules': say(texts.approvalRules),
  'approvals.daysMost': say(texts.approvalDays),
  'deciding.by': say(texts.decidingBy),
  'deciding.people': say(texts.decidingPeople),
  'seen.audience': say(texts.seenAudience),
  'seen.points': say(texts.seenPoints),
  'comments.refused': say(texts.refusedWords),
  'ideas.shared': say(texts.ideasAreShared),
  'anniversaries.awards': say(texts.anniversaryTable),
  'groupCards.daysBefore': say(texts.groupCardDays),
  'groupCards.birthdays': say(texts.groupCardBirthdays),
  'groupCards.anniversaries': say(texts.groupCardAnniversaries),
};

export const reachWords: Readonly<Record<Reach, string>> = {
  everybody: say(texts.everybody),
  site: say(texts.ownSite),
  division: say(texts.ownDivision),
  ownReports: say(texts.ownReports),
};

export const audienceWords: Readonly<Record<Audience, string>> = {
  everybody: say(texts.everybody),
  division: say(texts.theirDivision),
  team: say(texts.theirTeam),
  us: say(texts.nobodyElse),
};

export const yearWords: Readonly<Record<QuarterCalendar['yearOf'], string>> = {
  firstDay: say(texts.itsFirstDay),
  lastDay: say(texts.itsLastDay),
};

export const decidingWords: Readonly<Record<DecidingWay, string>> = {
  first: say(texts.byFirst),
  mean: say(texts.byMean),
  majority: say(texts.byMajority),
  chair: say(texts.byChair),
};

function byWays(kind: string, what: string): Record<string, string> {
  return {
    [`characters.${kind}.sms`]: say(texts.bySms, { what }),
    [`characters.${kind}.email`]: say(texts.byEmail, { what }),
  };
}

export const occasionLabels: Readonly<Record<string, string>> = {
  birthday: say(texts.birthday),
  anniversary: say(texts.anniversary),
  thankYou: say(texts.thankYou),
};

const fieldLabels: Readonly<Record<string, string>> = {
  name: say(texts.itemName),
  words: say(texts.itemWords),
  headline: say(texts.itemHeadline),
  picture: say(texts.itemPicture),
  retired: say(texts.itemRetired),
  points: say(texts.itemPoints),
};

/** The label of a field of a thing, in one of the other languages too. */
export function fieldLabel(field: string, language?: Language): string {
  const what = fieldLabels[field] ?? field;
  return language ? say(texts.inLanguage, { what, language: languageNames[language] }) : what;
}

/** The label of what stands at a place that is no thing of a list; where a site has it otherwise with its name. */
export function partLabel(place: string): string {
  const { at, site } = companyPlace(place);
  const what = partLabels[at] ?? at;
  return site === '' ? what : say(texts.whatAtSite, { what, site });
}

/** Where a difference is: of which part, of which thing in it, and what of that. */
export interface Place {
  part: string;
  thing: string;
  field: string;
}

export function placeOf({ at, name }: Pick<Difference, 'at' | 'name'>): Place {
  if (isRulePlace(at)) return { part: partLabel('approvals.rules'), thing: '', field: '' };
  if (partLabels[companyPlace(at).at]) return { part: partLabel(at), thing: '', field: '' };
  if (at.startsWith(anniversaryAwards)) return anniversaryPlace(at);
  const [part = '', ...rest] = at.split('.');
  if (part === 'features') return featurePlace(rest);
  const thing = part === 'alone' ? undefined : rest.shift();
  return {
    part: partLabel(part),
    thing: name || (thing ? (occasionLabels[thing] ?? thing) : ''),
    field: fieldAt(rest),
  };
}

const anniversaryAwards = 'anniversaries.awards.';

/** Of 'anniversaries.awards.5.points'. */
function anniversaryPlace(at: string): Place {
  const [years, field] = at.slice(anniversaryAwards.length).split('.');
  return {
    part: partLabel('anniversaries.awards'),
    thing: say(texts.afterYears, { years: Number(years) }),
    field: field === 'points' ? say(common.points) : say(texts.wordsOfCard),
  };
}

/** 'shop.on', or 'shop.sites.alba'. */
function featurePlace([feature = '', , site]: string[]): Place {
  return {
    part: partLabel('features'),
    thing: featureLabels[feature as Feature] ?? feature,
    field: site ? say(texts.atSite, { site }) : '',
  };
}

/** 'name', or 'in.de.name'. */
function fieldAt([field = '', language, inner = '']: string[]): string {
  return field === 'in'
    ? fieldLabel(
        inner,
        languages.find((one) => one === language),
      )
    : fieldLabel(field);
}

export type DifferenceWords =
  | { is: 'value'; before: string; after: string }
  | { is: 'picture'; before: string; after: string }
  | { is: 'list'; lines: string[] };

const lists = ['behaviours', 'prizes', 'categories', 'values', 'ideaCategories'];

/** What is otherwise, for people. */
export function differenceWords({ at, before, after }: Difference): DifferenceWords {
  if (isRulesPlace(at)) return { is: 'list', lines: orderLines(after) };
  if (isRulePlace(at)) return { is: 'value', before: writtenRuleWords(before), after: writtenRuleWords(after) };
  if (lists.includes(at)) return { is: 'list', lines: listLines(namesIn(before), namesIn(after), ofOffered) };
  if (at === 'comments.refused') return { is: 'list', lines: listLines(wordsIn(before), wordsIn(after), ofRefused) };
  if (at.endsWith('.picture')) return { is: 'picture', before, after };
  const said = wordsAt(at);
  return { is: 'value', before: said(before), after: said(after) };
}

interface ListWords {
  /** All of them, one behind the other. */
  names: (list: readonly string[]) => string;
  added: (names: string) => string;
  gone: (names: string) => string;
}

const ofOffered: ListWords = {
  names: listed,
  added: (names) => say(texts.nowOffered, { names }),
  gone: (names) => say(texts.noLonger, { names }),
};
const ofRefused: ListWords = {
  names: (list) => list.join(' · '),
  added: (names) => say(texts.nowRefused, { names }),
  gone: (names) => say(texts.noLongerRefused, { names }),
};

/** Of a list: what is new, what is gone, or that it runs in another order. */
function listLines(was: readonly string[], is: readonly string[], words: ListWords): string[] {
  const added = is.filter((name) => !was.includes(name));
  const gone = was.filter((name) => !is.includes(name));
  const stayed = was.filter((name) => is.includes(name));
  const isTurned = stayed.join() !== is.filter((name) => was.includes(name)).join();
  return [
    ...(added.length > 0 ? [words.added(words.names(added))] : []),
    ...(gone.length > 0 ? [words.gone(words.names(gone))] : []),
    ...(isTurned ? [say(texts.otherOrder, { names: words.names(is) })] : []),
  ];
}

function namesIn(list: string): string[] {
  return list === '' ? [] : list.split(', ');
}

/** Of words, which may have commas in them. */
function wordsIn(list: string): string[] {
  return list === '' ? [] : (JSON.parse(list) as string[]);
}

function wordsAt(at: string): (value: string) => string {
  if (
    ['corrections.debts', 'seen.points', 'ideas.shared', 'groupCards.birthdays', 'groupCards.anniversaries'].includes(
      at,
    )
  )
    return (value) => say(value === 'true' ? texts.isOn : texts.isOff);
  if (at.startsWith('features.'))
    return (value) => say(value === '' ? texts.asCompany : value === 'true' ? texts.isOn : texts.isOff);
  if (at.endsWith('.retired')) return (value) => say(value === 'true' ? texts.no : texts.yes);
  if (at === 'quarters.firstMonth') return (value) => monthName(Number(value));
  if (at === 'quarters.yearOf') return (value) => yearWords[value as QuarterCalendar['yearOf']] ?? value;
  if (at === 'seen.audience') return (value) => audienceWords[value as Audience] ?? value;
  if (at === 'deciding.by') return (value) => decidingWords[value as DecidingWay] ?? value;
  if (at.startsWith(anniversaryAwards)) return anniversaryWords(at);
  if (at.startsWith('giving.')) return (value) => reachWords[value as Reach] ?? value;
  const place = companyPlace(at);
  const isFixed = at.endsWith('.points') && !partLabels[place.at];
  return (value) => {
    if (value === '') return say(isFixed ? texts.asChosen : place.site === '' ? texts.nothingThere : texts.asCompany);
    if (value === 'none') return say(texts.noLimit);
    return partLabels[place.at] || isFixed ? amountsWords(value.split(', ').map(Number)) : value;
  };
}

/** Points are a number, what the card says is the company's. */
function anniversaryWords(at: string): (value: string) => string {
  return (value) => {
    if (value === '') return say(texts.nothingThere);
    return at.endsWith('.points') ? amountsWords([Number(value)]) : value;
  };
}

/** '5 · 10 · 1,000'. */
export function amountsWords(amounts: readonly number[]): string {
  return amounts.map(formatPoints).join(' · ');
}

export function limitWords(limit: Limit): string {
  return limit === 'none' ? say(texts.noLimit) : amountsWords([limit]);
}

/** Of what is new its name stands in the list of its kind already. */
export function isSaidByList({ at, before }: Difference, all: readonly Difference[]): boolean {
  const [list = '', , field] = at.split('.');
  return field === 'name' && before === '' && all.some((one) => one.at === list);
}
