import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { companyFiles, fillCompany } from '#scale/company';
import { type ConnectionSettings, inDatabase, openConnection } from '#server/db/connection';
import { migrate } from '#server/db/migrate';
import { openDatabase } from '#server/embedded/embedded';
import { isRegistered, managers, secretOf, signedOn } from './cast.ts';

/** The PostgreSQL that everything runs in, kept between runs with the companies that were made. */
export interface Cluster {
  settings: ConnectionSettings;
  close(): Promise<void>;
}

/** Durable, as production is; room for a working set, as anybody would give it. */
const flags = ['shared_buffers=1GB', 'max_connections=200', 'max_wal_size=4GB', 'checkpoint_timeout=15min'];

export async function openCluster(folder: string | undefined): Promise<Cluster> {
  const choice = { dataDir: folder ?? join(homedir(), '.cache/laurel-bench'), dataDirIsDefault: folder === undefined };
  const { settings, close } = await openDatabase(choice, { as: 'server', flags });
  return { settings, close };
}

export async function asAdmin(cluster: Cluster, ...statements: string[]): Promise<void> {
  const admin = await openConnection(cluster.settings, 'laurel load');
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function exists(cluster: Cluster, database: string): Promise<boolean> {
  const admin = await openConnection(cluster.settings, 'laurel load');
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [database]);
    return rows.length > 0;
  } finally {
    await admin.end();
  }
}

/**
 * The template of a company of this size: made once for as long as the SQL that makes it stays the same, and then brought
 * to today's migrations as a company in use is.
 */
export async function templateOf(cluster: Cluster, people: number, say: (line: string) => void): Promise<string> {
  const digest = createHash('sha256').update(companyFiles().join('\n')).digest('hex').slice(0, 10);
  const template = `company_${people}_${digest}`;
  const begin = performance.now();
  if (!(await exists(cluster, template))) {
    say(`Making a company of ${people.toLocaleString('en')}; it is kept.`);
    const unfinished = `${template}_unfinished`;
    await asAdmin(cluster, `drop database if exists ${unfinished}`, `create database ${unfinished}`);
    await migrate(inDatabase(cluster.settings, unfinished));
    await fillCompany(inDatabase(cluster.settings, unfinished), people);
    await asAdmin(cluster, `alter database ${unfinished} rename to ${template}`);
    say(`Made in ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
    return template;
  }
  const { applied } = await migrate(inDatabase(cluster.settings, template));
  if (applied.length === 0) return template;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  say(`Migrated a company of ${people.toLocaleString('en')} in ${seconds} s: ${applied.join(', ')}.`);
  const owner = await openConnection(inDatabase(cluster.settings, template), 'laurel load');
  await owner.query('vacuum analyze');
  await owner.end();
  return template;
}

/** A copy to work in, with the day's own: people signed on, a division of a thousand, celebrations of today. */
export async function copyOf(cluster: Cluster, template: string, people: number): Promise<ConnectionSettings> {
  const name = 'load_company';
  await asAdmin(
    cluster,
    `drop database if exists ${name} with (force)`,
    // As files: seconds where row by row takes minutes.
    `create database ${name} template ${template} strategy file_copy`,
  );
  const settings = inDatabase(cluster.settings, name);
  const owner = await openConnection(settings, 'laurel load');
  try {
    await signOn(owner, people);
    await owner.query(today);
    if (people > 2000) await owner.query(divisionOfThousand);
    await owner.query('analyze tokens, members, profiles; checkpoint');
  } finally {
    await owner.end();
  }
  return settings;
}

type Client = Awaited<ReturnType<typeof openConnection>>;

async function signOn(owner: Client, people: number): Promise<void> {
  const members = Array.from({ length: signedOn(people) }, (_, n) => n + 1).filter(isRegistered);
  const ids = [...new Set([...members, ...managers(people)])];
  const hashes = ids.map((n) => createHash('sha256').update(secretOf(n)).digest());
  await owner.query(
    `insert into tokens (token_hash, member_id, browser_hash, created_at, last_used_at, expires_at)
     select hash, id, hash, now(), now(), now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) as t (hash, id)`,
    [hashes, ids],
  );
}

/** The company was made for one day; the same people celebrate on whichever day this is, and events have their months. */
const today = `
  select events_make_months(now() - interval '1 day', now() + interval '2 months');
  update profiles set dob_day = extract(day from now()), dob_month = extract(month from now()) where member_id <= 400 and member_id % 10 = 5;
  update profiles set hire_date = (now() - interval '11 years')::date where member_id <= 400 and member_id % 10 = 3`;

const divisionOfThousand = `
  update members set division_code = 'D2' where id between 201 and 1215;
  update profiles set division_code = 'D2' where member_id between 201 and 1215`;

/** The last whole month that has recognitions, as a report is asked for it, and how many it has. */
export async function monthToReport(settings: ConnectionSettings): Promise<{ month: string; rows: number }> {
  const owner = await openConnection(settings, 'laurel load');
  try {
    const { rows } = await owner.query<{ month: string; rows: number }>(`
      select to_char(month, 'FMMonth YYYY') as month, (select count(*)::int from recognitions
        where created_at >= month and created_at < month + interval '1 month') as rows
      from (select date_trunc('month', timestamptz '2026-11-01') - interval '1 month' as month) last`);
    return rows[0] ?? { month: 'October 2026', rows: 0 };
  } finally {
    await owner.end();
  }
}
