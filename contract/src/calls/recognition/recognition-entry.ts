import * as z from 'zod/mini';
import { takeBack } from '#shapes/take-back';
import { id, isoDate, isoInstant, whole } from '#shapes/wire';

/** One recognition sent or received: RwdN a nomination award, PIF pay it forward, Anniv one of the company for years at work, else an e-card or another award. */
export const recognitionEntry = z.object({
  type: z.string(),
  /** True when the caller is the sender. */
  isFrom: z.boolean(),
  date: isoInstant,
  value: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  picId: z.string(),
  points: whole,
  message: z.string(),
  /** The card's own address: /card/{cardId}. */
  cardId: id,
  /** The other person's, to write back; '' when they have left, and where it is the company. */
  memberId: z.string(),
  /** In which the message was written, as a tag of BCP 47 ('de'); '' where it was not recognised. */
  messageLanguage: z.string(),
  /** It was taken back: its receiver reads the message no more. */
  isWithdrawn: z.boolean(),
  /** Nobody sees it but who gave and who received it. */
  isHidden: z.boolean(),
  /** Of a card that the caller gave, as long as they may take it back. */
  takeBack: z.nullable(takeBack),
  /** For whom the giver gave it as a delegate; empty where they gave it by their own right. */
  forMember: z.string(),
  /** Where in the feed stands what its points were added to; '' where it is a card of its own. */
  boosts: z.string(),
  /** The anniversary for which the company gave it; null of all other cards. */
  celebrated: z.nullable(isoDate),
});
export type RecognitionEntry = z.output<typeof recognitionEntry>;
