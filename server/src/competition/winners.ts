import type { Input } from '@laurel/contract/call';
import type { namewinner } from '@laurel/contract/calls/competition/namewinner';
import { winnersMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { mustNotBeOwn } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { competitionById, dayOf } from './queries.ts';
import type { SettingUp } from './set-up.ts';
import * as texts from './texts.ts';
import { nomineeOf, winnerById, winnersToAnnounce } from './winner-queries.ts';

/** Names a winner of a competition that is over. Nobody is told. */
export async function nameWinner(tx: Tx, { actorId, now }: SettingUp, wish: Input<typeof namewinner>): Promise<number> {
  const { competitionId, sentence } = wish;
  const competition = await lockedAndOver(tx, competitionId, now);
  const nominee = await nomineeOf(tx, competition.id, publicIdOf(wish.memberId));
  if (!nominee || nominee.hasLeft) refuseMember(say(nominee ? texts.hasLeft : texts.notNominated));
  mustNotBeOwn('winner', actorId, [nominee.id], 'memberId');
  const named = await tx
    .selectFrom('competition_winners')
    .select('member_id')
    .where('competition_id', '=', competition.id)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (named.some(({ member_id }) => member_id === nominee.id)) refuseMember(say(texts.isNamed));
  if (named.length >= winnersMax) refuse('ruleBroken', say(texts.winnersAtMost, { max: winnersMax }));
  const { id } = await tx
    .insertInto('competition_winners')
    .values({
      ...{ competition_id: competition.id, member_id: nominee.id, sentence: sentence.trim() },
      ...{ named_at: now, named_by_id: actorId },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, {
    type: 'competition.winner.named',
    at: now,
    actorId,
    subject: `competition:${competition.id}`,
    concerns: [nominee.id],
    facts: { winnerId: id, memberId: nominee.id },
    ...(sentence.trim() !== '' && {
      particulars: { about: [nominee.id, actorId], values: { sentence: sentence.trim() } },
    }),
  });
  return id;
}

/** Takes a name back: who was announced is shown no more. Answers whether they were told. */
export async function withdrawWinner(tx: Tx, { actorId, now }: SettingUp, winnerId: string): Promise<boolean> {
  const seen = (await winnerById(tx, Number(winnerId))) ?? notFound();
  await lockedAndOver(tx, String(seen.competitionId), now);
  // Whoever was quicker has withdrawn or announced them.
  const winner = (await winnerById(tx, Number(winnerId))) ?? notFound();
  mustNotBeOwn('winner', actorId, [winner.memberId]);
  await tx
    .updateTable('competition_winners')
    .set({ withdrawn_at: now, withdrawn_by_id: actorId })
    .where('id', '=', winner.id)
    .execute();
  await append(tx, {
    type: 'competition.winner.withdrawn',
    at: now,
    actorId,
    subject: `competition:${winner.competitionId}`,
    concerns: [winner.memberId],
    facts: { winnerId: winner.id, memberId: winner.memberId, wasAnnounced: winner.isAnnounced },
  });
  return winner.isAnnounced;
}

/** Announces who is named: each once, whoever presses it and however often. Answers how many these were. */
export async function announceWinners(tx: Tx, { actorId, now }: SettingUp, competitionId: string): Promise<number> {
  const competition = await lockedAndOver(tx, competitionId, now);
  const winners = await winnersToAnnounce(tx, competition.id);
  const ids = winners.map(({ memberId }) => memberId);
  mustNotBeOwn('winner', actorId, ids);
  if (winners.length === 0) {
    const { rows } = await sql<{ announced: number }>`
      select count(*) as announced from competition_winners
      where competition_id = ${competition.id} and withdrawn_at is null and announced_at is not null`.execute(tx);
    if (rows[0]?.announced === 0) refuse('ruleBroken', say(texts.nobodyNamed));
    return 0;
  }
  await tx
    .updateTable('competition_winners')
    .set({ announced_at: now, announced_by_id: actorId })
    .where(
      'id',
      'in',
      winners.map(({ id }) => id),
    )
    .execute();
  // loop: as many as a competition may have winners, appended together
  for (const { id, memberId, isFirst } of winners)
    await append(tx, {
      type: 'competition.winner.announced',
      at: now,
      actorId,
      subject: `competition:${competition.id}`,
      concerns: [memberId],
      facts: { winnerId: id, memberId, isFirst },
    });
  return winners.length;
}

/** Locks the competition for what is decided about its winners, and refuses while it is not over. */
async function lockedAndOver(tx: Tx, id: string, now: Date): Promise<{ id: number }> {
  await sql`select from competitions where id = ${id}::bigint for no key update`.execute(tx);
  const competition = (await competitionById(tx, Number(id), dayOf(now))) ?? notFound();
  if (competition.state !== 'ended') refuse('ruleBroken', say(texts.notOver));
  return competition;
}

function refuseMember(words: string): never {
  refuse('badInput', words, { memberId: words });
}
