import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Nothing is open any more. */
export const setupfinish = call('setupfinish', nothing, z.object({ message: z.string() }));
