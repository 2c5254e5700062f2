import type { ViewedRole } from '@laurel/contract/access';
import type { ActType, Facts } from '@laurel/contract/events';
import { dateWords, dayMonthYear } from '@laurel/contract/formats';
import { languageNames } from '@laurel/contract/language-names';
import type { Message } from '@laurel/contract/message';
import { mergerKindWords } from '@laurel/contract/programme/merger-words';
import type { MergerKind } from '@laurel/contract/rules/merger-kinds';
import { say } from '@laurel/contract/say';
import { standingWords } from '@laurel/contract/standings';
import { capabilityWords, viewedRoleWords } from '@laurel/contract/words/capability-words';
import * as texts from './texts.ts';

/** An act without facts would let any name pass. */
type FactOf<Type extends ActType> = Type extends ActType
  ? string extends keyof Facts<Type>
    ? never
    : keyof Facts<Type>
  : never;
/** Told elsewhere, as by the sentence, or numbers of rows. */
const untold = ['before', 'after', 'memberNumber', 'revision', 'look', 'of', 'verdict'] as const;

/** Facts that people read: ids of rows are not told, and what was before and after is told by itself. */
type Told = Exclude<FactOf<ActType>, `${string}Id` | (typeof untold)[number]>;

/** What an act noted is called among people: a new fact gets its name here, or this does not compile. */
const factNames: Record<Told, Message> = {
  kind: texts.fieldKind,
  rating: texts.fieldRating,
  said: texts.fieldSaid,
  stars: texts.fieldStars,
  standing: texts.fieldStanding,
  people: texts.fieldPeople,
  pointsEach: texts.fieldPointsEach,
  points: texts.fieldPoints,
  asked: texts.fieldAsked,
  owed: texts.fieldOwed,
  left: texts.fieldLeft,
  qty: texts.fieldQty,
  moved: texts.fieldMoved,
  values: texts.fieldValues,
  ground: texts.fieldReason,
  fields: texts.fieldFields,
  reportsMoved: texts.fieldReports,
  isLate: texts.fieldLate,
  isPart: texts.fieldPart,
  leftOut: texts.fieldLeftOut,
  stays: texts.fieldStays,
  pointsTakenBack: texts.fieldTakenBack,
  codesRemoved: texts.fieldCodesRemoved,
  source: texts.fieldSource,
  feed: texts.fieldSource,
  token: texts.fieldToken,
  isConfirmed: texts.fieldIsConfirmed,
  isNew: texts.fieldNew,
  assigned: texts.fieldAssigned,
  ignored: texts.fieldIgnored,
  email: texts.fieldEmail,
  mobile: texts.fieldMobile,
  capability: texts.fieldCapability,
  role: texts.fieldCapability,
  scopeKind: texts.fieldScope,
  scopeCode: texts.fieldScopeCode,
  from: texts.fieldFrom,
  until: texts.fieldUntil,
  own: texts.fieldOwn,
  changed: texts.fieldChanged,
  back: texts.fieldBack,
  version: texts.fieldVersion,
  plans: texts.fieldPlans,
  differences: texts.fieldDifferences,
  by: texts.fieldBy,
  isSettled: texts.fieldSettled,
  added: texts.fieldAdded,
  removed: texts.fieldRemoved,
  unchanged: texts.fieldUnchanged,
  confirmed: texts.fieldConfirmed,
  pointsGranted: texts.fieldGranted,
  rightsChanged: texts.fieldRights,
  pricesInMinorUnits: texts.fieldPrices,
  quarterNum: texts.fieldQuarter,
  quarterYear: texts.fieldYear,
  dateFrom: texts.fieldFrom,
  dateTo: texts.fieldUntil,
  isEnabled: texts.fieldEnabled,
  startDate: texts.fieldFrom,
  endDate: texts.fieldUntil,
  wasAnnounced: texts.fieldAnnounced,
  closes: texts.fieldUntil,
  voted: texts.fieldVoted,
  most: texts.fieldMostVotes,
  wasClosed: texts.fieldWasClosed,
  isFirst: texts.fieldFirst,
  language: texts.fieldLanguage,
  asksAgain: texts.fieldAsksAgain,
  access: texts.fieldAccess,
  isRemovedBefore: texts.fieldRemoved,
  isRemovedAfter: texts.fieldRemoved,
  messages: texts.fieldMessages,
  ids: texts.fieldIds,
  state: texts.fieldState,
  way: texts.fieldWay,
  decision: texts.fieldWay,
  channel: texts.fieldChannel,
  letter: texts.fieldLetter,
  period: texts.fieldPeriod,
  name: texts.fieldName,
  perReport: texts.fieldPerReport,
  isOn: texts.fieldOn,
  potPoints: texts.fieldPotPoints,
  wentOver: texts.fieldWentOver,
  fellTogether: texts.fieldFellTogether,
  scopes: texts.fieldScopes,
  why: texts.fieldWhy,
  step: texts.fieldStep,
  isOver: texts.fieldIsOver,
};

