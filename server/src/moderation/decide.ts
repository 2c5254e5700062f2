import type { Input, Output } from '@laurel/contract/call';
import { decidecard } from '@laurel/contract/calls/moderation/decidecard';
import type { talkaboutcard } from '@laurel/contract/calls/moderation/talkaboutcard';
import { type CardDeed, type CaseState, type Decided, decisions } from '@laurel/contract/rules/card-cases';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { deedsOf } from './queries.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

interface Case {
  cardId: string;
  state: CaseState;
  revision: number;
  fromId: number;
  toId: number;
}

/** A reported card that the actor neither gave, received nor reports, locked until the transaction ends. */
async function lockCase(tx: Tx, actor: Actor, cardId: string): Promise<Case> {
  const { rows } = await sql<Case & { reporters: number[] }>`
    select k.card_id::text as "cardId", k.state, k.revision, r.from_id as "fromId", r.to_id as "toId", array(
      select p.by_id from card_reports p where p.card_id = k.card_id and p.withdrawn_at is null) as reporters
    from card_cases k join recognitions r on r.id = k.card_id where k.card_id = ${cardId}::bigint for update of k`.execute(
    tx,
  );
  const { reporters, ...found } = rows[0] ?? notFound();
  mustNotBeOwn('card', actor.id, [found.fromId, found.toId, ...reporters]);
  return found;
}

const after: Record<Decided, { state: CaseState; kind: CardDeed }> = {
  hide: { state: 'hidden', kind: 'hidden' },
  keep: { state: 'kept', kind: 'kept' },
  show: { state: 'kept', kind: 'shown' },
};

/** Hides a card, leaves it as it is, or shows it again; of two who decide at once the second is told what was decided. */
export async function decideCard(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, revision, way }: Input<typeof decidecard>,
): Promise<Output<typeof decidecard>> {
  const found = await lockCase(tx, actor, cardId);
  if (found.revision !== revision) {
    const lately = (await deedsOf(tx, cardId)).at(-1) ?? null;
    const words = say(texts.quicker, { what: lately?.kind ?? 'other', name: lately?.by.name ?? '' });
    const { state, revision: at } = found;
    throw refusalWith(decidecard, { code: 'changedMeanwhile', words }, { lately, state, revision: at });
  }
  if (!decisions[way].includes(found.state)) refuse('ruleBroken', say(texts.asItIs));
  const { state, kind } = after[way];
  await sql`update card_cases set state = ${state}, revision = revision + 1 where card_id = ${cardId}::bigint`.execute(
    tx,
  );
  if (way !== 'keep')
    await sql`update recognitions set hidden_at = ${way === 'hide' ? now : null}::timestamptz where id = ${cardId}::bigint`.execute(
      tx,
    );
  await noteDeed(tx, { actor, now }, { cardId, kind });
  await append(tx, {
    ...{ type: 'card.decided', at: now, actorId: actor.id, subject: `card:${cardId}` },
    ...{ concerns: [found.fromId, found.toId], facts: { decision: way } },
  });
  return { state, revision: revision + 1, message: say(texts.decided, { way }) };
}

async function noteDeed(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, kind, toId = null }: { cardId: string; kind: CardDeed; toId?: number | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into card_deeds (card_id, kind, by_id, to_id, created_at)
    values (${cardId}::bigint, ${kind}, ${actor.id}, ${toId}::bigint, ${now}) returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** Writes to who gave or received a reported card. */
export async function talkAboutCard(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, to, text }: Input<typeof talkaboutcard>,
): Promise<Output<typeof talkaboutcard>> {
  const { fromId, toId, state, revision } = await lockCase(tx, actor, cardId);
  const memberId = to === 'giver' ? fromId : toId;
  const deedId = await noteDeed(tx, { actor, now }, { cardId, kind: 'talked', toId: memberId });
  await keepWords(tx, [{ of: 'card.talk', ofId: deedId, byId: actor.id, aboutId: memberId, text: text.trim() }]);
  await append(tx, {
    ...{ type: 'card.talked', at: now, actorId: actor.id, subject: `card:${cardId}` },
    ...{ concerns: [memberId], facts: { deedId, memberId } },
  });
  return { state, revision, message: say(texts.talked) };
}
