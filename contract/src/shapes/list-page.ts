import * as z from 'zod/mini';
import { say } from '#say';
import * as texts from './texts.ts';
import { count } from './wire.ts';

interface ListAsked {
  limit?: number | undefined;
  offset?: number | undefined;
  after?: string | undefined;
}

/** For objects with these fields: a page of a list begins behind a place, or so many rows from the first. */
export function pageBegins({ limit, offset, after }: ListAsked, ctx: z.core.$RefinementCtx) {
  const issue = (message: string) => ctx.addIssue({ code: 'custom', path: ['after'], message });
  if (after !== undefined && limit === undefined) issue(say(texts.pageLength));
  if (after !== undefined && offset !== undefined) issue(say(texts.placeOrOffset));
}

/** Of a list beside its page; not told behind a place, where nothing is counted. */
export const countedRows = {
  total: z.optional(count),
  /** There are more than the total, which is as far as they were counted. */
  isMore: z.optional(z.boolean()),
};
