import * as z from 'zod/mini';
import { capabilityNames, needsCode, scopeKinds, scopesOf } from '#access';
import { call } from '#call';
import { rolesPageMax, scopeCodeMax } from '#limits';
import { say } from '#say';
import { line } from '#shapes/text';
import { count, id, isoInstant, memberId, oneOf, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

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

const capability = z.enum(capabilityNames, oneOf(capabilityNames));
const instant = z.iso.datetime(told(texts.giveInstant));

const wish = z
  .strictObject({
    memberId,
    capability,
    scopeKind: z.enum(scopeKinds, oneOf(scopeKinds)),
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
      if (!offered.includes(scopeKind)) issue('scopeKind', say(texts.scopesOnly, { values: offered.join(', ') }));
      if (needsCode(scopeKind) && scopeCode.trim() === '') issue('scopeCode', say(texts.whichScope));
      if (!needsCode(scopeKind) && scopeCode !== '') issue('scopeCode', say(texts.noScopeCode));
      if (dateFrom && dateUntil && Date.parse(dateUntil) <= Date.parse(dateFrom))
        issue('dateUntil', say(texts.endNotAfter));
    }),
  );

export const roleassignments = call(
  'roleassignments',
  z.strictObject({
    memberId: z.optional(memberId),
    capability: z.optional(capability),
    /** Those that have ended too. */
    withEnded: z.optional(trueOrFalse),
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(rolesPageMax))),
  }),
  z.object({ assignments: z.array(assignment), total: count }),
);

/** The same again changes nothing and answers what is held. */
export const giverole = call('giverole', wish, z.object({ message: z.string(), roleAssignmentId: z.string() }));

export const endrole = call('endrole', z.strictObject({ roleAssignmentId: id }), z.object({ message: z.string() }));
