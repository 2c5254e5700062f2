import * as z from 'zod/mini';
import { peoplePageMax } from '#limits';
import { id, memberId, whole } from '#shapes/wire';

export const peoplePage = {
  limit: whole.check(z.minimum(1), z.maximum(peoplePageMax)),
  /** The place where the last page ended: its `next`. */
  after: z.optional(id),
};

/** A page of what there is of somebody. */
export const ofPerson = { memberId, ...peoplePage };

/** Where the next page begins; null behind the last row. */
export const next = z.nullable(id);

/** What is asked of one person with nothing beside it. */
export const personPage = z.strictObject(ofPerson);
