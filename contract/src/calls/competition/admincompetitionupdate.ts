import * as z from 'zod/mini';
import { call } from '#call';
import { competitionFields, datesInOrder, setupFields } from './competition-fields.ts';

export const admincompetitionupdate = call(
  'admincompetitionupdate',
  z.strictObject(setupFields).check(z.superRefine(datesInOrder)),
  z.object({ message: z.string(), competition: competitionFields }),
);
