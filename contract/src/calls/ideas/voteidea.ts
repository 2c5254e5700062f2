import * as z from 'zod/mini';
import { call } from '#call';
import { id, trueOrFalse } from '#shapes/wire';
import { ideaVotes } from './open-idea.ts';

/** Gives the caller's vote to an idea of a colleague, or takes it back. */
export const voteidea = call(
  'voteidea',
  z.strictObject({ ideaBoxId: id, isVoted: trueOrFalse }),
  z.object({ votes: ideaVotes }),
);
