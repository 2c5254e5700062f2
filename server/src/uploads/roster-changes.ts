import type { UploadChange } from '@laurel/contract/uploads';
import { sql } from 'kysely';
import type { Importing } from './importer.ts';

const shown = 200;

export interface RightsChange {
  id: number;
  line: number;
  key: string;
  name: string;
  before: Record<string, string | boolean | null>;
  after: Record<string, string | boolean | null>;
}

/**
 * Whose rights, or whose e-mail address before the first sign-on (which decides who one is), the roster changes.
 * Who comes back, or is new, had none.
 */
export async function rightsChanged({ tx }: Importing): Promise<RightsChange[]> {
  const { rows } = await sql<RightsChange>`
    select * from (
      select p.id, p.line, p.member_number as key, p.firstname || ' ' || p.surname as name,
        jsonb_build_object('isManager', coalesce(m.is_manager, false), 'isAdminReports', coalesce(m.is_admin_reports, false),
          'roleCa', coalesce(m.role_ca, false), 'roleCc', coalesce(m.role_cc, false), 'roleIdea', coalesce(m.role_idea, false),
          'roleInv', coalesce(m.role_inv, false), 'email', case when p.is_registered then null when p.standing = 'new' then p.roster_email else o.roster_email end) as before,
        jsonb_build_object('isManager', p.is_manager, 'isAdminReports', p.is_admin_reports, 'roleCa', p.role_ca, 'roleCc', p.role_cc,
          'roleIdea', p.role_idea, 'roleInv', p.role_inv, 'email', case when not p.is_registered and (p.standing = 'new' or o.roster_email is not null) then p.roster_email end) as after
      from roster_plan p
      left join members m on m.id = p.id and m.deactivated_at is null
      left join members o on o.id = p.id
      where p.is_active) changes
    where before <> after order by line`.execute(tx);
  return rows.map((row) => ({ ...row, ...onlyDifferent(row.before, row.after) }));
}

/** What people read before they confirm: rights first, as entries of their own, then leavers, changes and newcomers. */
export async function rosterChanges(importing: Importing, rights: RightsChange[]): Promise<UploadChange[]> {
  const changes = rights.slice(0, shown).map(({ line, key, name, before, after }): UploadChange => {
    return { line, key, what: 'changed', text: `${name}: ${differences(before, after)}` };
  });
  for (const list of [divisionsChanged, leavers, membersChanged, newcomers]) {
    if (changes.length < shown) changes.push(...(await list(importing)));
  }
  return changes.slice(0, shown);
}

async function divisionsChanged({ tx }: Importing): Promise<UploadChange[]> {
  const { rows } = await sql<UploadChange>`
    select min(r.line) as line, d.code as key, 'changed' as what,
      'Division ' || d.name || ' is now ' || r.division || ', ' || r.country_code || coalesce(', ' || r.cluster_code, '') as text
    from upload_rows r join divisions d on d.code = r.division_code
    where r.is_active and not r.is_faulty
      and (d.name, d.country_code, d.cluster_code) is distinct from (r.division, r.country_code, coalesce(r.cluster_code, d.cluster_code))
    -- limit: a preview, the counts beside it are of all rows
    group by d.code, d.name, r.division, r.country_code, r.cluster_code order by 1 limit ${shown}`.execute(tx);
  return rows;
}

async function leavers({ tx }: Importing): Promise<UploadChange[]> {
  const { rows } = await sql<{ line: number; key: string; name: string; wallet: number; pot: number }>`
    select l.line, m.member_number as key, m.firstname || ' ' || m.surname as name, coalesce(w.balance, 0) as wallet, coalesce(p.balance, 0) as pot
    from roster_leavers l join members m on m.id = l.id
    left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null
    left join ledger_accounts p on p.member_id = m.id and p.kind = 'pot' and p.closed_at is null
    -- limit: a preview, the counts beside it are of all rows
    order by l.line, m.member_number limit ${shown}`.execute(tx);
  return rows.map(({ line, key, name, wallet, pot }) => {
    const points = [wallet > 0 && `${wallet} points to redeem`, pot > 0 && `${pot} points to award`].filter(Boolean);
    const forfeit = points.length === 0 ? '' : `; forfeits ${points.join(' and ')}`;
    return { line, key, what: 'removed', text: `${name} leaves${forfeit}` };
  });
}

type Values = Record<string, string | number | boolean | null>;

/** Without the rights, which have entries of their own. */
async function membersChanged({ tx }: Importing): Promise<UploadChange[]> {
  const values = (alias: string) => {
    const of = (column: string) => sql.ref(`${alias}.${column}`);
    return sql`jsonb_build_object('firstName', ${of('firstname')}, 'surname', ${of('surname')}, 'email', ${of('email')}, 'cellNum', ${of('cell_num')},
      'divisionCode', ${of('division_code')}, 'siteTemplate', ${of('site_template')}, 'hireDate', ${of('hire_date')},
      'birthDay', ${of('dob_day')}, 'birthMonth', ${of('dob_month')},
      'managerNumber', (select member_number from members b where b.id = ${of('manager_id')}))`;
  };
  const { rows } = await sql<{ line: number; key: string; name: string; before: Values; after: Values }>`
    select p.line, p.member_number as key, p.was_name as name, ${values('m')} as before,
      ${values('p')} || case when p.manager_number is null then '{}' else jsonb_build_object('managerNumber', p.manager_number) end as after
    -- limit: a preview, the counts beside it are of all rows
    from roster_plan p join members m on m.id = p.id where p.is_changed order by p.line limit ${shown}`.execute(tx);
  return rows.flatMap(({ line, key, name, before, after }) => {
    const text = differences(before, after);
    return text === '' ? [] : [{ line, key, what: 'changed', text: `${name}: ${text}` }];
  });
}

async function newcomers({ tx }: Importing): Promise<UploadChange[]> {
  const { rows } = await sql<UploadChange>`
    select line, member_number as key, 'added' as what,
      firstname || ' ' || surname || ', ' || division_code || case standing when 'back' then ': is back' else '' end as text
    -- limit: a preview, the counts beside it are of all rows
    from roster_plan where is_active and standing <> 'known' order by (standing = 'new'), line limit ${shown}`.execute(
    tx,
  );
  return rows;
}

function differences(before: Values, after: Values): string {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  return names.map((name) => `${name}: ${shownValue(before[name])} → ${shownValue(after[name])}`).join('; ');
}

function onlyDifferent<T>(before: Record<string, T>, after: Record<string, T>) {
  const pick = (values: Record<string, T>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => before[name] !== after[name]));
  return { before: pick(before), after: pick(after) };
}

function shownValue(value: Values[string] | undefined): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  return value === null || value === undefined || value === '' ? '(none)' : String(value);
}
