import type { Input, Output } from '@laurel/contract/call';
import type { AsksSecond } from '@laurel/contract/calls/approvals';
import type { donexusideareview } from '@laurel/contract/calls/ideas/donexusideareview';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { askOrAlone, secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import { mostByReviews } from '#directory/pair-month';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { limitsOf } from '#programme/rules';
import * as usual from '#texts/texts';
import { keepWords } from '#words/keep';
import { type LockedIdea, lockIdea } from './queries.ts';
import { mustBeReviewable } from './rules.ts';
import * as texts from './texts.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
  /** The programme by which it was decided, where that was before and a second person has confirmed it. */
  version?: number;
}

type Wish = Input<typeof donexusideareview>;

/** Rewards an idea, or concludes it with 0 points, once; the comment is for its author. */
export async function reviewIdea(tx: Tx, reviewing: Reviewing, wish: Wish): Promise<Output<typeof donexusideareview>> {
  const { by, now } = reviewing;
  const { ideaBoxId, actionStatus, points } = wish;
  const version = reviewing.version ?? programme().version;
  const idea = (await lockIdea(tx, by, ideaBoxId)) ?? notFound();
  mustBeReviewable(idea, by.id);
  const forId = idea.isOwnRight ? null : idea.forId;
  const second = await secondFor(tx, reviewing, idea, wish);
  if (second) return { result: say(texts.waits, { seconds: secondsWords(second.seconds) }), second };
  const comment = actionStatus.trim();
  const after = points > 0 ? 'rewarded' : 'concluded';
  await tx
    .updateTable('ideas')
    .set({
      state: after,
      reward_points: points,
      reward_programme_version: version,
      reviewed_by_id: by.id,
      reviewed_for_id: forId,
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
    facts: { before: idea.state, after, points, ...forAway(forId) },
    particulars: { about: [idea.byId, by.id], values: { comment } },
  });
  return { result: points > 0 ? say(texts.rewarded, { points }) : say(texts.concluded) };
}

/** The same when the second person has confirmed it. */
export const ideaConfirmed: Deed<'idea'> = async (tx, { asker, now, wish: { points, version }, words, subjectId }) => {
  if (words === '') refuse('ruleBroken', say(usual.wordsGone));
  const review = { ideaBoxId: subjectId, actionStatus: words, points };
  return (await reviewIdea(tx, { by: asker, now, version: version ?? 1 }, review)).result;
};

/** Above what one reviewer awards one member alone in a month it waits for a second person; undefined where it need not, or cannot. */
async function secondFor(
  tx: Tx,
  { by, now, version }: Reviewing,
  { id, byId, isOwnRight, forId: awayId }: LockedIdea,
  { actionStatus, points, alone = false }: Wish,
): Promise<AsksSecond | undefined> {
  const most = limitsOf(by).pairInMonth;
  if (points === 0 || version !== undefined || most === 'none') return undefined;
  const forId = isOwnRight ? null : awayId;
  const awarded = await mostByReviews(tx, { byId: by.id, forId, toIds: [byId], now });
  if (awarded + points <= most) return undefined;
  return askOrAlone(
    tx,
    {
      kind: 'idea',
      by,
      forId,
      now,
      concerns: [byId],
      points,
      subjectId: id,
      wish: { points, version: programme().version },
      words: actionStatus,
    },
    { isAlone: alone, why: say(texts.aboveMonth, { most }), subject: `idea:${id}` },
  );
}

/** From the programme to the author's wallet. */
async function reward(tx: Tx, { by, now }: Reviewing, idea: LockedIdea, points: number): Promise<void> {
  const to = (await openAccountsOf(tx, 'wallet', [idea.byId])).get(idea.byId);
  if (to === undefined) refuse('ruleBroken', say(texts.authorGone));
  const from = await systemAccount(tx, 'programme');
  await post(tx, { kind: 'idea', at: now, actorId: by.id, lines: [{ source: String(idea.id), from, to, points }] });
}
