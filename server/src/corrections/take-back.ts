import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { giveBackLent, lockLentTo } from '#lent/budget';
import { takeBackOf } from '#programme/take-back';
import * as usual from '#texts/texts';
import { lockedMoves, type Move, movesOf } from './moves.ts';
import { pointsMoved, totalMoved } from './plan.ts';
import { storeCorrection, withdrawCards } from './store.ts';
import * as texts from './texts.ts';

interface TakingBack {
  by: Actor;
  now: Date;
  awardId: string;
}

/** Its giver takes a gift or card back within minutes: all of it, and only what nobody has used. */
export async function takeBack(tx: Tx, { by, now, awardId }: TakingBack): Promise<string> {
  const award = (await ownAward(tx, by, awardId)) ?? notFound();
  if (!takeBackOf({ awardId, at: award.at, now })) refuse('ruleBroken', say(texts.tooLate));
  await lockLentTo(tx, awardId);
  const moves = award.points > 0 ? await unusedMoves(tx, awardId, now) : [];
  const points = totalMoved(moves);
  const withdrawn = await withdrawCards(tx, { of: { awardId }, toIds: award.toIds, points, by, now });
  if (withdrawn === 0) refuse('alreadyReviewed', say(usual.correctedAlready));
  await storeCorrection(tx, {
    ...{ kind: 'undo', subjectId: Number(awardId), by, secondId: null, giverId: by.id, reason: '', moves, now },
    ...(award.points > 0 ? {} : { cardsOf: award.toIds }),
  });
  await giveBackLent(tx, awardId, points);
  return points > 0 ? say(texts.takenBack, { points }) : say(texts.cardTakenBack);
}

async function unusedMoves(tx: Tx, awardId: string, now: Date): Promise<Move[]> {
  const wish = { kind: 'award' as const, subjectId: awardId };
  const { moves, isReversed } = await lockedMoves(tx, wish, await movesOf(tx, wish, now), now);
  if (isReversed || moves.length === 0) refuse('alreadyReviewed', say(usual.correctedAlready));
  const [first, ...others] = moves.filter((move) => pointsMoved(move) < move.asked);
  if (first)
    refuse(
      'ruleBroken',
      others.length > 0
        ? say(texts.usedByOthers, { name: first.whose.name, count: others.length })
        : say(first.hindered ? texts.hasLeft : texts.used, { name: first.whose.name }),
    );
  return moves;
}

interface OwnAward {
  at: Date;
  points: number;
  toIds: number[];
}

async function ownAward(tx: Tx, { id }: Actor, awardId: string): Promise<OwnAward | undefined> {
  const { rows } = await sql<OwnAward>`
    select a.created_at as at, a.points, array(select to_id from award_lines where award_id = a.id) as "toIds"
    from awards a where a.id = ${awardId} and a.by_id = ${id}`.execute(tx);
  return rows[0];
}
