import * as z from 'zod/mini';
import { call } from '#call';
import { memberSearchMax } from '#limits';
import { line, searched } from '#shapes/text';

const memberListItem = z.object({
  memberId: z.string(),
  memberNumber: z.string(),
  firstname: z.string(),
  surname: z.string(),
  division: z.string(),
  isManager: z.boolean(),
});

export type MemberListItem = z.output<typeof memberListItem>;

export const getmemberlist = call(
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
    /** Of each of them their picture, in the same order; '' where there is none. The specification closes what an item has. */
    picIds: z.array(z.string()),
    /** More people match than are listed. */
    isMore: z.boolean(),
  }),
);
