import * as z from 'zod/mini';
import { nominationReasonMax, recipientsMax } from '#limits';
import { requiredText } from '#shapes/text';
import { count } from '#shapes/wire';
import { peopleAtMost } from '#words';
import { nominationReader } from './nomination-reader.ts';

export const members = <R extends z.ZodMiniType<string>>(each: R) =>
  z.array(each, 'Please choose who to nominate.').check(
    z.minLength(1, 'Please choose who to nominate.'),
    z.maxLength(recipientsMax, `${peopleAtMost(recipientsMax)}.`),
    z.refine(
      (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
      'Someone is chosen twice.',
    ),
  );

export const reason = requiredText(nominationReasonMax, 'Please tell the reason.');

export const submitted = z.object({
  message: z.string(),
  nomIds: z.array(z.string()),
  recipients: count,
  /** Who reads them, each once. */
  readBy: z.array(z.object(nominationReader)),
});
