import * as z from 'zod/mini';
import { call } from '#call';
import { contentVersionsPageMax } from '#limits';
import { count, isoInstant, whole } from '#shapes/wire';
import { textOf, versionStates } from './content-text.ts';

const version = z.object({
  version: count,
  title: z.string(),
  state: z.enum(versionStates),
  dateFrom: isoInstant,
  datePublished: isoInstant,
  /** Empty: it came with the portal. */
  publishedBy: z.string(),
  reason: z.string(),
  asksAgain: z.boolean(),
  characters: count,
});
export type ContentVersion = z.output<typeof version>;

/** Everything that was ever published of a text, the newest first. */
export const contentversions = call(
  'contentversions',
  z.strictObject({
    ...textOf,
    limit: z.optional(whole.check(z.minimum(1), z.maximum(contentVersionsPageMax))),
    offset: z.optional(count.check(z.maximum(1_000_000))),
  }),
  z.object({ versions: z.array(version), total: count }),
);
