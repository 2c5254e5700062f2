import * as z from 'zod/mini';
import { call } from '#call';
import { languages } from '#languages';
import { neededBlocks } from '#rules/content-keys';
import { count, isoInstant, nothing } from '#shapes/wire';
import { contentAccesses } from './content-text.ts';

const text = z.object({
  language: z.enum(languages),
  /** Of what members read; empty where there is none. */
  title: z.string(),
  /** What members read; 0 where there is none. */
  version: count,
  /** Nobody has published it: it came with the portal. */
  isDelivered: z.boolean(),
  isDraft: z.boolean(),
  /** From when on the next one goes. */
  datePlanned: z.nullable(isoInstant),
  /** Who changed anything about it last, and when; empty where nobody did. */
  changedBy: z.string(),
  dateChanged: z.nullable(isoInstant),
});

const block = z.object({
  contentKey: z.string(),
  access: z.enum(contentAccesses),
  /** One of the company's own pages; the others stand on screens of the portal. */
  isOwn: z.boolean(),
  isRetired: z.boolean(),
  /** What is read by those in whose language there is none. */
  writtenIn: z.enum(languages),
  /** One for each language of the portal. */
  texts: z.array(text),
});
export type ContentBlockRow = z.output<typeof block>;

/** What a company still has to say: terms, privacy and answers, in each language of the portal. */
const lack = z.object({
  contentKey: z.enum(neededBlocks),
  language: z.enum(languages),
  /** Nothing at all, or only what came with the portal. */
  lacks: z.enum(['text', 'own']),
  /** Members who read in it. */
  readers: count,
});
export type LackingText = z.output<typeof lack>;

/** Every block, with what there is of it in each language; and what is lacking. */
export const contentlist = call('contentlist', nothing, z.object({ blocks: z.array(block), lacking: z.array(lack) }));
