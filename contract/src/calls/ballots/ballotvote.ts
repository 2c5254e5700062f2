import * as z from 'zod/mini';
import { call } from '#call';
import { ballotWordsMax } from '#limits';
import { text } from '#shapes/text';
import { id } from '#shapes/wire';
import { told } from '#told';
import { ballotChanged } from './ballot.ts';
import * as texts from './texts.ts';

/** The caller's one vote, with words or without; it takes the place of an earlier one. */
export const ballotvote = call(
  'ballotvote',
  z.strictObject({
    ballotId: id,
    lineId: z.string(told(texts.chooseOne)).check(z.regex(/^[1-9]\d{0,17}$/, told(texts.chooseOne))),
    words: text(ballotWordsMax),
  }),
  ballotChanged,
);
