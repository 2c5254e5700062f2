import * as z from 'zod/mini';
import { call } from '#call';
import { devices, subscription } from './device.ts';

/** From now on this browser is told what happens to the caller; whoever was told on it before is not any more. */
export const adddevice = call('adddevice', z.strictObject(subscription), z.extend(devices, { message: z.string() }));
