import * as z from 'zod/mini';
import { reportMonthsMax } from '#limits';
import { monthIndex } from '#rules/months';
import { say } from '#say';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';

/** Shapes that many calls share. */

/** `1.<public id>` for the registered, `0.<public id>` for those who never signed on. */
export const memberId = z.string(told(texts.choosePerson)).check(z.regex(/^[01]\.\d{6,18}$/, told(texts.noMember)));

/** A person, or a whole division as `div:{code}`. */
export const recipient = z
  .string(told(texts.chooseRecipient))
  .check(z.regex(/^(?:[01]\.\d{6,18}|div:[^\p{Cc}]{1,40})$/u, told(texts.noRecipient)));

export const id = z.string(told(texts.giveId)).check(z.regex(/^[1-9]\d{0,17}$/, told(texts.noId)));

export const isoInstant = z.iso.datetime();
export const isoDate = z.iso.date(told(said.giveDate));

export const month = z
  .string(told(texts.giveMonth))
  .check(z.refine((words) => monthIndex(words) !== undefined, told(texts.giveMonth)));

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
  if (from > to) issue(say(said.monthsTurned));
  else if (to - from >= reportMonthsMax) issue(say(texts.monthsAtMost, { max: reportMonthsMax }));
}

/** Of an upload's address: '1' only tells what the file would do. */
export const dryRun = z.optional(z.enum(['0', '1'], told(texts.giveDryRun)));

/** Counts and points: whole numbers that JavaScript holds exactly. */
export const whole = z.int(told(texts.wholeNumber));
export const count = whole.check(z.minimum(0));
/** An amount in currency units, with the currency's decimals. */
export const money = z.number();

/** The body of a call that is asked for nothing. */
export const nothing = z.strictObject({});

/** What is said of a value that is none of these. */
export const oneOf = (values: readonly (string | number)[]) => told(said.chooseOneOf, { values: values.join(', ') });

export const trueOrFalse = z.boolean(told(texts.trueOrFalse));
