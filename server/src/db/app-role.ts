import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrationLock } from './begin.ts';
import { sqlState } from './pg-errors.ts';

/**
 * Whether this user may work as laurel_app, after trying to make it so. Roles belong to the whole server, so databases
 * migrated side by side meet here: who loses the race finds the work done.
 */
export async function appRoleReady(client: pg.Client): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    try {
      await client.query('begin; set local role laurel_app; rollback');
      return true;
    } catch (error) {
      await client.query('rollback');
      if (!['22023', '42501', '42704'].includes(sqlState(error) ?? '')) throw error;
    }
    try {
      await client.query(makeRole);
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (state === insufficientPrivilege) return false;
      // Made or granted by another at this moment: 42710, 23505, or "tuple concurrently updated".
      if (!['42710', '23505', 'XX000'].includes(state)) throw error;
      await sleep(20 + Math.random() * 50);
    }
  }
  return false;
}

const insufficientPrivilege = '42501';

const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = 'laurel_app') then
    create role laurel_app nologin;
  end if;
  grant laurel_app to current_user;
end $$`;

/** What laurel_app may do with each table of ours; only differences are changed, so a start beside others locks nothing. */
export async function grantAppRole(client: pg.Client): Promise<void> {
  if ((await missingGrants(client)).length === 0) return;
  try {
    await client.query(`begin; ${migrationLock}`);
    // Whoever was waited for may have mended them.
    const statements = await missingGrants(client);
    if (statements.length > 0) await client.query(statements.join('; '));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** What is to be said for its rights to be as they should be. */
export async function missingGrants(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(differences);
  return rows.map(({ statement }) => statement);
}

const differences = `
with wanted as (
  select c.oid, c.relname, p.privilege, case
      when c.relname = 'schema_migrations' or c.relkind in ('v', 'm') then p.privilege = 'SELECT'
      when obj_description(c.oid, 'pg_class') like 'append-only%' then p.privilege in ('SELECT', 'INSERT')
      when obj_description(c.oid, 'pg_class') like 'written once%' then p.privilege in ('SELECT', 'INSERT', 'DELETE')
      else p.privilege in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    end as wanted
  from pg_class c
  cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as p(privilege)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
)
select format(case when wanted then 'grant %s on public.%I to laurel_app' else 'revoke %s on public.%I from laurel_app' end,
  privilege, relname) as statement
from wanted
where wanted <> has_table_privilege('laurel_app', oid, privilege)
union all
select format('grant usage on sequence public.%I to laurel_app', relname)
from pg_sequence join pg_class on pg_class.oid = seqrelid
where relnamespace = 'public'::regnamespace and not has_sequence_privilege('laurel_app', seqrelid, 'USAGE')
union all
select 'grant usage on schema public to laurel_app'
where not has_schema_privilege('laurel_app', 'public', 'USAGE')
union all
-- What a file holds is kept in tables of its transaction.
select format('grant temporary on database %I to laurel_app', current_database())
where not has_database_privilege('laurel_app', current_database(), 'TEMPORARY')
order by 1`;
