import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** One's own, at once; where there is none, nothing happens. */
export const profilepicremove = call('profilepicremove', nothing, z.object({ message: z.string() }));
