import * as z from 'zod/mini';
import { call } from '#call';
import { memberId } from '#shapes/wire';

const memberLookup = z.object({
  companyName: z.string(),
  firstName: z.string(),
  surname: z.string(),
  memberId: z.string(),
  memberNumber: z.string(),
});

export type MemberLookup = z.output<typeof memberLookup>;

export const getmemberget = call('getmemberget', z.strictObject({ memberId }), memberLookup);
