import { sql } from 'kysely';
import { searchTextOf } from '#directory/search-text';
import { appendAll } from '#events/append';
import { countAsking, keepChanges } from '#imports/changes';
import { makeStaging } from '#imports/staging';
import { roster } from '#roster/roster';
import { applyRoster } from '#roster/roster-apply';
import { keepRosterChanges } from '#roster/roster-changes';
import { askOfLeavers, askOfRights, leavingAnAdministrator } from '#roster/roster-plan';
import { flags, gatherRosterRoles } from '#roster/roster-roles';
import { divisionState, memberStates } from '#roster/roster-states';
import { sayWhoStays, sayWhoStaysByRule } from './roster-stays.ts';
import { changedSince } from './staged.ts';
import type { Undoer, Undoing } from './undoing.ts';

/**
 * Who came goes again, who left comes back, who was changed is as before: each whole or not at all, by the machine that applies rosters,
 * with its rights, its addresses and its events. Divisions that the file made stay.
 */
export const undoRoster: Undoer = async (undoing) => {
  const { tx } = undoing;
  await sql`
    select count(*) from (
      select from members m where m.id in (select thing_id from undo_rows where thing = 'member') order by m.id for no key update of m) locked`.execute(
    tx,
  );
  await findMembers(undoing);
  await findDivisions(undoing);
  await makeStaging(undoing, roster.staged);
  await gatherRosterRoles(undoing);
  await planMembers(undoing);
  await sayWhoStaysByRule(undoing);
  await sayWhoStays(undoing);
  await stageWhatGoes(undoing);
  const counts = await countsOf(undoing);
  const leavers = askOfLeavers(undoing, counts.removed, counts.active);
  await keepRosterChanges(undoing, { rights: true, leavers: leavers !== undefined });
  await keepReturned(undoing, leavers !== undefined);
  // Planned by the numbers of the rows, told by the lines of the file.
  await sql`update upload_changes c set line = u.line from undo_rows u where u.n = c.line`.execute(tx);
  const needs = [...(leavers ? [leavers] : []), ...askOfRights(await countAsking(tx, 'roles'))];
  const { added, changed, removed } = counts;
  return { added, changed, removed, needs, second: null, points: 0, apply: () => apply(undoing) };
};

/**
 * `undo_members`: who joined, left, returned or was changed by the file, as they are (`state`) and as they were (`target`), with what has
 * changed since (`fields`).
 */
async function findMembers({ tx, now }: Undoing): Promise<void> {
  const ids = sql`m.id in (select thing_id from undo_rows where thing = 'member')`;
  await sql`
    create temporary table undo_members on commit drop as
    select u.n, s.id, s.member_number, s.deactivated_at, s.state, s.state || coalesce(u.before, '{}') as target,
      case when u.before is null then 'joined' when not u.before ? 'deactivated_at' then 'changed'
        when u.before ->> 'deactivated_at' is null then 'left' else 'returned' end as what,
      ${changedSince(sql`s.state`)} as fields
    from undo_rows u join (${memberStates(now, ids)}) s on s.id = u.thing_id where u.thing = 'member'`.execute(tx);
  await sql`create unique index on undo_members (n)`.execute(tx);
  await sql`analyze undo_members`.execute(tx);
  await sql`update undo_rows u set name = p.roster_name from people p where u.thing = 'member' and p.id = u.thing_id`.execute(
    tx,
  );
}

/** Those that the file made are no changes. */
async function findDivisions({ tx }: Undoing): Promise<void> {
  await sql`delete from undo_rows where thing = 'division' and before is null`.execute(tx);
  await sql`
    update undo_rows u set name = found.name,
      stays = case when cardinality(found.fields) > 0 then jsonb_build_object('why', 'changed', 'fields', found.fields) end
    from (
      select u.n, d.name, ${changedSince(sql`s.state`)} as fields
      from undo_rows u join divisions d on d.code = u.key cross join lateral (select ${divisionState} as state) s where u.thing = 'division'
    ) found where found.n = u.n`.execute(tx);
}

const targetText = (name: string) => sql`m.target ->> ${sql.lit(name)}`;

/** `roster_plan`: each as they were, in the columns by which a roster is applied. Who joined is in it as they are. */
async function planMembers({ tx }: Undoing): Promise<void> {
  const rights = flags.map((flag) => sql`(m.target -> ${sql.lit(flag)})::boolean as ${sql.ref(flag)}`);
  await sql`
    create temporary table roster_plan on commit drop as
    select m.n as line, m.id, m.member_number, m.what <> 'joined' as is_active, case m.what when 'left' then 'back' else 'known' end as standing,
      r.registered_at is not null as is_registered, false as is_late, m.what = 'changed' as is_changed, false as has_lost_email, true as is_same_person,
      full_name(${targetText('firstname')}, ${targetText('surname')}, (${targetText('family_first')})::boolean) as roster_name, o.roster_name as was_name,
      ${targetText('division_code')} as division_code, ${targetText('site_template')} as site_template, ${targetText('cost_centre')} as cost_centre,
      (${targetText('manager_id')})::bigint as manager_id, null::text as manager_number, ${targetText('firstname')} as firstname,
      ${targetText('surname')} as surname, (${targetText('family_first')})::boolean as family_first, ${targetText('email')} as email,
      (${targetText('email_confirmed_at')})::timestamptz as email_confirmed_at, ${targetText('roster_email')} as roster_email,
      ${targetText('cell_num')} as cell_num, ${targetText('roster_cell_num')} as roster_cell_num, (${targetText('hire_date')})::date as hire_date,
      (${targetText('dob_day')})::smallint as dob_day, (${targetText('dob_month')})::smallint as dob_month,
      ${targetText('roster_language')} as roster_language, ''::text as search_text, ${sql.join(rights)}
    from undo_members m join members r on r.id = m.id join profiles o on o.member_id = m.id`.execute(tx);
  await sql`create unique index on roster_plan (id)`.execute(tx);
}

