import * as z from 'zod/mini';
import { call } from '#call';
import { quote } from '#shapes/quote';
import { rating } from './rating.ts';

/** What a rating would pay, to how many, and who would confirm it first; nothing is rated. Of one that pays no more there are no recipients. */
export const tryreview = call(
  'tryreview',
  rating,
  z.pick(quote, { recipients: true, pointsEach: true, pointsTotal: true, steps: true }),
);
