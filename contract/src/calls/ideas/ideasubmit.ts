import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { offered } from '#programme/programme';
import { among } from '#shapes/among';
import { requiredLine, requiredText } from '#shapes/text';
import { trueOrFalse } from '#shapes/wire';
import * as said from '#texts';

export const ideasubmit = call(
  'ideasubmit',
  z.strictObject({
    category: among(({ ideaCategories }) => offered(ideaCategories), said.chooseCategory),
    title: requiredLine(({ characters }) => characters.ideaTitle, texts.ideaTitle),
    idea: requiredText(({ characters }) => characters.idea, texts.ideaText),
    /** Whether colleagues of the author's site read it; not where it is left out. */
    isShared: z.optional(trueOrFalse),
  }),
  z.object({ message: z.string(), ideaBoxId: z.string() }),
);
