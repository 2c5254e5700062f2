import * as z from 'zod/mini';
import { call } from '#call';
import { languages } from '#languages';
import { acceptedBlocks } from '#rules/content-keys';
import { count, isoInstant, nothing } from '#shapes/wire';
import { differences } from './content-text.ts';

const text = z.object({
  contentKey: z.enum(acceptedBlocks),
  language: z.enum(languages),
  version: count,
  title: z.string(),
  content: z.string(),
  dateFrom: isoInstant,
  reason: z.string(),
  /** Since what the caller accepted last in this language, or else since what was read before; null where that was nothing. */
  changes: z.nullable(differences),
});
export type TermsToAccept = z.output<typeof text>;

/** What the caller is asked to accept, in the language in which they read it. */
export const termstoaccept = call('termstoaccept', nothing, z.object({ texts: z.array(text) }));
