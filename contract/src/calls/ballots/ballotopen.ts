import * as z from 'zod/mini';
import { call } from '#call';
import { shortlistMax } from '#limits';
import { id, isoInstant } from '#shapes/wire';
import { told } from '#told';
import { ballotChanged } from './ballot.ts';
import * as texts from './texts.ts';

/** Lets the committee vote, among these lines of the summary, until then. */
export const ballotopen = call(
  'ballotopen',
  z.strictObject({
    quarterId: id,
    lineIds: z.array(id).check(
      z.minLength(2, told(texts.chooseTwo)),
      z.maxLength(shortlistMax, told(texts.shortlistAtMost, { max: shortlistMax })),
      z.refine((ids) => new Set(ids).size === ids.length, told(texts.chosenTwice)),
    ),
    dateCloses: isoInstant,
  }),
  ballotChanged,
);
