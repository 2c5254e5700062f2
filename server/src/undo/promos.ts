import { sql } from 'kysely';
import { keepChanges } from '#imports/changes';
import { promoState } from '#uploads/promos';
import { changedSince, planFormer } from './staged.ts';
import type { Undoer, Undoing } from './undoing.ts';

/** Promotional codes are again as they were; one that the file brought goes, unless somebody has used it. */
export const undoPromos: Undoer = async (undoing) => {
  const { tx } = undoing;
  await lockAndSay(undoing);
  const text = (name: string) => sql`s.state ->> ${sql.lit(name)}`;
  const plan = await planFormer(
    undoing,
    'promos',
    sql`
      select u.line, false as is_faulty, p.code, lower(p.code) as code_key, ${text('kind')} as kind, (${text('percent')})::integer as percent,
        (${text('amount_thousandths')})::bigint as amount_thousandths, ${text('alloc')} as alloc,
        (${text('valid_from')})::timestamptz as valid_from, (${text('valid_to')})::timestamptz as valid_to,
        (${text('limit_total')})::integer as limit_total, (${text('limit_per_member')})::integer as limit_per_member,
        (${text('minimum_thousandths')})::bigint as minimum_thousandths
      from undo_rows u join promos p on p.id = u.thing_id cross join lateral (select ${promoState} || u.before as state) s
      where u.thing = 'promo' and u.before is not null and u.stays is null`,
  );
  await keepChanges(
    undoing,
    'withdrawn',
    sql`
      select u.line, u.key, 'removed' as what, null as asks, u.key as name, '{}'::jsonb as before, '{}'::jsonb as after
      from undo_rows u where u.thing = 'promo' and u.before is null and u.stays is null order by u.n`,
  );
  const { rows } = await sql<{ removed: number }>`
    select count(*) as removed from upload_changes where what = 'removed'`.execute(tx);
  return {
    ...plan,
    removed: rows[0]?.removed ?? 0,
    points: 0,
    apply: async () => {
      await plan.apply();
      await sql`
        delete from promos p using undo_rows u where u.thing = 'promo' and p.id = u.thing_id and u.before is null and u.stays is null`.execute(
        tx,
      );
    },
  };
};

/** Whoever orders with one has locked it. */
async function lockAndSay({ tx }: Undoing): Promise<void> {
  await sql`
    select id from promos where id in (select thing_id from undo_rows where thing = 'promo') order by id for update`.execute(
    tx,
  );
  await sql`
    update undo_rows u set stays = case
        when u.before is null and found.is_used then jsonb_build_object('why', 'used')
        when u.before is not null and cardinality(found.fields) > 0 then jsonb_build_object('why', 'changed', 'fields', found.fields) end
    from (
      select u.n, ${changedSince(sql`s.state`)} as fields, p.uses > 0 or exists (select from baskets b where b.promo_id = p.id)
          or exists (select from orders o where o.promo_id = p.id) or exists (select from promo_uses r where r.promo_id = p.id) as is_used
      from undo_rows u join promos p on p.id = u.thing_id cross join lateral (select ${promoState} as state) s where u.thing = 'promo'
    ) found where found.n = u.n`.execute(tx);
}
