import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { devices, endpoint } from './device.ts';

/** A device of the caller is told nothing any more. */
export const removedevice = call(
  'removedevice',
  z.strictObject({ deviceId: id, endpoint: z.optional(endpoint) }),
  z.extend(devices, { message: z.string() }),
);
