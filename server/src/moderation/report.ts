import type { Input } from '@laurel/contract/call';
import type { reportcard } from '@laurel/contract/calls/moderation/reportcard';
import type { withdrawreport } from '@laurel/contract/calls/moderation/withdrawreport';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { cardInSight } from './queries.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

/** Reports a card, once. What was left as it is, or dropped, is open again; what is hidden nobody sees. */
export async function reportCard(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, reason, text }: Input<typeof reportcard>,
): Promise<void> {
  const card = (await cardInSight(tx, cardId, actor)) ?? notFound();
  mustNotBeOwn('report', actor.id, [card.fromId]);
  await sql`
    insert into card_cases (card_id, state, opened_at) values (${cardId}::bigint, 'open', ${now})
    on conflict (card_id) do update set state = 'open', revision = card_cases.revision + 1,
      opened_at = case when card_cases.state = 'open' then card_cases.opened_at else excluded.opened_at end`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number }>`
    insert into card_reports (card_id, by_id, reason, created_at) values (${cardId}::bigint, ${actor.id}, ${reason}, ${now})
    on conflict (card_id, by_id) where withdrawn_at is null do nothing returning id`.execute(tx);
  const report = rows[0] ?? refuse('ruleBroken', say(texts.reportedAlready));
  await keepWords(tx, [
    { of: 'card.report', ofId: report.id, byId: actor.id, aboutId: card.fromId, text: text.trim() },
  ]);
  await append(tx, {
    ...{ type: 'card.reported', at: now, actorId: actor.id, subject: `card:${cardId}` },
    facts: { reportId: report.id },
  });
}

/** Takes the actor's report back; a card that nobody else reports is not to be decided any more. */
export async function withdrawReport(
  tx: Tx,
  { actor, now }: Doing,
  { cardId }: Input<typeof withdrawreport>,
): Promise<void> {
  await sql`select from card_cases where card_id = ${cardId}::bigint for update`.execute(tx);
  const { rows } = await sql`
    update card_reports set withdrawn_at = ${now} where card_id = ${cardId}::bigint and by_id = ${actor.id} and withdrawn_at is null
    returning id`.execute(tx);
  if (rows.length === 0) notFound();
  await sql`
    update card_cases set state = 'dropped', revision = revision + 1 where card_id = ${cardId}::bigint and state = 'open'
      and not exists (select from card_reports where card_id = ${cardId}::bigint and withdrawn_at is null)`.execute(tx);
  await append(tx, {
    ...{ type: 'card.report.withdrawn', at: now, actorId: actor.id, subject: `card:${cardId}` },
    facts: {},
  });
}
