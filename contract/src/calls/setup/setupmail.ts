import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Sends the caller a message, as every other one is sent. */
export const setupmail = call('setupmail', nothing, z.object({ message: z.string() }));
