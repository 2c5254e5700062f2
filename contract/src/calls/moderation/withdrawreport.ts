import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';

/** Takes the caller's report of a card back. */
export const withdrawreport = call('withdrawreport', z.strictObject({ cardId: id }), z.object({ message: z.string() }));
