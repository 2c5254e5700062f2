import type { Input } from '@laurel/contract/call';
import type { ideas } from '@laurel/contract/ideas';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { promiseMessages } from '#outbox/promise';
import { notFound, refuse } from '#refuse';
import { reviewedMail } from './mail.ts';
import { type LockedIdea, lockIdea } from './queries.ts';
import { mustBeReviewable, reviewResult } from './rules.ts';

export interface Reviewing {
  by: Pick<Actor, 'id'>;
  now: Date;
  publicUrl: string;
}

/** Rewards an idea, or concludes it with 0 points, once; the comment goes to its author. */
export async function reviewIdea(
  tx: Tx,
  reviewing: Reviewing,
  { ideaBoxId, actionStatus, points }: Input<typeof ideas.donexusideareview>,
): Promise<string> {
  const { by, now } = reviewing;
  const idea = (await lockIdea(tx, ideaBoxId)) ?? notFound();
  mustBeReviewable(idea, by.id);
  const comment = actionStatus.trim();
  const after = points > 0 ? 'rewarded' : 'concluded';
  await tx
    .updateTable('ideas')
    .set({
      state: after,
      comment,
      reward_points: points,
      reviewed_by_id: by.id,
      reviewed_at: now,
    })
    .where('id', '=', idea.id)
    .execute();
  if (points > 0) await reward(tx, reviewing, idea, points);
  await append(tx, {
    type: 'idea.reviewed',
    at: now,
    actorId: by.id,
    subject: `idea:${idea.id}`,
    concerns: [idea.byId],
    facts: { before: idea.state, after, points },
    particulars: { about: [idea.byId], values: { comment } },
  });
  await tellAuthor(tx, reviewing, idea, { points, comment });
  return reviewResult(points);
}

/** From the programme to the author's wallet. */
async function reward(tx: Tx, { by, now }: Reviewing, idea: LockedIdea, points: number): Promise<void> {
  const to = (await openAccountsOf(tx, 'wallet', [idea.byId])).get(idea.byId);
  if (to === undefined) refuse('ruleBroken', 'The author of this idea is no longer active: it can only be concluded.');
  const from = await systemAccount(tx, 'programme');
  await post(tx, { kind: 'idea', at: now, actorId: by.id, lines: [{ source: String(idea.id), from, to, points }] });
}

async function tellAuthor(
  tx: Tx,
  { now, publicUrl }: Reviewing,
  idea: LockedIdea,
  { points, comment }: { points: number; comment: string },
): Promise<void> {
  const author = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .innerJoin('divisions', 'divisions.code', 'members.division_code')
    .innerJoin('countries', 'countries.code', 'divisions.country_code')
    .select(['called', 'email', 'points_name as pointsName'])
    .where('members.id', '=', idea.byId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!author?.email) return;
  const words = { toName: author.called, title: idea.title, pointsName: author.pointsName };
  const mail = reviewedMail({ ...words, points, comment, publicUrl });
  const to = { event: `idea:${idea.id}`, memberId: idea.byId, channel: 'email' as const, address: author.email };
  await promiseMessages(tx, [{ ...to, ...mail }], now);
}
