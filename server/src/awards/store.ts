import { sql } from 'kysely';
import { gathered, nowOf } from '#db/together';
import type { Tx } from '#db/transaction';
import { posting } from '#ledger/post';
import type { LentBudget } from '#lent/budget';
import { ballotOf } from './prize.ts';
import type { Award } from './rules.ts';

export interface StoredAward {
  /** Drawn before: everything that speaks of the award can be written together with it. */
  id: number;
  by: { id: number };
  /** From whose pot a delegate gives it. */
  lent: LentBudget | undefined;
  award: Award;
  people: readonly { id: number; wallet: number | null }[];
  /** The programme by which it was decided. */
  version: number;
  /** The account that pays; null where nothing is paid. */
  from: number | null;
  now: Date;
}

const newIds = gathered(
  async (tx, wishes: readonly null[]) => {
    const { rows } = await sql<{ id: number }>`
    select nextval('awards_id_seq') as id from generate_series(1, ${wishes.length}::int)`.execute(tx);
    return rows.map(({ id }) => id);
  },
  { leavesNothing: true },
);

/** The id of a new award. */
export const newAwardId = (tx: Tx): Promise<number> => newIds(tx, null);

/** An award, a line for each person, and the points of each line. */
export const storeAndPay = gathered(async (tx, awards: readonly StoredAward[]) => {
  const now = nowOf(awards);
  const given = awards.map(({ id, by, lent, award, from, version }) => ({
    id,
    what: award.what,
    by_id: by.id,
    for_id: lent?.awayId ?? null,
    delegation_id: lent?.delegationId ?? null,
    reason: String(award.reason),
    points: award.points,
    message_length: [...award.message].length,
    send_by: award.sendBy,
    programme_version: version,
    ballot_id: ballotOf(award),
    from_id: from,
  }));
  const lines = awards.flatMap(({ id, people }) => people.map((person) => ({ id, person })));
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (id bigint, what text, by_id bigint, for_id bigint, delegation_id bigint, reason text, points int,
        message_length int, send_by text, programme_version int, ballot_id bigint, from_id bigint)
    ), wanted as materialized (
      select nextval('award_lines_id_seq') as id, w.*
      from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ person }) => person.id)}::bigint[],
        ${lines.map(({ person }) => person.wallet)}::bigint[]) as w (award_id, to_id, wallet)
    ), award as (
      insert into awards (id, what, by_id, for_id, delegation_id, reason, points, message_length, send_by, programme_version, ballot_id, created_at) overriding system value
      select id, what, by_id, for_id, delegation_id, reason, points, message_length, send_by, programme_version, ballot_id, ${now} from given
    ), line as (
      insert into award_lines (id, award_id, to_id) overriding system value select id, award_id, to_id from wanted
    )
    ${posting(
      now,
      sql`select g.what as kind, g.by_id as actor_id, w.id::text as source, g.from_id, w.wallet as to_id, g.points::bigint as points, w.id as n
      from wanted w join given g on g.id = w.award_id where g.points > 0`,
    )}`.execute(tx);
});