/** What is left of the plan, with divisions as they were: `upload_rows`, `roster_plan` and `roster_leavers`. */
async function stageWhatGoes({ tx }: Undoing): Promise<void> {
  await sql`
    create temporary table roster_leavers on commit drop as
    select m.id, m.n as line from undo_members m join undo_rows u on u.n = m.n and u.stays is null where m.what = 'joined'`.execute(
    tx,
  );
  await sql`
    delete from roster_plan p where not p.is_active or exists (select from undo_rows u where u.n = p.line and u.stays is not null)`.execute(
    tx,
  );
  await sql`
    insert into upload_rows (line, is_faulty, is_active, member_number, division_code, division, country_code, cluster_code)
    select u.n, false, true, null, d.code, s.state ->> 'name', s.state ->> 'country_code', s.state ->> 'cluster_code'
    from undo_rows u join divisions d on d.code = u.key cross join lateral (select ${divisionState} || u.before as state) s
    where u.thing = 'division' and u.stays is null`.execute(tx);
  const { rows } = await sql<Named>`
    select p.line, p.firstname, p.surname, p.member_number as "memberNumber", p.family_first as "familyFirst" from roster_plan p`.execute(
    tx,
  );
  const texts = rows.map((row) => searchTextOf({ ...row, knownAs: null }));
  await sql`
    update roster_plan p set search_text = t.search_text
    from unnest(${rows.map(({ line }) => line)}::integer[], ${texts}::text[]) as t (line, search_text) where p.line = t.line`.execute(
    tx,
  );
}

interface Named {
  line: number;
  firstname: string;
  surname: string;
  memberNumber: string;
  familyFirst: boolean;
}

async function countsOf({ tx }: Undoing) {
  const { rows } = await sql<{ added: number; changed: number; removed: number; active: number }>`
    select count(*) filter (where m.what = 'left') as added, count(*) filter (where m.what in ('joined', 'returned')) as removed,
      count(*) filter (where m.what = 'changed') + (select count(*) from undo_rows where thing = 'division' and stays is null) as changed,
      (select count(*) from members where deactivated_at is null) as active
    from undo_members m join undo_rows u on u.n = m.n and u.stays is null`.execute(tx);
  return rows[0] as { added: number; changed: number; removed: number; active: number };
}

/** Who was brought back by the file leaves as they had. */
function keepReturned(undoing: Undoing, isAsked: boolean): Promise<void> {
  return keepChanges(
    undoing,
    'leaver',
    sql`
      select m.n as line, m.member_number as key, 'removed' as what, case when ${isAsked} then 'leavers' end as asks, u.name, '{}'::jsonb as before,
        jsonb_build_object('wallet', 0, 'pot', 0, 'on', left(${targetText('deactivated_at')}, 10)) as after
      from undo_members m join undo_rows u on u.n = m.n and u.stays is null where m.what = 'returned' order by m.n`,
  );
}

async function apply(undoing: Undoing): Promise<void> {
  const { tx } = undoing;
  await sql`
    update roster_plan p set is_changed = true from undo_members m where m.id = p.id and m.what = 'returned'`.execute(
    tx,
  );
  await leavingAnAdministrator(undoing, async () => {
    await applyRoster(undoing);
    await endReturned(undoing);
  });
  await markByHand(undoing);
}

/** As if they had never been brought back: since when they are away decides how long they may still return. */
async function endReturned({ tx, now, actorId }: Undoing): Promise<void> {
  const { numAffectedRows } = await sql`
    update members r set deactivated_at = (${targetText('deactivated_at')})::timestamptz, updated_at = ${now}
    from undo_members m join undo_rows u on u.n = m.n and u.stays is null where m.id = r.id and m.what = 'returned'`.execute(
    tx,
  );
  if (numAffectedRows === 0n) return;
  await sql`
    update tokens t set revoked_at = ${now} from undo_members m join undo_rows u on u.n = m.n and u.stays is null
    where m.id = t.member_id and m.what = 'returned' and t.revoked_at is null`.execute(tx);
  await appendAll(
    tx,
    { type: 'member.left', at: now, actorId },
    sql`select 'member:' || m.id as subject, array[m.id] as concerns, '{}'::jsonb as facts, '{}'::bigint[] as about, null::jsonb as particulars
      from undo_members m join undo_rows u on u.n = m.n and u.stays is null where m.what = 'returned' order by m.id`,
  );
}

/** What somebody had changed by hand, and the file took back, is by hand again. */
async function markByHand({ tx }: Undoing): Promise<void> {
  await sql`
    insert into by_hand (member_id, field, roster_value, changed_by_id, changed_at)
    select u.thing_id, u.key, nullif(u.before -> 'value', 'null'), (u.before ->> 'by')::bigint, (u.before ->> 'at')::timestamptz
    from undo_rows u join profiles o on o.member_id = u.thing_id
    where u.thing = 'byHand' and u.before is not null and not exists (
      select from undo_rows m where m.thing = 'member' and m.thing_id = u.thing_id and m.stays is not null)
    on conflict (member_id, field) do nothing`.execute(tx);
}
