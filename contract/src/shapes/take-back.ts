import * as z from 'zod/mini';
import { id, isoInstant } from './wire.ts';

/** What its giver may take back, and until when. */
export const takeBack = z.object({ awardId: id, until: isoInstant });
export type TakeBack = z.output<typeof takeBack>;
