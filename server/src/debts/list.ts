import type { Input, Output } from '@laurel/contract/call';
import type { Debt, debtlist, OwnDebt } from '@laurel/contract/calls/debts';
import { ownDebtsShown } from '@laurel/contract/limits';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { someoneIsCalled } from '#directory/search-text';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';

type Filter = Pick<Input<typeof debtlist>, 'state' | 'memberId' | 'search'>;

/** Of `debts d`. */
function wanted({ state, memberId, search = '' }: Filter): RawBuilder<SqlBool> {
  const inState = state === undefined ? sql`true` : state === 'open' ? sql`d.left_points > 0` : sql`d.ended = ${state}`;
  const ofMember =
    memberId === undefined
      ? sql`true`
      : sql`d.member_id = (select id from members where public_id = ${publicIdOf(memberId)})`;
  return sql<SqlBool>`${inState} and ${ofMember} and ${someoneIsCalled(search, sql`p.member_id = d.member_id`)}`;
}

const sums = sql`
  d.points, d.repaid_points as repaid, d.forgiven_points as forgiven, d.written_off_points as "writtenOff", d.left_points as left`;

/** Debts with whose they are, and what they came of. */
const shown = sql`
  d.id::text as "debtId", d.created_at as at, (case when p.registered_at is null then '0.' else '1.' end) || p.public_id as "memberId",
  p.display_name as "memberName", p.member_number as "memberNumber", c.id::text as "correctionId", c.kind, ${sums}, d.ended, d.ended_at as "endedAt"
  from debts d join people p on p.id = d.member_id join correction_lines l on l.id = d.correction_line_id join corrections c on c.id = l.correction_id`;

type Found = Omit<Debt, 'date' | 'dateEnded'> & { at: Date; endedAt: Date | null };

/** A page of who owes what, the newest first; with the first one what all of it comes to. */
export async function debts(
  on: Tx,
  { limit, after, ...filter }: Input<typeof debtlist>,
): Promise<Output<typeof debtlist>> {
  const where = wanted(filter);
  const [{ rows }, totals] = await inOrder(
    on,
    () =>
      sql<Found>`
      select ${shown} where ${where} and ${after === undefined ? sql`true` : sql`d.id < ${after}`}
      -- limit: a page, and the row that tells whether another follows
      order by d.id desc limit ${limit + 1}`.execute(on),
    () => (after === undefined ? totalsOf(on, where) : undefined),
  );
  const page = rows.slice(0, limit);
  return {
    debts: page.map(debtOf),
    next: rows.length > limit ? (page.at(-1)?.debtId ?? null) : null,
    ...totals,
  };
}

function debtOf({ at, endedAt, ...row }: Found): Debt {
  return { ...row, date: at.toISOString(), dateEnded: endedAt?.toISOString() ?? null };
}

type Sums = NonNullable<Output<typeof debtlist>['totals']>;

const added = sql`
  coalesce(sum(d.points), 0)::bigint as points, coalesce(sum(d.repaid_points), 0)::bigint as repaid,
  coalesce(sum(d.forgiven_points), 0)::bigint as forgiven, coalesce(sum(d.written_off_points), 0)::bigint as "writtenOff",
  coalesce(sum(d.left_points), 0)::bigint as left`;

async function totalsOf(on: Tx, where: RawBuilder<SqlBool>): Promise<{ total: number; totals: Sums }> {
  const { rows } = await sql<Sums & { total: number }>`
    select count(*) as total, ${added} from debts d where ${where}`.execute(on);
  const { total, ...totals } = rows[0] as Sums & { total: number };
  return { total, totals };
}

/** As it is written to a file. */
export type FiledDebt = Debt;
type Copied = Omit<Found, 'at' | 'endedAt'> & { at: Date; endedAt: string | null };

export function debtLines(filter: Filter): Report<FiledDebt> {
  return {
    query: jsonRows(sql`select ${shown} where ${wanted(filter)} order by d.id desc`),
    rowOf: (copied) => {
      const { endedAt, ...row } = jsonRow<Copied>(copied, 'at');
      return debtOf({ ...row, endedAt: endedAt === null ? null : new Date(endedAt) });
    },
  };
}

interface Own {
  totals: Sums;
  open: OwnDebt[];
  count: number;
}

/** What somebody still has to repay, and what became of the rest. */
export async function ownDebts(on: Db | Tx, memberId: number): Promise<Own> {
  const { rows } = await sql<Sums & { count: number }>`
    select count(*) filter (where d.left_points > 0) as count, ${added} from debts d where d.member_id = ${memberId}`.execute(
    on,
  );
  const { rows: open } = await sql<Omit<OwnDebt, 'date'> & { at: Date }>`
    select d.created_at as at, c.kind, ${sums}
    from debts d join correction_lines l on l.id = d.correction_line_id join corrections c on c.id = l.correction_id
    where d.member_id = ${memberId} and d.left_points > 0
    -- limit: some are told one by one, all are counted
    order by d.id limit ${ownDebtsShown}`.execute(on);
  const { count, ...totals } = rows[0] as Sums & { count: number };
  return { totals, open: open.map(({ at, ...row }) => ({ ...row, date: at.toISOString() })), count };
}
