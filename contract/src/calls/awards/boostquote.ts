import * as z from 'zod/mini';
import { call } from '#call';
import { quote } from '#shapes/quote';
import { boosting } from './boost.ts';

/** What it would cost to add so many points, and whom it would reach. */
export const boostquote = call('boostquote', z.strictObject(boosting), z.object({ quote }));
