import * as z from 'zod/mini';
import { call } from '#call';
import { erasureGrounds } from '#events';
import { memberNumberMax } from '#limits';
import { requiredLine } from '#shapes/text';
import { memberId } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

/** Erases a leaver's personal data, for good. Their number is typed, so that nobody erases whom they did not mean; why is a word of a closed set, because a sentence could name them. */
export const eraseperson = call(
  'eraseperson',
  z.strictObject({
    memberId,
    memberNumber: requiredLine(memberNumberMax, texts.typeNumber),
    ground: z.enum(erasureGrounds, told(texts.giveGround)),
  }),
  z.object({ message: z.string() }),
);
