import * as z from 'zod/mini';
import { call } from '#call';
import { openIdeaRow } from '#calls/ideas/open-idea';
import { feedPerson, givenItem } from '#calls/recognition/feed-item';
import { foundMax, searchMax } from '#limits';
import { isVisible } from '#rules/visible';
import { searched } from '#shapes/text';
import { count, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';

const person = z.extend(feedPerson, {
  /** Their page can be opened by the caller. */
  hasPage: z.boolean(),
  /** The caller may send them a card. */
  mayThank: z.boolean(),
});
export type FoundPerson = z.output<typeof person>;

const card = z.pick(givenItem, {
  ...({ place: true, type: true, value: true, date: true, from: true, people: true } as const),
  ...({ others: true, isMore: true, message: true, messageLanguage: true } as const),
});
export type FoundCard = z.output<typeof card>;

const reward = z.object({
  productId: z.string(),
  productName: z.string(),
  brand: z.string(),
  imageFile: z.string(),
  /** '' where it has no price. */
  priceFormatted: z.string(),
  pointsPrice: count,
  /** Of which it is: /rewards/{catKey3}. */
  catKey3: z.string(),
  cat3: z.string(),
});
export type FoundReward = z.output<typeof reward>;

const idea = z.pick(openIdeaRow, { ideaBoxId: true, title: true, idea: true, date: true, by: true, stage: true });
export type FoundIdea = z.output<typeof idea>;

/** The first of them, and whether there are more. */
const some = <Row extends z.ZodMiniType>(row: Row) => z.object({ list: z.array(row), isMore: z.boolean() });

/** What of the portal's people, cards, rewards and ideas the caller may see anyway, and calls so. */
export const find = call(
  'find',
  z.strictObject({
    search: searched(searchMax).check(z.refine(isVisible, told(said.fillIn))),
    /** Of each kind; a few where none is given. */
    limit: z.optional(whole.check(z.minimum(1), z.maximum(foundMax))),
  }),
  z.object({ people: some(person), cards: some(card), rewards: some(reward), ideas: some(idea) }),
);
