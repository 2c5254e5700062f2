import * as z from 'zod/mini';
import { call } from '#call';
import { ideaPageMax, ideaSearchMax } from '#limits';
import { ideaOrders } from '#programme/idea-stages';
import { itemNameMax } from '#shapes/programme';
import { line, searched } from '#shapes/text';
import { id, oneOf, whole } from '#shapes/wire';
import { ideaStage, openIdeaRow } from './open-idea.ts';

/** Ideas that colleagues of the caller's site share, a page of them; with a search those that have each of its words. */
export const openideas = call(
  'openideas',
  z.strictObject({
    order: z.optional(z.enum(ideaOrders, oneOf(ideaOrders))),
    /** By the name that it is kept as. */
    category: z.optional(line(itemNameMax)),
    stage: z.optional(ideaStage),
    search: z.optional(searched(ideaSearchMax)),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(ideaPageMax))),
    /** The idea with which the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({ ideas: z.array(openIdeaRow), next: z.nullable(id) }),
);