/** Fields of what was before and after, and what people wrote. */
const fieldNames: Readonly<Record<string, Message>> = {
  ...factNames,
  place: texts.fieldPlace,
  languages: texts.fieldLanguages,
  sites: texts.fieldSites,
  countries: texts.fieldCountries,
  clusters: texts.fieldClusters,
  divisions: texts.fieldDivisions,
  managersOnly: texts.fieldManagersOnly,
  position: texts.fieldOrder,
  cellNum: texts.fieldMobile,
  reason: texts.fieldReason,
  motivation: texts.fieldReason,
  comment: texts.fieldComment,
  sentence: texts.fieldComment,
  fileName: texts.fieldFile,
  carrier: texts.fieldCarrier,
  reference: texts.fieldReference,
  title: texts.fieldTitle,
  description: texts.fieldDescription,
  firstName: texts.fieldFirstName,
  surname: texts.fieldSurname,
  familyNameFirst: texts.fieldFamilyNameFirst,
  divisionCode: texts.fieldDivision,
  siteTemplate: texts.fieldSite,
  costCentre: texts.fieldCostCentre,
  managerNumber: texts.fieldManagerNumber,
  hireDate: texts.fieldHireDate,
  birthDay: texts.fieldBirthDay,
  birthMonth: texts.fieldBirthMonth,
  isManager: capabilityWords.manager,
  isAdminReports: capabilityWords.administrator,
  roleCa: capabilityWords.clusterAdmin,
  roleCc: capabilityWords.committee,
  roleIdea: capabilityWords.ideaReviewer,
  roleInv: capabilityWords.inv,
};

/** Whether people read a field at all. */
export function isTold(field: string): boolean {
  return !untold.some((one) => one === field) && !field.endsWith('Id');
}

/** What a field is called; one that nobody named keeps the name that programs know. */
export function fieldName(field: string): string {
  const name = fieldNames[field];
  return name ? say(name) : field;
}

/** A value as text, with moments in the reader's zone; null where there is none. */
export function valueWords(field: string, value: unknown, timeZone: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return say(value ? texts.yes : texts.no);
  if (Array.isArray(value)) {
    return value.map((one) => valueWords(field, one, timeZone) ?? '').join(', ') || null;
  }
  if (field === 'wentOver' || field === 'fellTogether') return countsWords(value as Record<string, number>);
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dateWords(new Date(text), { ...day, timeZone: 'UTC' });
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return momentWords(new Date(text), timeZone);
  if (field === 'fields') return fieldName(text);
  if (field === 'language') return languageName(text);
  if (field === 'capability' || field === 'role')
    return say(viewedRoleWords[text as ViewedRole] ?? texts.fieldCapability);
  const standing = field === 'standing' || field === 'state' ? undefined : standings[text];
  return standing ? say(standing) : text;
}

/** How many of what; null where there is nothing of anything. */
function countsWords(counts: Record<string, number>): string | null {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  const told = some.map(([kind, count]) => `${say(mergerKindWords[kind as MergerKind])}: ${count}`);
  return told.join(', ') || null;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

function momentWords(at: Date, timeZone: string): string {
  return dateWords(
    at,
    { ...day, ...clock, timeZone },
    (parts) => `${dayMonthYear(parts)} ${parts.hour}:${parts.minute} ${parts.timeZoneName}`,
  );
}

/** In which order fields are told: the database knows none. */
export function fieldPlace(field: string): number {
  const place = Object.keys(fieldNames).indexOf(field);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

/** States of nominations before and after. */
const standings: Readonly<Record<string, Message>> = standingWords;

/** A language as its speakers call it. */
export function languageName(language: string): string {
  return languageNames[language as keyof typeof languageNames] ?? language;
}
