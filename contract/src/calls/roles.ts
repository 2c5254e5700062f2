import * as z from 'zod/mini';
import { capabilityNames, needsCode, scopeKinds, scopesOf } from '#access';
import { call } from '#call';
import { rolesPageMax, scopeCodeMax } from '#limits';
import { line } from '#shapes/text';
import { count, id, isoInstant, memberId, whole } from '#shapes/wire';
import { oneOf } from '#words';

const assignment = z.object({
  roleAssignmentId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  capability: z.enum(capabilityNames),
  scopeKind: z.enum(scopeKinds),
  scopeCode: z.string(),
  dateFrom: isoInstant,
  /** Null: until somebody ends it. */
  dateUntil: z.nullable(isoInstant),
  isInForce: z.boolean(),
  source: z.enum(['roster', 'given']),
  /** Empty: the roster or the operator. */
  givenByMember: z.string(),
  dateGiven: isoInstant,
  endedByMember: z.string(),
  dateEnded: z.nullable(isoInstant),
  /** Whether the caller may end it. */
  mayEnd: z.boolean(),
});
export type RoleAssignment = z.output<typeof assignment>;

const capability = z.enum(capabilityNames, `${oneOf(capabilityNames)}.`);
const instant = z.iso.datetime('Please give a date and time in UTC, such as 2026-01-31T08:00:00Z.');

const wish = z
  .strictObject({
    memberId,
    capability,
    scopeKind: z.enum(scopeKinds, `${oneOf(scopeKinds)}.`),
    scopeCode: z.optional(line(scopeCodeMax)),
    /** Without it: from now on. */
    dateFrom: z.optional(instant),
    /** Without it: until somebody ends it. */
    dateUntil: z.optional(instant),
  })
  .check(
    z.superRefine(({ capability, scopeKind, scopeCode = '', dateFrom, dateUntil }, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      const offered = scopesOf(capability);
      if (!offered.includes(scopeKind)) issue('scopeKind', `This can be held over ${offered.join(', ')} only.`);
      if (needsCode(scopeKind) && scopeCode.trim() === '') issue('scopeCode', 'Please say which one.');
      if (!needsCode(scopeKind) && scopeCode !== '') issue('scopeCode', 'This scope has no code.');
      if (dateFrom && dateUntil && Date.parse(dateUntil) <= Date.parse(dateFrom))
        issue('dateUntil', 'The end is not after the beginning.');
    }),
  );

export const roleassignments = call(
  'roleassignments',
  z.strictObject({
    memberId: z.optional(memberId),
    capability: z.optional(capability),
    /** Those that have ended too. */
    withEnded: z.optional(z.boolean('Please say true or false.')),
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(rolesPageMax))),
  }),
  z.object({ assignments: z.array(assignment), total: count }),
);

/** The same again changes nothing and answers what is held. */
export const giverole = call('giverole', wish, z.object({ message: z.string(), roleAssignmentId: z.string() }));

export const endrole = call('endrole', z.strictObject({ roleAssignmentId: id }), z.object({ message: z.string() }));
