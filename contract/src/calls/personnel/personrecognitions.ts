import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { count, isoInstant, oneOf } from '#shapes/wire';
import { next, ofPerson } from './person-page.ts';
import { namedPerson } from './person-row.ts';

export const recognitionSides = ['received', 'given'] as const;
export type RecognitionSide = (typeof recognitionSides)[number];

const recognition = z.object({
  date: isoInstant,
  kind: z.enum(['nomination', 'adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary']),
  /** Who gave it, or who received it; the company has neither id nor number. */
  other: z.object(namedPerson),
  value: z.string(),
  points: count,
});
export type PersonRecognition = z.output<typeof recognition>;

/** What somebody received or gave, without the words that were written. */
export const personrecognitions = call(
  'personrecognitions',
  z.strictObject({
    ...ofPerson,
    side: z.enum(recognitionSides, oneOf(recognitionSides)),
  }),
  z.object({ recognitions: z.array(recognition), next, ...countedRows }),
);
