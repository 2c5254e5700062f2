import * as z from 'zod/mini';
import { call } from '#call';
import { languages } from '#languages';
import { neededBlocks } from '#rules/content-keys';
import { count, nothing } from '#shapes/wire';

/** What a company still has to say: terms, privacy and answers, in each language of the portal. */
export const contentchecklist = call(
  'contentchecklist',
  nothing,
  z.object({
    lacking: z.array(
      z.object({
        contentKey: z.enum(neededBlocks),
        language: z.enum(languages),
        /** Nothing at all, or only what came with the portal. */
        lacks: z.enum(['text', 'own']),
        /** Members who read in it. */
        readers: count,
      }),
    ),
  }),
);
