import * as z from 'zod/mini';
import { call } from '#call';
import { programmeReasonMax, programmeVersionsMax } from '#limits';
import { features } from '#programme/items';
import { difference } from '#shapes/difference';
import { programmeDocument, programmeParts } from '#shapes/programme';
import { namedPeople } from '#shapes/quote';
import { requiredText } from '#shapes/text';
import { count, id, isoDate, isoInstant, nothing, whole } from '#shapes/wire';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

export const versionStandings = ['now', 'planned', 'past', 'withdrawn'] as const;

const info = {
  version: count,
  standing: z.enum(versionStandings),
  /** From then on it goes. */
  from: isoInstant,
  dateSaved: isoInstant,
  /** '' for the operator of the portal, and of the first version, which is the specification's. */
  byMember: z.string(),
  reason: z.string(),
};
const version = z.object(info);
export type ProgrammeVersion = z.output<typeof version>;
const wholeVersion = z.object({ ...info, document: programmeDocument });

const number = whole.check(z.minimum(1), z.maximum(1_000_000));
/** Midnight UTC of this day; at once where it is left out. */
const from = z.optional(isoDate);
/** The version that who changes it has seen: where another one follows it meanwhile, nothing is saved. */
const basedOn = number;

/** What goes now, what is planned, the earliest first, and what the specification has. */
export const programmenow = call(
  'programmenow',
  nothing,
  z.object({
    goes: wholeVersion,
    planned: z.array(wholeVersion),
    seed: programmeDocument,
    /** Where members are. */
    sites: z.array(z.object({ site: z.string(), people: count })),
    /** Who could confirm what the caller changes. */
    seconds: namedPeople,
    /** Changes that wait for a second person. */
    waiting: count,
  }),
);

/** All that were ever saved, the newest first. */
export const programmeversions = call(
  'programmeversions',
  z.strictObject({
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(programmeVersionsMax))),
  }),
  z.object({ versions: z.array(version), total: count, next: z.nullable(id) }),
);

/** One of them, with what it says otherwise than the one that it followed. */
export const programmeversion = call(
  'programmeversion',
  z.strictObject({ version: number }),
  z.object({ ...info, document: programmeDocument, before: z.nullable(count), differences: z.array(difference) }),
);

/** What would have been otherwise in the last whole quarter, as numbers. */
const example = z.discriminatedUnion('what', [
  /** What ratings paid, and what they would pay. */
  z.object({
    what: z.literal('ratings'),
    at: z.string(),
    ratings: z.array(z.object({ rating: count, stars: count, reviews: count, before: count, after: count })),
    before: count,
    after: count,
  }),
  /** Of so many acts, texts or people: how many a limit concerns, or a list does not offer. */
  z.object({
    ...{ what: z.literal('counted'), at: z.string(), of: count, before: count, after: count },
    /** Of a thing that gives just so many points. */
    name: z.optional(z.string()),
  }),
  /** How often something was chosen that is called otherwise, or offered no longer. */
  z.object({
    what: z.literal('chosen'),
    at: z.string(),
    name: z.string(),
    isOffered: z.boolean(),
    of: count,
    chosen: count,
  }),
  /** Leavers whose points wait, and what they forfeit tonight. */
  z.object({
    what: z.literal('grace'),
    at: z.string(),
    leavers: count,
    before: z.object({ people: count, points: count }),
    after: z.object({ people: count, points: count }),
  }),
  /** Who had anniversaries in that quarter for which something is given, and how much. */
  z.object({
    what: z.literal('anniversaries'),
    at: z.string(),
    before: z.object({ people: count, points: count }),
    after: z.object({ people: count, points: count }),
  }),
  /** What was spent of points that were taken back, and what is owed now, which stays owed. */
  z.object({
    what: z.literal('debts'),
    at: z.string(),
    lost: z.object({ people: count, points: count }),
    owed: z.object({ people: count, points: count }),
  }),
  /** Whom it concerns that something is there no more, or again: of those who lose it, what they have in it. */
  z.object({
    what: z.literal('feature'),
    at: z.string(),
    feature: z.enum(features),
    lose: z.object({ people: count, things: count }),
    gain: count,
  }),
]);
export type Example = z.output<typeof example>;

/** What saving these parts would change, and what it means. */
export const tryprogramme = call(
  'tryprogramme',
  z.strictObject({ parts: programmeParts, from }),
  z.object({
    /** The version that it would follow. */
    before: count,
    differences: z.array(difference),
    needsSecond: z.boolean(),
    seconds: namedPeople,
    /** The last whole quarter, from which the examples are reckoned: both days are in it. */
    quarter: z.object({ dateFrom: isoDate, dateTo: isoDate }),
    examples: z.array(example),
  }),
  { within: 'parts' },
);
export type Trial = z.output<typeof tryprogramme.output>;

export const saveprogramme = call(
  'saveprogramme',
  z.strictObject({
    parts: programmeParts,
    from,
    reason: requiredText(programmeReasonMax, texts.sayWhy),
    basedOn,
    alone,
  }),
  z.object({
    message: z.string(),
    /** Null while a second person is asked. */
    version: z.nullable(count),
    second: z.optional(asksSecond),
  }),
  {
    within: 'parts',
    refusals: {
      needsSecond: nobodyElse,
      /** Another one follows the one on which it is based: the last. */
      alreadyExists: z.object({ last: count }),
    },
  },
);

/** Takes back what has not begun. */
export const withdrawprogramme = call(
  'withdrawprogramme',
  z.strictObject({ version: number }),
  z.object({ message: z.string() }),
);
