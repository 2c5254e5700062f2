import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** By which a browser knows the portal's messages: its public key of VAPID (RFC 8292), made when the first device asks. */
export const devicekey = call('devicekey', nothing, z.object({ publicKey: z.string() }));
