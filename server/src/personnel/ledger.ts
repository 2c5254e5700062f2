import type { Movement, MovementKind } from '@laurel/contract/calls/personnel/personledger';
import { valueWords } from '@laurel/contract/programme/value-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { translated } from '#languages/translated';
import { statementLines } from '#ledger/statement-lines';
import { counted, cutTo, type SectionPage } from './section.ts';

interface Found extends Pick<Movement, 'account' | 'points' | 'after'> {
  id: string;
  kind: MovementKind;
  at: Date;
  told: readonly string[];
}

/** Movements of all accounts that somebody ever had, under whatever number. */
export async function movementsOf(on: Db, memberId: number, page: SectionPage) {
  const { limit, after } = page;
  const older = after === undefined ? sql`` : sql`and l.transaction_id < ${after}`;
  const { rows } = await sql<Found>`
    with own as (
      select l.* from ledger_legs l where ${ofPerson(memberId)} ${older}
      -- limit: a page, and the row that tells whether another follows
      order by l.transaction_id desc limit ${limit + 1})
    select own.transaction_id::text as id, s.at, a.kind as account, s.kind,
      case s.kind when 'nomination' then array[s.told[1], ${translated('competition', sql`s.told[2]`)}] else s.told end as told,
      s.amount as points, coalesce(own.after, 0) as after
    from (${sql.raw(statementLines('own'))}) s join own on own.account_id = s.account_id and own.version = s.version
    join ledger_accounts a on a.id = s.account_id order by own.transaction_id desc`.execute(on);
  const { shown, next } = cutTo(rows, limit);
  return {
    movements: shown.map(movementOf),
    next,
    ...(await counted(on, page, sql`ledger_legs l where ${ofPerson(memberId)}`)),
  };
}

function ofPerson(memberId: number): RawBuilder<unknown> {
  return sql`l.account_id = any(array(select id from ledger_accounts where member_id in (
    select id from members where id = ${memberId} or merged_into_id = ${memberId})))`;
}

/** An idea is rewarded under the title that its author gave it, which is not read here. */
function movementOf({ at, account, kind, points, after, told: [first = '', second = ''] }: Found): Movement {
  const movement = { date: at.toISOString(), account, kind, points, after };
  switch (kind) {
    case 'nomination':
    case 'payitforward':
    case 'adhoc':
    case 'reward':
    case 'move':
    case 'anniversary':
      return { ...movement, otherMember: first, what: valueWords(second) };
    case 'order':
    case 'cancel':
    case 'refund':
    case 'budget':
    case 'return':
    case 'merger':
      return { ...movement, otherMember: '', what: first };
    default:
      return { ...movement, otherMember: '', what: '' };
  }
}
