import * as z from 'zod/mini';
import { call } from '#call';
import { feedPerson } from '#calls/recognition/feed-item';
import { id } from '#shapes/wire';

/** Who wants an idea, the newest votes first: so many of them. */
export const ideavoters = call(
  'ideavoters',
  z.strictObject({ ideaBoxId: id }),
  z.object({
    people: z.array(feedPerson),
    /** There are more than that. */
    isMore: z.boolean(),
  }),
);
