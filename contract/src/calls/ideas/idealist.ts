import * as z from 'zod/mini';
import { call } from '#call';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from '#shapes/report-page';
import { monthSpan, monthsInOrder } from '#shapes/wire';
import { ideaSorts, ideaStatus, report } from './idea-row.ts';
import { ideaStanding } from './open-idea.ts';

export const idealist = call(
  'idealist',
  z
    .strictObject({ ...monthSpan, ideaStatus, ...pageOf(ideaSorts) })
    .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder)),
  /** Beside the report the ids of those that the caller may review now, and of those whose reward waits for a second person. */
  z.extend(report, {
    reviewable: z.array(z.string()),
    asked: z.array(z.string()),
    /** Where each of those stands that its author shares. */
    open: z.array(ideaStanding),
    /** Of these, the ids of those that the caller may put to another stage. */
    stageable: z.array(z.string()),
    ...pageEnd,
    totals: z.optional(rowsInAll),
  }),
);
