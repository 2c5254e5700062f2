import * as z from 'zod/mini';
import { call } from '#call';
import { winnerSentenceMax } from '#limits';
import { line } from '#shapes/text';
import { id, memberId } from '#shapes/wire';

/** Names one of those who were nominated. Nobody is told before it is announced. */
export const namewinner = call(
  'namewinner',
  z.strictObject({ competitionId: id, memberId, sentence: line(winnerSentenceMax) }),
  z.object({ message: z.string(), winnerId: z.string() }),
);
