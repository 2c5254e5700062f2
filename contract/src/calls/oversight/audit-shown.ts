import * as z from 'zod/mini';
import { auditSearchMax } from '#limits';
import { say } from '#say';
import { searched } from '#shapes/text';
import { isoInstant, memberId, oneOf } from '#shapes/wire';
import { auditKinds } from './audit-kinds.ts';
import * as texts from './texts.ts';

export const auditKind = z.enum(auditKinds, oneOf(auditKinds));

/** Which entries are looked for: all that all of this is true of. */
export const auditFilter = {
  /** From then on, and before then. */
  dateFrom: z.optional(isoInstant),
  dateUntil: z.optional(isoInstant),
  /** Who did it. */
  actor: z.optional(memberId),
  /** Whom it concerns. */
  about: z.optional(memberId),
  kind: z.optional(auditKind),
  /** What it was done to, by its noun and id, such as 'order:12', by the id alone, by an order's or a member's number; or the entry's own number. */
  search: z.optional(searched(auditSearchMax)),
};

interface Span {
  dateFrom?: string | undefined;
  dateUntil?: string | undefined;
}

/** For objects with these fields. */
export function spanInOrder({ dateFrom, dateUntil }: Span, ctx: z.core.$RefinementCtx) {
  if (dateFrom === undefined || dateUntil === undefined || Date.parse(dateFrom) < Date.parse(dateUntil)) return;
  ctx.addIssue({ code: 'custom', path: ['dateUntil'], message: say(texts.afterBeginning) });
}

/** Somebody as the audit shows them: who was erased is a former colleague. */
export const auditPerson = z.object({ memberId: z.string(), memberNumber: z.string(), name: z.string() });
export type AuditPerson = z.output<typeof auditPerson>;

export const auditRow = z.object({
  auditId: z.string(),
  at: isoInstant,
  /** Null: the portal itself, or a command of whoever operates it. */
  actor: z.nullable(auditPerson),
  /** The type of the act, as programs know it. */
  act: z.string(),
  /** What was done, in the reader's words. */
  words: z.string(),
  /** What it was done to: a noun and its id. */
  subject: z.object({ noun: z.string(), id: z.string() }),
});
export type AuditRow = z.output<typeof auditRow>;
