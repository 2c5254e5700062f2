import * as z from 'zod/mini';
import { call } from '#call';
import { reported } from './reported.ts';

/** Takes the caller's report of a card or a comment back. */
export const withdrawreport = call('withdrawreport', z.strictObject(reported), z.object({ message: z.string() }));
