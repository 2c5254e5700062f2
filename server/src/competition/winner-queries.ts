import type { Input, Output } from '@laurel/contract/call';
import { pageMax, type ShownWinner } from '@laurel/contract/calls/competition/competition-fields';
import type { competitionnominees, Nominee } from '@laurel/contract/calls/competition/competitionnominees';
import type { Winner } from '@laurel/contract/calls/competition/competitionone';
import { folded } from '@laurel/contract/rules/folded';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notOwn } from '#directory/decides';
import { memberId } from '#directory/member-id';

/** Their `memberId`, as calls name somebody `m`. */
const named = sql<string>`case when m.registered_at is null then '0.' else '1.' end || m.public_id`;

/** As JSON: who won it and is told of, as members see them. */
export function shownWinnersOf(competitionId: RawBuilder<number>): RawBuilder<ShownWinner[]> {
  return sql<ShownWinner[]>`coalesce((
    select jsonb_agg(jsonb_build_object('memberId', ${named}, 'memberName', m.display_name, 'picId', coalesce(m.picture_id, ''),
      'division', d.name, 'sentence', w.sentence) order by w.announced_at, w.id)
    from competition_winners w join people m on m.id = w.member_id join divisions d on d.code = m.division_code
    where w.competition_id = ${competitionId} and w.announced_at is not null and w.withdrawn_at is null and m.deactivated_at is null), '[]')`;
}

interface WinnerRow {
  id: number;
  publicId: string;
  isRegistered: boolean;
  memberName: string;
  picId: string;
  division: string;
  sentence: string;
  hasLeft: boolean;
  namedAt: Date;
  namedBy: string;
  announcedAt: Date | null;
  withdrawnAt: Date | null;
}

/** Those who are named, and those who were announced once. */
export async function winnersOf(on: Db | Tx, competitionId: number): Promise<Winner[]> {
  const { rows } = await sql<WinnerRow>`
    select w.id, m.public_id as "publicId", m.registered_at is not null as "isRegistered", m.display_name as "memberName",
      coalesce(m.picture_id, '') as "picId", d.name as division, w.sentence, m.deactivated_at is not null as "hasLeft",
      w.named_at as "namedAt", coalesce(b.display_name, '') as "namedBy", w.announced_at as "announcedAt", w.withdrawn_at as "withdrawnAt"
    from competition_winners w join people m on m.id = w.member_id join divisions d on d.code = m.division_code
    left join people b on b.id = w.named_by_id
    where w.competition_id = ${competitionId} and (w.withdrawn_at is null or w.announced_at is not null)
    order by w.withdrawn_at nulls first, w.id`.execute(on);
  return rows.map(({ id, publicId, isRegistered, namedAt, announcedAt, withdrawnAt, ...row }) => ({
    ...row,
    winnerId: String(id),
    memberId: memberId({ publicId, isRegistered }),
    dateNamed: namedAt.toISOString(),
    dateAnnounced: announcedAt?.toISOString() ?? null,
    dateWithdrawn: withdrawnAt?.toISOString() ?? null,
  }));
}

/** Who was nominated for it, is here, and is not the one who asks. */
export async function pageOfNominees(
  tx: Tx,
  actor: Actor,
  { competitionId, search = '', offset = 0, limit = pageMax }: Input<typeof competitionnominees>,
): Promise<Output<typeof competitionnominees>> {
  const words = folded(search)
    .split(/\s+/)
    .map((word) => ` ${word}`);
  const nominees = sql`
    (select nominee_id as id, count(*) as entries from nominations
      where competition_id = ${competitionId}::bigint and nominee_id is not null group by nominee_id) e
    join people m on m.id = e.id join divisions d on d.code = m.division_code join profiles p on p.member_id = m.id
    where m.deactivated_at is null and ${notOwn(actor, sql`m.id`)} 
      and not exists (select from unnest(${words}::text[]) word where position(word in ' ' || p.search_text) = 0)`;
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () => sql<{ total: number }>`select count(*) as total from ${nominees}`.execute(tx),
    () =>
      sql<Nominee>`
        select ${named} as "memberId", m.display_name as "memberName", m.member_number as "memberNumber", d.name as division,
          coalesce(m.picture_id, '') as "picId", e.entries
        from ${nominees}
        -- limit: one page of them, with the total beside it
        order by e.entries desc, p.search_text collate "C", m.id limit ${limit} offset ${offset}`.execute(tx),
  );
  return { nominees: rows, total: counted[0]?.total ?? 0 };
}

interface NamedRow {
  id: number;
  memberId: number;
  competitionId: number;
  isAnnounced: boolean;
}

/** A winner who is not withdrawn. */
export async function winnerById(tx: Tx, winnerId: number): Promise<NamedRow | undefined> {
  const { rows } = await sql<NamedRow>`
    select id, member_id as "memberId", competition_id as "competitionId", announced_at is not null as "isAnnounced"
    from competition_winners where id = ${winnerId} and withdrawn_at is null`.execute(tx);
  return rows[0];
}

export interface ToAnnounce {
  id: number;
  memberId: number;
  /** Whether they were never told that they have won this one. */
  isFirst: boolean;
}

/** Who is named, is here and nobody knows of yet. */
export async function winnersToAnnounce(tx: Tx, competitionId: number): Promise<ToAnnounce[]> {
  const { rows } = await sql<ToAnnounce>`
    select w.id, w.member_id as "memberId", not exists (select from competition_winners o
      where o.competition_id = w.competition_id and o.member_id = w.member_id and o.announced_at is not null) as "isFirst"
    from competition_winners w join members m on m.id = w.member_id
    where w.competition_id = ${competitionId} and w.withdrawn_at is null and w.announced_at is null and m.deactivated_at is null
    order by w.id`.execute(tx);
  return rows;
}

/** Who was nominated for it: their id, and whether they have left. */
export async function nomineeOf(
  tx: Tx,
  competitionId: number,
  publicId: string,
): Promise<{ id: number; hasLeft: boolean } | undefined> {
  const { rows } = await sql<{ id: number; hasLeft: boolean }>`
    select m.id, m.deactivated_at is not null as "hasLeft" from members m
    where m.public_id = ${publicId}
      and exists (select from nominations n where n.competition_id = ${competitionId} and n.nominee_id = m.id)`.execute(
    tx,
  );
  return rows[0];
}
