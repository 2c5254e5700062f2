import * as z from 'zod/mini';
import { call } from '#call';

export const competitionbanner = call('competitionbanner', z.object({ d: z.optional(z.string()) }), z.undefined());
