import type { Input, Output } from '@laurel/contract/call';
import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { GroupCardRow, groupcardlist } from '@laurel/contract/calls/groupcards/groupcardlist';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { feedFaces, groupCardChangeDays, groupCardsPageMax, signaturesPageMax } from '@laurel/contract/limits';
import type { GroupCardList } from '@laurel/contract/programme/group-cards';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { isThereFor, stands } from '#items/group-cards';
import { personBy } from '#items/places';
import { joinWords } from '#words/read';
import { cardInSight, nine, type SeenCard } from './sight.ts';

const changeMs = groupCardChangeDays * 86_400_000;

/** Until when a card is signed, and what was signed is said otherwise. */
export const signedUntil = (card: Pick<SeenCard, 'nine'>) => new Date(card.nine.getTime() + changeMs);

const head = sql`c.id::text as "cardId", to_jsonb(whom) as person, c.occasion, coalesce(c.years, 0)::int as years, c.day::text as day,
  c.delivered_at is not null as "isDelivered",
  (select count(*)::int from group_card_signatures x where x.card_id = c.id and ${stands}) as signatures`;

const withPerson = sql`cross join lateral ${personBy('c.member_id', { orFormer: true })} whom`;

interface Listing {
  where: RawBuilder<SqlBool>;
  /** What orders them, the first first. */
  order: RawBuilder<unknown>;
  isDown: boolean;
}

/** What each list has of cards `c`, for somebody who sees them. */
function listing(list: GroupCardList, actorId: number): Listing {
  const me = sql`${actorId}::bigint`;
  const isSigned = sql`exists (select from group_card_signatures x where x.card_id = c.id and x.by_id = ${me} and x.removed_at is null)`;
  const among = (cards: RawBuilder<unknown>) => sql<SqlBool>`c.id = any(array(${cards})) and ${isThereFor(me)}`;
  const asked = sql`select q.card_id from group_card_people q where q.member_id = ${me}`;
  if (list === 'received')
    return {
      where: sql`c.member_id = ${me} and c.delivered_at is not null and c.ended_at is null`,
      order: sql`c.delivered_at, c.id`,
      isDown: true,
    };
  if (list === 'signed') return { where: sql`${among(asked)} and ${isSigned}`, order: sql`c.day, c.id`, isDown: true };
  return {
    where: sql`${among(asked)} and c.delivered_at is null and not ${isSigned}`,
    order: sql`c.day, c.id`,
    isDown: false,
  };
}

