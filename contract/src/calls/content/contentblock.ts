import * as z from 'zod/mini';
import { call } from '#call';
import { languages } from '#languages';
import { count, isoInstant } from '#shapes/wire';
import { contentAccesses, revision, textOf } from './content-text.ts';

const written = { title: z.string(), markdown: z.string() };
const published = z.object({
  ...written,
  version: count,
  dateFrom: isoInstant,
  /** Empty: it came with the portal. */
  publishedBy: z.string(),
  asksAgain: z.boolean(),
});

/** A block in one language: what members read, what they will, and what is being written. */
export const contentblock = call(
  'contentblock',
  z.strictObject(textOf),
  z.object({
    contentKey: z.string(),
    language: z.enum(languages),
    access: z.enum(contentAccesses),
    isOwn: z.boolean(),
    isRetired: z.boolean(),
    writtenIn: z.enum(languages),
    /** Whether members accept it, and may be asked again. */
    isAccepted: z.boolean(),
    revision,
    published: z.nullable(published),
    planned: z.nullable(published),
    draft: z.nullable(z.object({ ...written, changedBy: z.string(), dateChanged: isoInstant })),
    /** What is read meanwhile by whoever reads in this language, where there is none. */
    instead: z.nullable(z.object({ ...written, language: z.enum(languages) })),
  }),
);
