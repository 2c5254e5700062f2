import type { StatementRow } from '@laurel/contract/calls/statements';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { translated } from '#languages/translated';
import { statementLines } from '#ledger/statement-lines';
import { describedLine, type LineTold } from './described-line.ts';

export type StatementOf = 'wallet' | 'pot' | 'payitforward';

/** Lines before a version of the account, so many; all of them where neither is said. */
export interface StatementPage {
  before?: number | undefined;
  limit?: number | undefined;
}

export interface Lines {
  rows: StatementRow[];
  /** The version of the last of them, if older ones are left. */
  next: number | null;
}

/** Legs of the member's open account, newest first: all of them add up to its balance. Pay it forward is a part of the wallet. */
export async function statementOf(
  on: Db,
  memberId: number,
  what: StatementOf,
  { before, limit }: StatementPage = {},
): Promise<Lines> {
  const older = before === undefined ? sql`` : sql`and l.version < ${before}`;
  // limit: a page, and one line more that tells whether another follows
  const page = limit === undefined ? sql`` : sql`order by l.version desc limit ${limit + 1}`;
  const { rows } = await sql<LineTold & { at: Date; version: number }>`
    with own as (${legsOf(memberId, what)} ${older} ${page})
    select s.at, s.amount, s.kind, ${toldOf()} as told, s.version from (${sql.raw(statementLines('own'))}) s order by s.version desc`.execute(
    on,
  );
  const shown = limit === undefined ? rows : rows.slice(0, limit);
  return {
    rows: shown.map((line) => ({
      transDate: line.at.toISOString(),
      transDescription: describedLine(line),
      pointsValue: line.amount,
    })),
    next: shown.length < rows.length ? (shown.at(-1)?.version ?? null) : null,
  };
}

/** With what the company wrote in the reader's language: the name of a product, the title of a competition. */
const toldOf = () => sql`
  case s.kind when 'refund' then array[s.told[1], s.told[2], ${translated('product', sql`s.told[3]`)}]
    when 'nomination' then array[s.told[1], ${translated('competition', sql`s.told[2]`)}] else s.told end`;

/** What came and what went in all lines of a statement. */
export async function statementTotals(on: Db, memberId: number, what: StatementOf) {
  const { rows } = await sql<{ credit: number; debit: number }>`
    select coalesce(sum(own.amount) filter (where own.amount > 0), 0)::bigint as credit,
      coalesce(-sum(own.amount) filter (where own.amount < 0), 0)::bigint as debit
    from (${legsOf(memberId, what)}) own`.execute(on);
  return rows[0] ?? { credit: 0, debit: 0 };
}

/** The account is known before its legs are looked at, and these before what they were for: else a join of all tables would begin with everybody's. */
function legsOf(memberId: number, what: StatementOf): RawBuilder<unknown> {
  const kind = what === 'pot' ? 'pot' : 'wallet';
  const only =
    what === 'payitforward'
      ? sql`join ledger_transactions moved on moved.id = l.transaction_id and moved.kind = 'payitforward'`
      : sql``;
  return sql`select l.* from ledger_legs l ${only}
    where l.account_id = (select id from ledger_accounts where member_id = ${memberId} and kind = ${kind} and closed_at is null)`;
}
