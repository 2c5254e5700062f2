import * as z from 'zod/mini';
import { call } from '#call';
import { auth, endpoint, subscription } from './device.ts';

/**
 * A browser has a new address: said by itself, without anybody signed on, with what only it and the portal know of the former
 * one. The answer is the same where there was none.
 */
export const renewdevice = call(
  'renewdevice',
  z.strictObject({ former: z.strictObject({ endpoint, auth }), ...subscription }),
  z.object({}),
);
