import * as z from 'zod/mini';
import { reportPageMax } from '#limits';
import { say } from '#say';
import { told } from '#told';
import * as texts from './texts.ts';
import { count, id, trueOrFalse, whole } from './wire.ts';

/**
 * Of a report a page at a time, in the order of one of its columns: equal ones by age. Whoever asks for no page is given the
 * whole, the newest first.
 */
export function pageOf<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return {
    limit: z.optional(
      whole.check(
        z.minimum(1, told(texts.oneRow)),
        z.maximum(reportPageMax, told(texts.rowsAtMost, { max: reportPageMax })),
      ),
    ),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    /** The newest first where it is left out. */
    sort: z.optional(z.enum(sorts, told(texts.notSortedBy))),
    desc: z.optional(trueOrFalse),
  };
}

export interface PageAsked {
  limit?: number | undefined;
  after?: string | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
}

/** For objects with these fields: a place and an order are those of a page. */
export function pageInOrder(asked: PageAsked, ctx: z.core.$RefinementCtx) {
  const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if (asked.limit === undefined && asked.after !== undefined) issue('after', say(texts.pageLength));
  if (asked.limit === undefined && asked.sort !== undefined) issue('sort', say(texts.pageLength));
  if (asked.sort === undefined && asked.desc !== undefined) issue('desc', say(texts.sortBy));
}

/** What a page answers beside its rows. */
export const pageEnd = {
  /** Where the next page begins; null behind the last row. */
  next: z.optional(z.nullable(id)),
};

/** Beside the first page: what all rows come to, shown or not. */
export const rowsInAll = z.object({ rows: count });
