import type { Output } from '@laurel/contract/call';
import type { CorrectionPreview, correct as call } from '@laurel/contract/calls/corrections';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refuse } from '#errors/refuse';
import * as usual from '#texts/texts';
import { previewOf } from './plan.ts';
import { storeCorrection, withdrawCards } from './store.ts';
import * as texts from './texts.ts';

interface Withdrawing {
  by: Actor;
  now: Date;
  cardId: string;
  reason: string;
}

/** A card without points is withdrawn by one person: nothing moves. A card with points goes with them, so that 'withdrawn' means one thing. */
export async function withdrawCard(tx: Tx, { by, now, cardId, reason }: Withdrawing): Promise<Output<typeof call>> {
  const { fromId, toId, awardId, nominationId } = await cardToWithdraw(tx, by, cardId);
  const of = awardId === null ? { nominationId: String(nominationId) } : { awardId: String(awardId) };
  const withdrawn = await withdrawCards(tx, { of, toIds: [toId], points: 0, by, now });
  if (withdrawn === 0) refuse('alreadyReviewed', say(usual.correctedAlready));
  const id = await storeCorrection(tx, {
    ...{ kind: 'card' as const, subjectId: Number(cardId), by, secondId: null, giverId: fromId, reason },
    ...{ moves: [], cardsOf: [toId], now },
  });
  return { message: say(texts.cardWithdrawn), points: 0, correctionId: String(id) };
}

/** Nothing moves, and nobody else is asked. */
export async function tryCard(on: Db | Tx, by: Actor, cardId: string): Promise<CorrectionPreview> {
  await cardToWithdraw(on, by, cardId);
  return previewOf([], { seconds: null, leftAlone: null });
}

interface Card {
  fromId: number | null;
  toId: number;
  awardId: number | null;
  nominationId: number | null;
  points: number;
  isWithdrawn: boolean;
}

async function cardToWithdraw(on: Db | Tx, by: Actor, cardId: string): Promise<Card> {
  const { rows } = await sql<Card>`
    select from_id as "fromId", to_id as "toId", award_id as "awardId", nomination_id as "nominationId", points, withdrawn_at is not null as "isWithdrawn"
    from recognitions where id = ${cardId}`.execute(on);
  const card = rows[0] ?? notFound();
  mustNotBeOwn('correction', by.id, [card.fromId, card.toId]);
  if (card.points > 0) refuse('ruleBroken', say(texts.cardHasPoints));
  if (card.isWithdrawn) refuse('alreadyReviewed', say(usual.correctedAlready));
  return card;
}
