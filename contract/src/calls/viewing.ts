import * as z from 'zod/mini';
import { viewedRoles } from '#access';
import { call } from '#call';
import { isoInstant, memberId, nothing, oneOf } from '#shapes/wire';
import { told } from '#told';
import { neededReason } from './employment/record.ts';
import * as texts from './texts.ts';

/** As somebody sees the portal, or as anybody with a role does: one of both. */
const whom = z
  .strictObject({
    memberId: z.optional(memberId),
    role: z.optional(z.enum(viewedRoles, oneOf(viewedRoles))),
    reason: neededReason,
  })
  .check(
    z.refine(({ memberId, role }) => (memberId === undefined) !== (role === undefined), {
      ...told(texts.personOrRole),
      path: ['memberId'],
    }),
  );

/** The token shows what they see, and does nothing. */
export const beginviewing = call('beginviewing', whom, z.object({ token: z.string(), until: isoInstant }));

/** By that token. */
export const endviewing = call('endviewing', nothing, z.object({ message: z.string() }));
