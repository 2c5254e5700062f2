import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectionSettings, inDatabase, openConnection } from '#db/connection';

/** A seeded database that others are cloned from. */
export interface Company {
  people: number;
  template: string;
}

const folder = join(import.meta.dirname, 'company');

/** Fills a clone of the migrated template with a company of this many people: the files of `company`, in their order, `:people` filled in. */
export async function makeCompany(server: ConnectionSettings, migrated: string, people: number): Promise<Company> {
  const template = `laurel_company_${people}_${randomBytes(4).toString('hex')}`;
  await asAdmin(server, `create database ${template} template ${migrated}`);
  await fillCompany(inDatabase(server, template), people);
  await asAdmin(server, `alter database ${template} with allow_connections false`);
  return { people, template };
}

/** Puts a company of this many people into a migrated, empty database. */
export async function fillCompany(settings: ConnectionSettings, people: number): Promise<void> {
  const owner = await openConnection(settings, 'laurel seed');
  try {
    await owner.query("set work_mem = '256MB'");
    for (const text of companyFiles()) {
      // The rows are made right; that they are is what the books' invariants prove at the end, not a look-up for each.
      await owner.query('set session_replication_role = replica');
      await owner.query(text.replaceAll(':people', String(people)));
    }
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}

/** The SQL that makes a company, in its order. */
export function companyFiles(): string[] {
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/**
 * Every statement tells its plan, with the rows and buffers that it really took, as a notice to whoever sent it. Parallel
 * workers and compiled expressions are left out: what they do depends on the machine.
 */
const explained = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_nested_statements': 'on',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
};

/** A company of one's own; copied as files, because that takes seconds where row by row takes minutes. */
export async function cloneOf({ template }: Company, server: ConnectionSettings): Promise<ConnectionSettings> {
  const name = `laurel_scale_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  // Settings of a database are not copied with it.
  for (const [setting, value] of Object.entries(explained))
    await asAdmin(server, `alter database ${name} set ${setting} = '${value}'`);
  return inDatabase(server, name);
}

export async function dropClone({ database }: ConnectionSettings, server: ConnectionSettings): Promise<void> {
  await asAdmin(server, `drop database if exists ${database} with (force)`);
}

async function asAdmin(server: ConnectionSettings, statement: string): Promise<void> {
  const admin = await openConnection(server, 'laurel scale tests');
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
