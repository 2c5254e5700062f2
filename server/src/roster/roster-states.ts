import { type RawBuilder, sql } from 'kysely';
import type { States } from '#imports/importer';
import { flags, heldAt } from './roster-roles.ts';

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a roster says of a member, in the columns of members `m` and profiles `o`, with the rights that it has given. `where` is of members. */
export function memberStates(now: Date, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const held = sql.join(flags.map((flag) => sql`${sql.lit(flag)}, coalesce(held.${sql.ref(flag)}, false)`));
  return sql`
    select m.id, m.member_number, m.deactivated_at, jsonb_build_object('division_code', m.division_code, 'site_template', m.site_template,
        'manager_id', m.manager_id, 'cost_centre', m.cost_centre, 'deactivated_at', ${instant('m.deactivated_at')},
        'firstname', o.firstname, 'surname', o.surname, 'family_first', o.family_first, 'email', o.email, 'email_confirmed_at', ${instant('o.email_confirmed_at')},
        'roster_email', o.roster_email, 'cell_num', o.cell_num, 'roster_cell_num', o.roster_cell_num, 'hire_date', o.hire_date,
        'dob_day', o.dob_day, 'dob_month', o.dob_month, 'roster_language', o.roster_language, ${held}) as state
    from members m join profiles o on o.member_id = m.id
    left join (${heldAt(now)}) held on held.member_id = m.id
    where ${where}`;
}

/** Divisions `d` in the columns of the file. */
export const divisionState = sql`jsonb_build_object('name', d.name, 'country_code', d.country_code, 'cluster_code', d.cluster_code)`;

/** Whom and what the plan changes; of who is new nothing but that they came. */
export const rosterStates: States = ({ now }) => sql`
  select 'member' as thing, s.id as thing_id, s.id::text as ref, coalesce(p.line, l.line, 0) as line, s.member_number as key, s.state, null::jsonb as fresh
  from (${memberStates(now, sql`m.id in (${reached})`)}) s left join roster_plan p on p.id = s.id left join roster_leavers l on l.id = s.id
  union all
  select 'division', null, d.code, 0, d.code, ${divisionState}, null
  from divisions d where d.code in (select division_code from upload_rows where is_active)
  union all
  select 'byHand', b.member_id, b.member_id || ' ' || b.field, 0, b.field,
    jsonb_build_object('value', b.roster_value, 'by', b.changed_by_id, 'at', b.changed_at), null
  from by_hand b`;

const reached = sql`
  select id from roster_plan where is_active and (is_changed or standing <> 'known') union all select id from roster_leavers`;