/** A page of a list, and how many are in it. */
export async function cardPage(
  tx: Tx,
  actorId: number,
  { list, after, limit = groupCardsPageMax }: Input<typeof groupcardlist>,
): Promise<Output<typeof groupcardlist>> {
  const { where, order, isDown } = listing(list, actorId);
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${order}) ${isDown ? sql`<` : sql`>`} (select ${order} from group_cards c where c.id = ${after}::bigint)`;
  const ordered = isDown ? sql`order by (${order}) desc` : sql`order by (${order})`;
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () => sql<{ total: number }>`select count(*)::int as total from group_cards c where ${where}`.execute(tx),
    () =>
      sql<GroupCardRow>`
      select ${head}, exists (select from group_card_signatures x where x.card_id = c.id and x.by_id = ${actorId} and x.removed_at is null) as "isSigned",
        coalesce((select jsonb_agg(to_jsonb(face) order by first.id) from (
          select x.id, x.by_id from group_card_signatures x where x.card_id = c.id and ${stands}
          -- limit: faces, all are counted
          order by x.id limit ${feedFaces}) first cross join lateral ${personBy('first.by_id', { orFormer: true })} face), '[]') as faces
      from (select c.* from group_cards c where ${where} and ${behind} ${ordered}
        -- limit: a page, and the row that tells whether another follows
        limit ${limit + 1}) c ${withPerson} ${ordered}`.execute(tx),
  );
  const cards = rows.slice(0, limit);
  return { cards, total: counted[0]?.total ?? 0, next: rows.length > limit ? (cards.at(-1)?.cardId ?? null) : null };
}

/** Signatures `x`, as somebody reads them; of who signed and was erased there is none. */
async function signatures(
  tx: Tx,
  readerId: number,
  { which, limit }: { which: RawBuilder<SqlBool>; limit: number },
): Promise<Signature[]> {
  const { rows } = await sql<Signature>`
    select x.id::text as "signatureId", to_jsonb(signer) as by, coalesce(said.text, '') as text, coalesce(said.language, '') as language,
      coalesce(x.picture_id, '') as "picId", coalesce(x.strokes, '[]') as strokes, coalesce(script.text, '') as script,
      x.by_id = ${readerId} as "isOwn", x.hidden_at is not null as "isHidden",
      exists (select from card_reports p where p.signature_id = x.id and p.by_id = ${readerId} and p.withdrawn_at is null) as "isReported"
    from (select x.* from group_card_signatures x where ${which} and x.removed_at is null and (x.hidden_at is null or x.by_id = ${readerId})
      -- limit: a page of them
      order by x.id limit ${limit}) x
    cross join lateral ${personBy('x.by_id', { orFormer: true })} signer
    ${joinWords('said', 'signature', 'x.id')} ${joinWords('script', 'signature.script', 'x.id')}
    order by x.id`.execute(tx);
  return rows;
}

/** What somebody signed on a card; null where they have not. */
export async function ownSignature(tx: Tx, actorId: number, cardId: number): Promise<Signature | null> {
  const which = sql<SqlBool>`x.card_id = ${cardId} and x.by_id = ${actorId}`;
  const [own] = await signatures(tx, actorId, { which, limit: 1 });
  return own ?? null;
}

/** A card whole, with a page of what was signed. */
export async function cardWhole(
  tx: Tx,
  { actorId, now }: { actorId: number; now: Date },
  { cardId, after }: { cardId: string; after?: string | undefined },
): Promise<GroupCard> {
  const card = (await cardInSight(tx, actorId, cardId, 'none')) ?? notFound();
  const isOwn = card.memberId === actorId;
  const behind = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`x.id > ${after}::bigint`;
  const which = sql<SqlBool>`x.card_id = ${card.id} and ${behind}`;
  const [found, own, shown] = await inOrder(
    tx,
    () => signatures(tx, actorId, { which, limit: signaturesPageMax + 1 }),
    () => ownSignature(tx, actorId, card.id),
    () =>
      sql<Pick<GroupCard, keyof GroupCardRow & keyof GroupCard> & Thanked & { asked: number }>`
      select ${head}, (select count(*)::int from group_card_people q where q.card_id = c.id) as asked,
        c.thanked_at as "thankedAt", coalesce(said.text, '') as "thanksText", coalesce(said.language, '') as "thanksLanguage"
      from group_cards c ${withPerson} ${joinWords('said', 'groupcard.thanks', 'c.id')} where c.id = ${card.id}`.execute(
        tx,
      ),
  );
  const { thankedAt, thanksText, thanksLanguage, ...row } = shown.rows[0] ?? notFound();
  const list = found.slice(0, signaturesPageMax);
  const until = signedUntil(card);
  return {
    ...{ ...row, isOwn, list, own },
    next: found.length > signaturesPageMax ? (list.at(-1)?.signatureId ?? null) : null,
    signedUntil: !isOwn && until > now ? until.toISOString() : null,
    thanks:
      thankedAt === null || thanksText === ''
        ? null
        : { text: thanksText, language: thanksLanguage, date: thankedAt.toISOString() },
    mayThank: isOwn && thankedAt === null,
  };
}

interface Thanked {
  thankedAt: Date | null;
  thanksText: string;
  thanksLanguage: string;
}

/** The moment of a day that somebody chooses, where its person is. */
export async function nineOf(tx: Tx, memberId: number, day: string): Promise<Date> {
  const { rows } = await sql<{ nine: Date }>`
    select ${nine} as nine from (select ${memberId}::bigint as member_id, ${day}::date as day) c`.execute(tx);
  return rows[0]?.nine ?? notFound();
}
