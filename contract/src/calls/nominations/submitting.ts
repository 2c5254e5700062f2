import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { recipientsMax } from '#limits';
import { requiredText } from '#shapes/text';
import * as shapes from '#shapes/texts';
import { count } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { nominationReader } from './nomination-reader.ts';

export const members = <R extends z.ZodMiniType<string>>(each: R) =>
  z.array(each, told(texts.chooseNominee)).check(
    z.minLength(1, told(texts.chooseNominee)),
    z.maxLength(recipientsMax, told(said.peopleAtMost, { max: recipientsMax })),
    z.refine(
      (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
      told(shapes.chosenTwice),
    ),
  );

export const reason = requiredText(({ characters }) => characters.nomination, texts.tellReason);

export const submitted = z.object({
  message: z.string(),
  nomIds: z.array(z.string()),
  recipients: count,
  /** Who reads them, each once. */
  readBy: z.array(z.object(nominationReader)),
});
