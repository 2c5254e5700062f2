import * as z from 'zod/mini';
import { reportMonthsMax } from '#limits';
import { monthIndex } from '#rules/months';
import { giveDate, monthsTurned } from '#words';

/** Shapes that many calls share. */

/** `1.<public id>` for the registered, `0.<public id>` for those who never signed on. */
export const memberId = z.string('Please choose a person.').check(z.regex(/^[01]\.\d{6,18}$/, 'This is not a member.'));

/** A person, or a whole division as `div:{code}`. */
export const recipient = z
  .string('Please choose a person or a division.')
  .check(z.regex(/^(?:[01]\.\d{6,18}|div:[^\p{Cc}]{1,40})$/u, 'This is neither a member nor a division.'));

export const id = z.string('Please give an id.').check(z.regex(/^[1-9]\d{0,17}$/, 'This is not an id.'));

export const isoInstant = z.iso.datetime();
export const isoDate = z.iso.date(giveDate);

export const month = z
  .string("Please give a month such as 'November 2026'.")
  .check(z.refine((words) => monthIndex(words) !== undefined, "Please give a month such as 'November 2026'."));

export const monthSpan = { selMonthFrom: month, selMonthTo: month };

/** For objects with `selMonthFrom` and `selMonthTo`: in order, and not too long. */
export function monthsInOrder(
  span: { selMonthFrom?: string | undefined; selMonthTo?: string | undefined },
  ctx: z.core.$RefinementCtx,
) {
  const from = span.selMonthFrom === undefined ? undefined : monthIndex(span.selMonthFrom);
  const to = span.selMonthTo === undefined ? undefined : monthIndex(span.selMonthTo);
  if (from === undefined || to === undefined) return;
  const issue = (message: string) => ctx.addIssue({ code: 'custom', path: ['selMonthTo'], message });
  if (from > to) issue(monthsTurned);
  else if (to - from >= reportMonthsMax) issue(`Please choose at most ${reportMonthsMax} months.`);
}

/** Of an upload's address: '1' only tells what the file would do. */
export const dryRun = z.optional(z.enum(['0', '1'], 'Please give dryRun as 1 or 0.'));

/** Counts and points: whole numbers that JavaScript holds exactly. */
export const whole = z.int('Please give a whole number.');
export const count = whole.check(z.minimum(0));
/** An amount in currency units, with the currency's decimals. */
export const money = z.number();

/** The body of a call that is asked for nothing. */
export const nothing = z.strictObject({});
