import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { keepWords } from '#words/keep';
import { decide, lockApproval } from './queries.ts';
import { mustBeTheirsToDecide, mustBeTheirsToWithdraw } from './rules.ts';
import * as texts from './texts.ts';

interface Deciding {
  by: Actor;
  now: Date;
  approvalId: string;
}

/** Nothing is done; who asked reads why. */
export async function declineApproval(
  tx: Tx,
  { by, now, approvalId, reason }: Deciding & { reason: string },
): Promise<string> {
  const asked = await lockApproval(tx, by, approvalId);
  mustBeTheirsToDecide(asked, by.id);
  await decide(tx, asked, { state: 'declined', by, now });
  await keepWords(tx, [
    { of: 'approval.reason', ofId: asked.id, byId: by.id, aboutId: asked.askedById, text: reason.trim() },
  ]);
  return say(texts.isDeclined);
}

/** By who asked, as long as nobody has decided. */
export async function withdrawApproval(tx: Tx, { by, now, approvalId }: Deciding): Promise<string> {
  const asked = await lockApproval(tx, by, approvalId);
  mustBeTheirsToWithdraw(asked, by.id);
  await decide(tx, asked, { state: 'withdrawn', by, now });
  return say(texts.isWithdrawn);
}
