import type { Input } from '@laurel/contract/call';
import type { ideas } from '@laurel/contract/ideas';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mostByReviews } from '#directory/pair-month';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { notFound, refuse } from '#refuse';
import { keepWords } from '#words/keep';
import { type LockedIdea, lockIdea } from './queries.ts';
import { aboveMonthWords, mustBeReviewable, reviewResult } from './rules.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
  /** Points that one reviewer awards one member alone in a month; undefined where there is no such limit. */
  pairPointsPerMonth: number | undefined;
}

/** Rewards an idea, or concludes it with 0 points, once; the comment is for its author. */
export async function reviewIdea(
  tx: Tx,
  reviewing: Reviewing,
  { ideaBoxId, actionStatus, points }: Input<typeof ideas.donexusideareview>,
): Promise<string> {
  const { by, now } = reviewing;
  const idea = (await lockIdea(tx, by, ideaBoxId)) ?? notFound();
  mustBeReviewable(idea, by.id);
  if (points > 0) await mustBeWithinMonth(tx, reviewing, idea, points);
  const comment = actionStatus.trim();
  const after = points > 0 ? 'rewarded' : 'concluded';
  await tx
    .updateTable('ideas')
    .set({
      state: after,
      reward_points: points,
      reviewed_by_id: by.id,
      reviewed_at: now,
    })
    .where('id', '=', idea.id)
    .execute();
  await keepWords(tx, [{ of: 'idea.comment', ofId: idea.id, byId: by.id, aboutId: idea.byId, text: comment }]);
  if (points > 0) await reward(tx, reviewing, idea, points);
  await append(tx, {
    type: 'idea.reviewed',
    at: now,
    actorId: by.id,
    subject: `idea:${idea.id}`,
    concerns: [idea.byId],
    facts: { before: idea.state, after, points },
    particulars: { about: [idea.byId, by.id], values: { comment } },
  });
  return reviewResult(points);
}

/** What is above is somebody else's to reward: the idea goes on waiting for them. */
async function mustBeWithinMonth(
  tx: Tx,
  { by, now, pairPointsPerMonth = Number.POSITIVE_INFINITY }: Reviewing,
  { byId }: LockedIdea,
  points: number,
): Promise<void> {
  const awarded = await mostByReviews(tx, { byId: by.id, toIds: [byId], now });
  if (awarded + points > pairPointsPerMonth)
    refuse('aboveCeiling', aboveMonthWords(pairPointsPerMonth), { points: aboveMonthWords(pairPointsPerMonth) });
}

/** From the programme to the author's wallet. */
async function reward(tx: Tx, { by, now }: Reviewing, idea: LockedIdea, points: number): Promise<void> {
  const to = (await openAccountsOf(tx, 'wallet', [idea.byId])).get(idea.byId);
  if (to === undefined) refuse('ruleBroken', 'The author of this idea is no longer active: it can only be concluded.');
  const from = await systemAccount(tx, 'programme');
  await post(tx, { kind: 'idea', at: now, actorId: by.id, lines: [{ source: String(idea.id), from, to, points }] });
}
