import * as z from 'zod/mini';
import { call } from '#call';
import { ballotWordsMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';
import { ballotChanged } from './ballot.ts';

/** Takes a vote back whose prize was not given: it counts for nothing, and another one may be opened. */
export const ballotwithdraw = call(
  'ballotwithdraw',
  z.strictObject({ ballotId: id, words: requiredText(ballotWordsMax) }),
  ballotChanged,
);
