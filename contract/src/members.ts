import * as z from 'zod/mini';
import { capabilityNames } from './access.ts';
import { get, post } from './call.ts';
import { dreamsMax, emailMax, hobbiesMax, knownAsMax, memberSearchMax, mobileMax } from './limits.ts';
import { celebrationRow, recognisedRow } from './recognition.ts';
import { line, requiredLine, searched } from './text.ts';
import { isVisible } from './visible.ts';
import { count, isoDate, isoInstant, memberId, whole } from './wire.ts';
import { charactersAtMost, noSuchDay } from './words.ts';

export const memberData = z.object({
  firstname: z.string(),
  surname: z.string(),
  memberNumber: z.string(),
  memberId: z.string(),
  email: z.string(),
  /** Whether the address is the roster's, or one that the member has shown to be theirs. */
  isEmailConfirmed: z.boolean(),
  /** As the member's country writes it. */
  cellNum: z.string(),
  /** Empty when the member has no picture. */
  picId: z.string(),
  division: z.string(),
  divisionCode: z.string(),
  countryCode: z.string(),
  clusterCode: z.string(),
  siteTemplate: z.string(),
  dOBdd: z.nullable(whole),
  dOBmm: z.nullable(whole),
  /** 'Y' when the member takes part in Get To Know, else ''. */
  interest1: z.string(),
  /** Hobbies. */
  interestOtherDesc: z.string(),
  /** Dreams. */
  otherInfo: z.string(),
  isManager: z.boolean(),
  isAdminReports: z.boolean(),
  role_ca: z.boolean(),
  role_cc: z.boolean(),
  /** Reviews ideas. */
  role_idea: z.boolean(),
  /** What the member holds now, the flags above among them. */
  capabilities: z.array(z.enum(capabilityNames)),
  pointsName: z.string(),
  awardsPointsAvailable: whole,
  awardsPointsAvailableMng: whole,
});
export type MemberData = z.output<typeof memberData>;

export const getToKnowRow = z.object({
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  division: z.string(),
  interestOtherDesc: z.string(),
  otherInfo: z.string(),
});

export type GetToKnowPerson = z.output<typeof getToKnowRow>;

/** What sign-on and `getmemberdata` answer: the member and the blocks of Home. */
export const home = z.object({
  memberData,
  homeGetToKnow: z.array(getToKnowRow),
  homeRecentRecognition: z.array(
    z.extend(recognisedRow, {
      value: z.string(),
      date: isoInstant,
    }),
  ),
  /** Of this month: e-cards sent and received, and beside them rewards, which carry points. */
  homeStats: z.object({
    sent: count,
    received: count,
    rewardsSent: count,
    rewardsReceived: count,
    pointsEarned: count,
    nominations: count,
  }),
  homeCelebrations: z.array(celebrationRow),
  other: z.object({
    isCompetition: z.boolean(),
    /** The one that runs. */
    competition: z.nullable(z.object({ title: z.string(), endDate: isoDate })),
  }),
});
export type Home = z.output<typeof home>;

/** Days of each month, with 29 February. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const profile = z
  .partial(
    z.strictObject({
      cellNum: requiredLine(mobileMax, 'Please give a mobile number.'),
      /** Blank: the real first name. */
      firstname: line(knownAsMax).check(
        z.refine((name) => name.trim() === '' || isVisible(name), 'Please use letters that can be seen.'),
      ),
      dOBdd: z.nullable(whole.check(z.minimum(1, noSuchDay), z.maximum(31, noSuchDay))),
      dOBmm: z.nullable(
        whole.check(z.minimum(1, 'This month does not exist.'), z.maximum(12, 'This month does not exist.')),
      ),
      interest1: z.enum(['Y', ''], "Please answer 'Y' or ''."),
      interestOtherDesc: line(hobbiesMax),
      otherInfo: line(dreamsMax),
      email: z.email('Please give an e-mail address.').check(z.maxLength(emailMax, charactersAtMost(emailMax))),
    }),
  )
  .check(
    z.superRefine((update, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      const { dOBdd, dOBmm } = update;
      if (Object.values(update).every((value) => value === undefined))
        issue('cellNum', 'Please give at least one field to change.');
      if ((dOBdd === undefined) !== (dOBmm === undefined) || (dOBdd === null) !== (dOBmm === null)) {
        issue(
          dOBdd === undefined || dOBdd === null ? 'dOBdd' : 'dOBmm',
          'Please give both the day and the month, or neither.',
        );
      } else if (typeof dOBdd === 'number' && typeof dOBmm === 'number' && dOBdd > (monthDays[dOBmm - 1] ?? 0)) {
        issue('dOBdd', 'This day does not exist in that month.');
      }
    }),
  );

