import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { PlainError } from '#errors/plain-error';
import { appRoleReady, grantAppRole } from './app-role.ts';
import { migrationLock } from './begin.ts';
import { type ConnectionSettings, openConnection } from './connection.ts';

export type Migration = { version: number; name: string; sql: string; sha256: string };
export type Migrated = { applied: string[]; version: number; appRole: boolean };

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Texts that were applied where they could be, and left the same tables as today's. */
const formerTexts: Readonly<Record<string, readonly string[]>> = {
  // Failed on a contact message: its address was emptied while the column still asked for one.
  '0025_letters': ['2026110ecb76d553fd18ca63b79f3e1d2eb4672c2189248774dcca79c7f1857e'],
};

/** Whether a migration was applied with this text, or with one that counts as the same. */
export function isTextOf({ name, sha256 }: Pick<Migration, 'name' | 'sha256'>, applied: string): boolean {
  return applied === sha256 || (formerTexts[name]?.includes(applied) ?? false);
}

type Options = { folder?: string; say?: (line: string) => void };

/** Brings the database to this release. Two instances that start together migrate once: before each step the second waits, and finds it done. */
export async function migrate(settings: ConnectionSettings, options: Options = {}): Promise<Migrated> {
  const { folder = migrationsFolder, say = () => {} } = options;
  const known = readMigrations(folder);
  const client = await openConnection(settings, 'laurel migrate');
  try {
    await refuseOldServer(client);
    const applied: string[] = [];
    // loop: as many as are missing
    for (let next = await step(client, known); next !== undefined; next = await step(client, known)) {
      applied.push(next.name);
      say(`Migrated: ${next.name}`);
    }
    const appRole = await appRoleReady(client);
    if (appRole) await grantAppRole(client);
    else
      say('The role laurel_app can neither be used nor made by this database user: triggers alone guard the ledger.');
    return { applied, version: known.at(-1)?.version ?? 0, appRole };
  } finally {
    await client.end();
  }
}

/** PostgreSQL 15, as `server_version_num` has it. */
export const oldestServer = 150_000;

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as words`,
  );
  if (rows[0].number < oldestServer)
    throw new PlainError(`Laurel needs PostgreSQL 15 or newer; this server is ${rows[0].words}.`);
}

const migrationsTable = `create table if not exists schema_migrations (
  version integer constraint schema_migrations_pkey primary key,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

type Applied = { version: number; name: string; sha256: string };

async function appliedMigrations(client: pg.Client): Promise<Applied[]> {
  return (await client.query<Applied>('select version, name, sha256 from schema_migrations order by version')).rows;
}

/** Forward only: what was applied is history, and history that reads otherwise today is a mistake worth stopping for. */
function pendingOf(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const byVersion = new Map(known.map((migration) => [migration.version, migration]));
  for (const { version, name, sha256 } of applied) {
    const migration = byVersion.get(version);
    if (!migration)
      throw new PlainError(
        `The database already has migration ${name}, which this release does not know: start the newer release.`,
      );
    if (migration.name !== name)
      throw new PlainError(`Migration ${name} was applied, but its file is now called ${migration.name}.`);
    if (!isTextOf(migration, sha256))
      throw new PlainError(
        `Migration ${name} was changed after it was applied: restore the file, and write a new migration for the change.`,
      );
  }
  const newest = applied.at(-1)?.version ?? 0;
  const pending = known.filter(({ version }) => !applied.some((row) => row.version === version));
  const late = pending.find(({ version }) => version < newest);
  if (late)
    throw new PlainError(`Migration ${late.name} is older than the newest applied one: give it the next number.`);
  return pending;
}

/** Applies the first migration that is missing, and answers which it was. The lock ends with the transaction, so that a pooler may stand between. */
async function step(client: pg.Client, known: readonly Migration[]): Promise<Migration | undefined> {
  try {
    await client.query(`begin; ${migrationLock}`);
    await client.query(migrationsTable);
    const [next] = pendingOf(known, await appliedMigrations(client));
    if (next) await applyInside(client, next);
    await client.query('commit');
    return next;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** In the caller's transaction: a restore makes the tables and fills them in one. */
export async function applyInside(client: pg.Client, { version, name, sql, sha256 }: Migration): Promise<void> {
  try {
    if (version === 1) await client.query(migrationsTable);
    await client.query(sql);
    await client.query('insert into schema_migrations (version, name, sha256) values ($1, $2, $3)', [
      version,
      name,
      sha256,
    ]);
  } catch (error) {
    const { message, position } = error as { message: string; position?: string };
    const line = position === undefined ? '' : ` (line ${sql.slice(0, Number(position)).split('\n').length})`;
    throw new Error(`Migration ${name} failed${line}: ${message}`, { cause: error });
  }
}

export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file, index) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file))
      throw new PlainError(`${join(folder, file)} is not named like 0001_members.sql.`);
    const version = Number(file.slice(0, 4));
    if (version !== index + 1)
      throw new PlainError(`Migration ${file} should have number ${index + 1}: numbers have no gap and no double.`);
    // Line ends must not decide: a checkout on Windows may have changed them.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return {
      version,
      name: file.slice(0, -'.sql'.length),
      sql,
      sha256: createHash('sha256').update(sql).digest('hex'),
    };
  });
}
