import * as z from 'zod/mini';
import { call } from '#call';
import { ballotWordsMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';
import { told } from '#told';
import { ballotChanged } from './ballot.ts';
import * as texts from './texts.ts';

/** Names the winner among those who have as many votes, and says why. */
export const ballotdecide = call(
  'ballotdecide',
  z.strictObject({
    ballotId: id,
    lineId: z.string(told(texts.chooseOne)).check(z.regex(/^[1-9]\d{0,17}$/, told(texts.chooseOne))),
    words: requiredText(ballotWordsMax),
  }),
  ballotChanged,
);
