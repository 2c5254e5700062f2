import * as z from 'zod/mini';
import { call } from '#call';
import { table } from '#shapes/table';
import { takeBack } from '#shapes/take-back';
import { count, id, isoInstant, month, nothing, whole } from '#shapes/wire';

/** A row of recent recognition and of the wall of fame. */
export const recognisedRow = z.object({ picId: z.string(), memberName: z.string(), division: z.string() });

export const celebrationRow = z.object({
  what: z.enum(['BDAY', 'ANNIV']),
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  division: z.string(),
  /** Years of service; 0 for a birthday. */
  years: count,
  /** 'Y' when the person takes part in Get To Know, else ''. */
  interest1: z.string(),
});
export type CelebrationRow = z.output<typeof celebrationRow>;

/** One recognition sent or received: RwdN a nomination award, PIF pay it forward, else an e-card or another award. */
const recognitionEntry = z.object({
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
  /** The other person's, to write back; '' when they have left. */
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
});
export type RecognitionEntry = z.output<typeof recognitionEntry>;

export const getrecentrecognition = call('getrecentrecognition', nothing, z.object({ report: table(recognisedRow) }));

export const getcelebrations = call('getcelebrations', nothing, z.object({ report: table(celebrationRow) }));

export const wallOfFame = call('wallOfFame', nothing, z.object({ report: table(recognisedRow) }));

export const cardget = call(
  'cardget',
  z.strictObject({ cardId: id }),
  z.object({
    card: recognitionEntry,
    /** Whether the caller has reported it, and whether they may. */
    isReported: z.boolean(),
    mayReport: z.boolean(),
    /** The neighbours among the cards on the same side, by their ids; '' at the ends. */
    newerId: z.string(),
    olderId: z.string(),
  }),
);

export const myrecognitions = call(
  'myrecognitions',
  z.strictObject({ selMonth: month, doCount: z.optional(z.boolean()) }),
  z.object({
    report: table(recognitionEntry),
    msgCountFrom: count,
    rewardCountFrom: count,
    msgCountTo: count,
    rewardCountTo: count,
  }),
);
