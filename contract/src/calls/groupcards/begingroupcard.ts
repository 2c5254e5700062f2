import * as z from 'zod/mini';
import { call } from '#call';
import { begunOccasions } from '#programme/group-cards';
import { id, isoDate, memberId, oneOf } from '#shapes/wire';

/** Begins a farewell or a welcome for a colleague, whose team is asked to sign. */
export const begingroupcard = call(
  'begingroupcard',
  z.strictObject({ memberId, occasion: z.enum(begunOccasions, oneOf(begunOccasions)), day: isoDate }),
  z.object({ message: z.string(), cardId: id }),
);
