import { sql } from 'kysely';
import { keepChanges } from '#imports/changes';
import type { Undoer, Undoing } from './undoing.ts';

/** Codes that nobody was handed out are gone, so that the right product can have them. */
export const undoVouchers: Undoer = async (undoing) => {
  const { tx } = undoing;
  // An order takes what nobody has locked: so it has a code, or the code goes.
  await sql`
    select id from voucher_codes where id in (select thing_id from undo_rows where thing = 'code') order by id for update`.execute(
    tx,
  );
  await sayHandedOut(undoing);
  await keepChanges(
    undoing,
    'codes',
    sql`
      select min(u.line) as line, u.key, 'removed' as what, null as asks, '' as name, '{}'::jsonb as before, jsonb_build_object('codes', count(*)) as after
      from undo_rows u join voucher_codes v on v.id = u.thing_id and v.order_line_id is null where u.thing = 'code' group by u.key order by 1`,
  );
  const { rows } = await sql<{ codes: number }>`
    select coalesce(sum((after ->> 'codes')::bigint), 0)::bigint as codes from upload_changes`.execute(tx);
  const codes = rows[0]?.codes ?? 0;
  return {
    ...{ added: 0, changed: 0, removed: codes, needs: [], second: null, points: 0, codes },
    apply: async () => {
      await sql`
        delete from voucher_codes v using undo_rows u where u.thing = 'code' and v.id = u.thing_id and v.order_line_id is null`.execute(
        tx,
      );
    },
  };
};

/** Of a product its codes together: with the first of them it is said how many. */
async function sayHandedOut({ tx }: Undoing): Promise<void> {
  await sql`
    update undo_rows u set stays = jsonb_build_object('why', 'handedOut', 'count', h.count)
    from (
      select min(u.n) as n, count(*) as count from undo_rows u join voucher_codes v on v.id = u.thing_id and v.order_line_id is not null
      where u.thing = 'code' group by u.key) h
    where u.n = h.n`.execute(tx);
}
