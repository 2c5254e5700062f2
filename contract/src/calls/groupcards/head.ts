import * as z from 'zod/mini';
import { feedPerson } from '#calls/recognition/feed-item';
import { groupOccasions } from '#programme/group-cards';
import { count, id, isoDate } from '#shapes/wire';

export const head = {
  cardId: id,
  /** Whom it is for. */
  person: feedPerson,
  occasion: z.enum(groupOccasions),
  /** Of an anniversary; 0 else. */
  years: count,
  day: isoDate,
  /** Whom it is for has it. */
  isDelivered: z.boolean(),
  signatures: count,
};
