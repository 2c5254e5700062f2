import * as z from 'zod/mini';
import { call } from '#call';
import { entered, secret } from './door.ts';

/** Leads the administrator who began back in. */
export const setupreturn = call('setupreturn', z.strictObject({ secret }), entered);
