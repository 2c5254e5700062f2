import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { caseTalkMax } from '#limits';
import { talkSides } from '#rules/cases';
import { requiredText } from '#shapes/text';
import { id, oneOf } from '#shapes/wire';
import { done } from './reported.ts';

const sides = [...talkSides.card, ...talkSides.comment] as const;

/** Writes to who gave or received a reported card, or to who wrote a reported comment. */
export const talkaboutcase = call(
  'talkaboutcase',
  z.strictObject({ caseId: id, to: z.enum(sides, oneOf(sides)), text: requiredText(caseTalkMax, texts.writeMessage) }),
  done,
);
