import * as z from 'zod/mini';
import { capabilityNames, lentAccesses, viewedRoles } from '#access';
import { languages } from '#languages';
import { isoInstant, whole } from '#shapes/wire';

export const memberData = z.object({
  firstname: z.string(),
  surname: z.string(),
  /** Both, in the order of the member's culture. */
  name: z.string(),
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
  /** Whether others are told of their work anniversary; left out where their first day at work is not known. */
  showsAnniversary: z.optional(z.boolean()),
  /** They have no picture and are asked for one, until they say so; not there otherwise. */
  asksPicture: z.optional(z.literal(true)),
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
  /** What the member may do for who is away, as a delegate. */
  lent: z.array(z.enum(lentAccesses)),
  pointsName: z.string(),
  /** What the member chose; empty where they chose none. */
  language: z.enum([...languages, '']),
  /** In which language, and as which country writes, the member is spoken to: 'en-ZA'. */
  locale: z.string(),
  awardsPointsAvailable: whole,
  awardsPointsAvailableMng: whole,
  /** Only while an administrator looks as this member, or as this role, does: nothing can be done then. */
  viewing: z.optional(z.object({ role: z.nullable(z.enum(viewedRoles)), until: isoInstant })),
});

export type MemberData = z.output<typeof memberData>;
