import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { cardTalkMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id, oneOf } from '#shapes/wire';
import { done } from './reported.ts';

const sides = ['giver', 'receiver'] as const;

/** Writes to who gave or received a reported card. */
export const talkaboutcard = call(
  'talkaboutcard',
  z.strictObject({ cardId: id, to: z.enum(sides, oneOf(sides)), text: requiredText(cardTalkMax, texts.writeMessage) }),
  done,
);
