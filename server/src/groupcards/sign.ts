import type { Input } from '@laurel/contract/call';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import type { signgroupcard } from '@laurel/contract/calls/groupcards/signgroupcard';
import { isVisible } from '@laurel/contract/rules/visible';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { emptySignatures } from '#items/group-cards';
import type { EncodedPicture } from '#pictures/encode';
import { forgetPicture, storePicture } from '#pictures/store';
import { mustHoldNoRefusedWord } from '#programme/refused-words';
import { keepWords } from '#words/keep';
import { ownSignature, signedUntil } from './queries.ts';
import { cardInSight, type SeenCard } from './sight.ts';
import * as texts from './texts.ts';

interface Doing {
  actor: Actor;
  now: Date;
}

interface Held {
  card: SeenCard;
  /** What is there of before, taken back or not. */
  before: { id: number; pictureId: string | null; isRemoved: boolean; isHidden: boolean } | undefined;
}

/** The card and the actor's place on it, held until the transaction ends: one after another of one person, all others beside each other. */
async function hold(tx: Tx, actorId: number, cardId: string): Promise<Held> {
  const card = (await cardInSight(tx, actorId, cardId, 'share')) ?? notFound();
  if (card.memberId === actorId) notFound();
  await sql`select from group_card_people where card_id = ${card.id} and member_id = ${actorId} for update`.execute(tx);
  const { rows } = await sql<NonNullable<Held['before']>>`
    select id, picture_id as "pictureId", removed_at is not null as "isRemoved", hidden_at is not null as "isHidden"
    from group_card_signatures where card_id = ${card.id} and by_id = ${actorId}`.execute(tx);
  return { card, before: rows[0] };
}

async function holdToSign(tx: Tx, { actor, now }: Doing, cardId: string): Promise<Held> {
  const held = await hold(tx, actor.id, cardId);
  if (held.before?.isHidden) refuse('ruleBroken', say(texts.isHidden));
  if (signedUntil(held.card) <= now) refuse('ruleBroken', say(texts.tooLate));
  return held;
}

/** Signs with words, a drawing, a name in a script, or the picture that is there: at least one of them. */
export async function signCard(
  tx: Tx,
  doing: Doing,
  { cardId, text, strokes, script, keepsPicture }: Input<typeof signgroupcard>,
): Promise<{ own: Signature; message: string }> {
  const { actor, now } = doing;
  const { card, before } = await holdToSign(tx, doing, cardId);
  const pictureId = keepsPicture && before ? before.pictureId : null;
  if (!isVisible(text) && !isVisible(script) && strokes.length === 0 && pictureId === null) {
    const words = say(texts.somethingAtLeast);
    refuse('badInput', words, { text: words });
  }
  mustHoldNoRefusedWord(`${text} ${script}`);
  const drawn = strokes.length === 0 ? null : JSON.stringify(strokes);
  const { rows } = await sql<{ id: number }>`
    insert into group_card_signatures as x (card_id, by_id, strokes, picture_id, created_at, changed_at)
    values (${card.id}, ${actor.id}, ${drawn}::jsonb, ${pictureId}, ${now}, ${now})
    on conflict on constraint group_card_signatures_once do update set strokes = excluded.strokes, picture_id = excluded.picture_id,
      changed_at = excluded.changed_at, removed_at = null
    returning id`.execute(tx);
  const signatureId = (rows[0] as { id: number }).id;
  if (before?.pictureId && before.pictureId !== pictureId) await forgetPicture(tx, before.pictureId);
  await forgetWords(tx, signatureId);
  const words = { ofId: signatureId, byId: actor.id, aboutId: card.memberId };
  await keepWords(tx, [
    { ...words, of: 'signature', text: text.trim() },
    { ...words, of: 'signature.script', text: script.trim() },
  ]);
  return told(tx, doing, { card, before, signatureId });
}

/** Puts a picture to what the actor signed. */
export async function signWithPicture(
  tx: Tx,
  doing: Doing,
  { cardId, picture }: { cardId: string; picture: EncodedPicture },
): Promise<{ own: Signature; message: string }> {
  const { actor, now } = doing;
  const { card, before } = await holdToSign(tx, doing, cardId);
  const pictureId = await storePicture(tx, 'groupCard', picture, now);
  const { rows } = await sql<{ id: number }>`
    insert into group_card_signatures as x (card_id, by_id, picture_id, created_at, changed_at)
    values (${card.id}, ${actor.id}, ${pictureId}, ${now}, ${now})
    on conflict on constraint group_card_signatures_once do update set picture_id = excluded.picture_id, changed_at = excluded.changed_at, removed_at = null
    returning id`.execute(tx);
  if (before?.pictureId) await forgetPicture(tx, before.pictureId);
  return told(tx, doing, { card, before, signatureId: (rows[0] as { id: number }).id });
}

async function told(tx: Tx, { actor, now }: Doing, { card, before, signatureId }: Held & { signatureId: number }) {
  const isFirst = before === undefined || before.isRemoved;
  await append(tx, {
    ...{ type: 'groupcard.signed', at: now, actorId: actor.id, subject: `groupcard:${card.id}` },
    // Before its day whom it is for hears nothing.
    ...{ concerns: [actor.id, card.deliveredAt && card.memberId], facts: { signatureId, isFirst } },
  });
  const own = (await ownSignature(tx, actor.id, card.id)) ?? notFound();
  return { own, message: say(isFirst ? texts.signed : texts.changed) };
}

/** Takes back what the actor signed, whenever that was: its words, picture and drawing are gone. */
export async function takeBack(tx: Tx, { actor, now }: Doing, cardId: string): Promise<void> {
  const { card, before } = await hold(tx, actor.id, cardId);
  if (!before || before.isRemoved) notFound();
  await emptySignatures(tx, sql`x.id = ${before.id}`, now);
  await append(tx, {
    ...{ type: 'groupcard.signature.removed', at: now, actorId: actor.id, subject: `groupcard:${card.id}` },
    ...{ concerns: [actor.id, card.deliveredAt && card.memberId], facts: { signatureId: before.id } },
  });
}

async function forgetWords(tx: Tx, signatureId: number): Promise<void> {
  await sql`delete from words where of in ('signature', 'signature.script') and of_id = ${signatureId}`.execute(tx);
}

/** Thanks all who signed, once. */
export async function thankAll(
  tx: Tx,
  { actor, now }: Doing,
  { cardId, text }: { cardId: string; text: string },
): Promise<void> {
  const card = (await cardInSight(tx, actor.id, cardId, 'no key update')) ?? notFound();
  if (card.memberId !== actor.id) notFound();
  mustHoldNoRefusedWord(text);
  const { rows } = await sql<{ signers: number[] }>`
    update group_cards c set thanked_at = ${now} where c.id = ${card.id} and c.thanked_at is null
    returning array(select x.by_id from group_card_signatures x where x.card_id = c.id and x.removed_at is null) as signers`.execute(
    tx,
  );
  const { signers } = rows[0] ?? refuse('ruleBroken', say(texts.thankedAlready));
  await keepWords(tx, [{ of: 'groupcard.thanks', ofId: card.id, byId: actor.id, aboutId: null, text: text.trim() }]);
  await append(tx, {
    ...{ type: 'groupcard.thanked', at: now, actorId: actor.id, subject: `groupcard:${card.id}`, facts: {} },
    concerns: [actor.id, ...signers],
  });
}
