import * as z from 'zod/mini';
import { capabilityNames, scopeKinds } from '#access';
import { call } from '#call';
import { mergerLine } from '#shapes/merger';
import { count, isoDate, isoInstant, memberId } from '#shapes/wire';
import { personState } from './people-filter.ts';
import { namedPerson, personRow } from './person-row.ts';
import { messageOfPerson } from './personmessages.ts';

export const profileFields = [
  ...(['memberNumber', 'firstName', 'surname', 'familyFirst', 'knownAs', 'email', 'mobile', 'birthday'] as const),
  ...(['division', 'country', 'cluster', 'site', 'costCentre', 'hireDate', 'language', 'getToKnow'] as const),
] as const;
export type ProfileField = (typeof profileFields)[number];

const whose = z.enum(['roster', 'member']);

/** One value of a profile. */
const profileValue = z.object({
  field: z.enum(profileFields),
  /** Empty where there is none; 'true' or 'false' where it is one of two; a birthday as month and day. */
  value: z.string(),
  /** Who said so. */
  from: whose,
  /** Who can change it: what a member has made their own a roster changes no more. */
  owner: whose,
  /** What the roster says, where that is something else. */
  rosterValue: z.string(),
});
export type ProfileValue = z.output<typeof profileValue>;

const role = z.object({
  roleAssignmentId: z.string(),
  capability: z.enum(capabilityNames),
  scopeKind: z.enum(scopeKinds),
  scopeCode: z.string(),
  /** What that is called, where it has a name. */
  scopeName: z.string(),
  dateFrom: isoInstant,
  /** Null: until somebody ends it. */
  dateUntil: z.nullable(isoInstant),
  isInForce: z.boolean(),
  source: z.enum(['roster', 'given']),
  /** Empty: the roster or the operator. */
  givenByMember: z.string(),
  dateGiven: isoInstant,
});
export type PersonRole = z.output<typeof role>;

/** A wallet or a pot that is open. */
const account = z.object({ points: count, dateOpened: isoInstant, dateMoved: z.nullable(isoInstant) });

/** Whether somebody can sign on: they do; they could and have not yet; nothing but their number would tell who they are; or why not. */
export const signOnStandings = ['yes', 'notYet', 'noAddress', 'noSite', 'left', 'erased'] as const;
export type SignOnStanding = (typeof signOnStandings)[number];

/** Somebody whole, but for what comes by pages. Of whom everything personal was erased there is no name and no value. */
export const person = call(
  'person',
  z.strictObject({ memberId }),
  z.object({
    ...namedPerson,
    picId: z.string(),
    state: personState,
    lacks: personRow.shape.lacks,
    /** They are the one who asks. */
    isOwn: z.boolean(),
    divisionCode: z.string(),
    division: z.string(),
    countryCode: z.string(),
    siteTemplate: z.string(),
    signOn: z.enum(signOnStandings),
    dateRegistered: z.nullable(isoInstant),
    dateLastSignedOn: z.nullable(isoInstant),
    dateLeft: z.nullable(isoInstant),
    /** Of a leaver in grace: the first day on which their points are forfeited. */
    dateForfeited: z.nullable(isoDate),
    dateErased: z.nullable(isoInstant),
    profile: z.array(profileValue),
    manager: z.nullable(z.object({ ...namedPerson, state: personState })),
    /** People here whose manager they are. */
    reports: count,
    /** In force, or to come. */
    roles: z.array(role),
    wallet: z.nullable(account),
    pot: z.nullable(account),
    /** Another stands for them: they were merged. */
    standsFor: z.nullable(z.object({ ...namedPerson, dateMerged: isoInstant })),
    /** Accounts of theirs that were merged into this one, the newest first; what each brought, as it was counted. */
    merged: z.array(
      z.object({
        memberNumber: z.string(),
        dateMerged: isoInstant,
        byMember: z.string(),
        /** '' where nobody else could have confirmed it. */
        secondMember: z.string(),
        reason: z.string(),
        points: count,
        potPoints: count,
        lines: z.array(mergerLine),
      }),
    ),
    messages: z.object({ sent: count, waiting: count, stuck: count, last: z.nullable(messageOfPerson) }),
  }),
);
export type Person = z.output<typeof person.output>;
