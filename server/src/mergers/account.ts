import { createHash } from 'node:crypto';
import type { Grant } from '@laurel/contract/access';
import type { MergerPreview, MergerSide } from '@laurel/contract/calls/mergers';
import { type MergerKind, mergerKinds } from '@laurel/contract/rules/merger-kinds';
import type { MergerAccount, MergerLine } from '@laurel/contract/shapes/merger';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { memberId, publicIdOf } from '#directory/member-id';
import { nominationThings, type Pair, promoUses, type Thing, things } from './things.ts';

/** Somebody of two who are to be one. */
export interface Side {
  id: number;
  publicId: string;
  isRegistered: boolean;
  name: string;
  number: string;
  division: string;
  email: string;
  isHere: boolean;
  isErased: boolean;
  /** In force, or to come. */
  roles: Grant[];
  mergedIntoId: number | null;
  /** Who stands for them. */
  standsFor: string;
  signedOnAt: Date | null;
  wallet: number | null;
  pot: number | null;
}

/** These people, by their public ids; the unknown are missing. */
export async function sidesOf(on: Db | Tx, memberIds: readonly string[], now: Date): Promise<Map<string, Side>> {
  const { rows } = await sql<Side>`
    select m.id, m.public_id as "publicId", m.registered_at is not null as "isRegistered", coalesce(p.display_name, '') as name,
      m.member_number as number, d.name as division, coalesce(p.email, '') as email, m.deactivated_at is null as "isHere",
      m.erased_at is not null as "isErased", m.merged_into_id as "mergedIntoId", coalesce(other.display_name, '') as "standsFor",
      coalesce((select jsonb_agg(jsonb_build_object('capability', r.capability, 'scopeKind', r.scope_kind)) from role_assignments r
        where r.member_id = m.id and (r.until_at is null or r.until_at > ${now})), '[]'::jsonb) as roles,
      signed.at as "signedOnAt", wallet.balance as wallet, pot.balance as pot
    from members m left join profiles p on p.member_id = m.id join divisions d on d.code = m.division_code
    left join people other on other.id = m.merged_into_id left join last_sign_ons signed on signed.member_id = m.id
    left join ledger_accounts wallet on wallet.member_id = m.id and wallet.kind = 'wallet' and wallet.closed_at is null
    left join ledger_accounts pot on pot.member_id = m.id and pot.kind = 'pot' and pot.closed_at is null
    where m.public_id = any(${memberIds.map(publicIdOf)}::text[])`.execute(on);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** What would move, and what would fall together, of everything there is. */
export async function accountOf(on: Db | Tx, { stays, doubled }: { stays: Side; doubled: Side }, now: Date) {
  const pair = { stays: stays.id, doubled: doubled.id, now };
  const counted = [...nominationThings, promoUses, ...things].filter(({ kind }) => kind !== null);
  const { rows } = await sql<Counted>`
    select kind, sum(moves)::int as moves, sum(together)::int as together
    from (${sql.join(
      counted.map((thing) => countOf(thing, pair)),
      sql` union all `,
    )}) c group by kind`.execute(on);
  const lines = linesOf(rows);
  return { account: { ...balancesOf(stays, doubled), lines }, stamp: stampOf({ stays, doubled, lines }) };
}

export interface Counted {
  kind: MergerKind;
  moves: number;
  together: number;
}

function countOf(thing: Thing, pair: Pair) {
  const { table, column } = placeOf(thing);
  const { falls = () => sql`false`, only = () => sql`true` } = thing;
  return sql`
    select ${thing.kind}::text as kind, count(*) filter (where not f.falls) as moves, count(*) filter (where f.falls) as together
    from ${table} r, lateral (select ${falls(pair)} as falls) f where r.${column} = ${pair.doubled} and ${only(pair)}`;
}

export function placeOf({ of }: Thing) {
  const [table = '', column = ''] = of.split('.');
  return { table: sql.table(table), column: sql.id(column) };
}

/** In the order in which they are told; what there is nothing of is left out. */
export function linesOf(rows: readonly Counted[]): MergerLine[] {
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return mergerKinds.flatMap((kind) => {
    const { moves = 0, together = 0 } = byKind.get(kind) ?? {};
    return moves + together > 0 ? [{ kind, moves, together }] : [];
  });
}

function balancesOf(stays: Side, doubled: Side): Omit<MergerAccount, 'lines'> {
  const after = (kind: 'wallet' | 'pot') =>
    stays[kind] === null && doubled[kind] === null ? null : (stays[kind] ?? 0) + (doubled[kind] ?? 0);
  return {
    stays: {
      wallet: { before: stays.wallet, after: after('wallet') },
      pot: { before: stays.pot, after: after('pot') },
    },
    doubled: { wallet: { before: doubled.wallet, after: null }, pot: { before: doubled.pot, after: null } },
  };
}

/** What comes and goes by itself: of it alone no account is another. */
export const byItself: ReadonlySet<string> = new Set<MergerKind>(['messages', 'signOns']);

function stampOf({ stays, doubled, lines }: { stays: Side; doubled: Side; lines: readonly MergerLine[] }): string {
  const told = lines
    .filter(({ kind }) => !byItself.has(kind))
    .map(({ kind, moves, together }) => [kind, moves, together]);
  const points = [stays, doubled].map(({ id, wallet, pot }) => [id, wallet, pot]);
  return createHash('md5')
    .update(JSON.stringify([points, told]))
    .digest('hex');
}

export function previewOf(
  { stays, doubled }: { stays: Side; doubled: Side },
  { account, stamp }: Awaited<ReturnType<typeof accountOf>>,
  seconds: MergerPreview['seconds'],
): MergerPreview {
  return { stays: sideShown(stays), doubled: sideShown(doubled), account, stamp, seconds };
}

function sideShown(side: Side): MergerSide {
  return {
    memberId: memberId(side),
    memberName: side.name,
    memberNumber: side.number,
    division: side.division,
    email: side.email,
    isHere: side.isHere,
    dateLastSignedOn: side.signedOnAt?.toISOString() ?? null,
  };
}
