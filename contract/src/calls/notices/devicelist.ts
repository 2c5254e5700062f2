import * as z from 'zod/mini';
import { call } from '#call';
import { devices, endpoint } from './device.ts';

/** The devices on which the caller is told what happens; of this browser the address is given, where it has one. */
export const devicelist = call('devicelist', z.strictObject({ endpoint: z.optional(endpoint) }), devices);