const memberListItem = z.object({
  memberId: z.string(),
  memberNumber: z.string(),
  firstname: z.string(),
  surname: z.string(),
  division: z.string(),
  isManager: z.boolean(),
});
export type MemberListItem = z.output<typeof memberListItem>;

const country = z.object({ country: z.string(), countryCode: z.string() });
const division = z.object({ divisionCode: z.string(), division: z.string(), countryCode: z.string() });
export type CountryItem = z.output<typeof country>;
export type DivisionItem = z.output<typeof division>;

const memberLookup = z.object({
  companyName: z.string(),
  firstName: z.string(),
  surname: z.string(),
  memberId: z.string(),
  memberNumber: z.string(),
});
export type MemberLookup = z.output<typeof memberLookup>;

const picture = { answers: 'picture' } as const;
const picId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const members = {
  getmemberdata: post('getmemberdata', z.strictObject({ resetimg: z.optional(z.boolean()) }), home),
  /** What the header shows: after each act, instead of all of Home. */
  memberheader: post('memberheader', z.strictObject({}), z.object({ memberData })),
  gettoknow: post(
    'gettoknow',
    z.strictObject({ memberId }),
    /** Null for who does not take part. */
    z.object({ person: z.nullable(getToKnowRow) }),
    { limit: 'directorySearch' },
  ),
  memberupdate: post('memberupdate', profile, z.object({ memberData }), { limit: 'profileUpdates' }),
  confirmemail: post(
    'confirmemail',
    z.strictObject({ code: requiredLine(100, 'The link is not whole.') }),
    z.object({ message: z.string(), memberData }),
    { limit: 'profileUpdates' },
  ),
  resendconfirmation: post('resendconfirmation', z.strictObject({}), z.object({ message: z.string() }), {
    limit: 'addressChanges',
  }),
  profilepicupload: post('profilepicupload', z.strictObject({}), z.object({ picId: z.string() }), {
    limit: 'pictureUploads',
  }),
  exportmydata: post('exportmydata', z.strictObject({}), z.record(z.string(), z.unknown())),
  profilepic: get('profilepic', z.object({ picId }), z.undefined(), picture),
  profilepictemp: get(
    'profilepictemp',
    z.object({ picId, suffix: z.string().check(z.maxLength(64)) }),
    z.undefined(),
    picture,
  ),
  getmemberlist: post(
    'getmemberlist',
    z.strictObject({
      /** Narrows to the divisions of a country. */
      countryCode: z.optional(line(2)),
      divisionCode: z.optional(line(40)),
      search: z.optional(searched(memberSearchMax)),
      includeSelf: z.optional(z.boolean()),
    }),
    z.object({
      memberList: z.array(memberListItem),
      /** More people match than are listed. */
      isMore: z.boolean(),
    }),
    { limit: 'directorySearch' },
  ),
  getmemberget: post('getmemberget', z.strictObject({ memberId }), memberLookup, {
    limit: 'directorySearch',
  }),
  getdivisionlist: post(
    'getdivisionlist',
    z.strictObject({}),
    z.object({ countryList: z.array(country), divisionList: z.array(division) }),
  ),
};
