import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';
import { competitionFields } from './competition-fields.ts';

export const admincompetitionget = call(
  'admincompetitionget',
  nothing,
  // `written`: as the administrators wrote it, who change that; `competition` is in its reader's language.
  z.object({ competition: competitionFields, written: competitionFields, banner: z.string() }),
);
