import type pg from 'pg';
import type { Config } from '#config/config';
import { connectionsOfInstance } from '#config/connections';
import { appRoleReady, grantAppRole, missingGrants } from '#db/app-role';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { migrate, migrationsFolder, oldestServer, readMigrations } from '#db/migrate';
import { readsOnly, standingOf, takeableRole } from '#db/standing';
import { SurePool } from '#db/sure-pool';
import { doubtful, type Finding, right, wordsOf, wrong } from './finding.ts';

interface Ways {
  settings: ConnectionSettings;
  direct: ConnectionSettings;
}

/** Looks at the database by the way that commands take and by that of requests; mends what can be mended without asking anybody. */
export async function lookAtDatabase({ settings, direct }: Ways, config: Config, fixes: boolean): Promise<Finding[]> {
  let client: pg.Client;
  try {
    client = await openConnection(direct, 'laurel doctor');
  } catch (error) {
    return [wrong('database', `It cannot be reached: ${wordsOf(error)}`)];
  }
  try {
    const server = await lookAtServer(client);
    const isUsable = server.every(({ state }) => state !== 'wrong');
    const tables = isUsable
      ? [...(await lookAtTables(client, direct, fixes)), ...(await lookAtRole(client, fixes))]
      : [];
    return [...server, ...tables, await lookAtRoom(client, config), ...(await lookAtWays(client, settings))];
  } finally {
    await client.end();
  }
}

interface Server {
  number: number;
  version: string;
  encoding: string;
  isReadOnly: boolean;
  hasTrigrams: boolean;
  canHaveTrigrams: boolean;
  now: Date;
}

const aboutServer = `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
  current_setting('server_encoding') as encoding, clock_timestamp() as now,
  ${readsOnly} as "isReadOnly",
  exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
  exists (select from pg_available_extensions where name = 'pg_trgm') as "canHaveTrigrams"`;

async function lookAtServer(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<Server>(aboutServer);
  const found = rows[0] as Server;
  const aside = Math.abs(found.now.getTime() - Date.now()) / 1000;
  return [
    found.number < oldestServer
      ? wrong('database', `Laurel needs PostgreSQL 15 or newer; this server is ${found.version}.`)
      : right('database', `PostgreSQL ${found.version} answers.`),
    found.isReadOnly
      ? wrong(
          'database',
          'It can only be read: it is a standby, or closed for writing. Name the server that takes writes.',
        )
      : right('database', 'It takes writes.'),
    found.encoding === 'UTF8'
      ? right('database', 'Its encoding is UTF8.')
      : wrong('database', `Its encoding is ${found.encoding}: make it anew with UTF8.`),
    found.hasTrigrams || found.canHaveTrigrams
      ? right('database', `The extension pg_trgm is ${found.hasTrigrams ? 'there' : 'at hand'}.`)
      : wrong('database', "The extension pg_trgm is not installed on the server (PostgreSQL's contrib package)."),
    aside > 5
      ? doubtful('clock', `Its clock and that of this machine are ${aside.toFixed(0)} seconds apart.`)
      : right('clock', 'Its clock and that of this machine agree.'),
  ];
}

async function lookAtTables(client: pg.Client, direct: ConnectionSettings, fixes: boolean): Promise<Finding[]> {
  const { rows } = await client.query<{ hasTables: boolean; mayMake: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as "hasTables", has_schema_privilege('public', 'CREATE') as "mayMake"`,
  );
  const { hasTables, mayMake } = rows[0] ?? { hasTables: false, mayMake: false };
  if (!mayMake)
    return [
      wrong('tables', 'The user may not make tables: let the database be its own (alter database … owner to …).'),
    ];
  const applied = hasTables ? await client.query('select from schema_migrations') : undefined;
  const missing = readMigrations(migrationsFolder).length - (applied?.rowCount ?? 0);
  if (missing === 0) return [right('tables', 'They are those of this release.')];
  if (missing < 0) return [wrong('tables', 'They are those of a newer release: start that one.')];
  if (!fixes) return [doubtful('tables', `${missing} migrations are missing: the next start, or --fix, applies them.`)];
  await migrate(direct);
  return [right('tables', `${missing} migrations were missing and are applied.`)];
}

async function lookAtRole(client: pg.Client, fixes: boolean): Promise<Finding[]> {
  if (fixes) await appRoleReady(client);
  const { rows } = await client.query<{ mayTake: boolean; mayMake: boolean }>(
    `select ${takeableRole} is not null as "mayTake",
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as "mayMake"`,
  );
  const { mayTake, mayMake } = rows[0] ?? { mayTake: false, mayMake: false };
  if (!mayTake)
    return [
      mayMake
        ? doubtful('role', 'laurel_app is not there, or not ours to take: the next start, or --fix, makes it.')
        : doubtful(
            'role',
            'laurel_app cannot be used: triggers alone guard what is append-only. Let the DBA say: create role laurel_app nologin; grant laurel_app to the user of DATABASE_URL.',
          ),
    ];
  const { length: missing } = await missingGrants(client);
  if (missing === 0) return [right('role', 'laurel_app has the rights that it needs, and no others.')];
  if (!fixes)
    return [doubtful('role', `${missing} rights of laurel_app differ: the next start, or --fix, mends them.`)];
  await grantAppRole(client);
  return [right('role', `${missing} rights of laurel_app differed and are mended.`)];
}

async function lookAtRoom(client: pg.Client, config: Config): Promise<Finding> {
  const { rows } = await client.query<{ most: number; kept: number }>(
    `select current_setting('max_connections')::int as most, current_setting('superuser_reserved_connections')::int as kept`,
  );
  const { most, kept } = rows[0] ?? { most: 0, kept: 0 };
  const needed = connectionsOfInstance(config);
  const words = `An instance needs up to ${needed} connections; the server has ${most - kept} for everybody.`;
  return needed > most - kept ? wrong('connections', words) : right('connections', words);
}

/** Which database it is, however it is reached. */
const identity = `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()`;

/** By the way of requests the same database is found, whether or not a pooler stands there. */
async function lookAtWays(direct: pg.Client, settings: ConnectionSettings): Promise<Finding[]> {
  const pool = new SurePool(settings, { max: 1, connectionTimeoutMillis: 10_000, onIdleError: () => {} });
  try {
    const client = await pool.connect();
    const { isPooled } = standingOf(client);
    const [here, there] = await Promise.all([direct.query(identity), client.query(identity)]);
    client.release();
    const isSame = here.rows[0]?.id === there.rows[0]?.id;
    return [
      isSame
        ? right('ways', `DATABASE_URL leads to it ${isPooled ? 'through a pooler' : 'without a pooler'}.`)
        : wrong('ways', 'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases.'),
      ...(standingOf(direct).isPooled
        ? [
            doubtful(
              'ways',
              'What is a session goes through a pooler: set DATABASE_DIRECT_URL to the address without it.',
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [wrong('ways', `It cannot be reached by DATABASE_URL: ${wordsOf(error)}`)];
  } finally {
    await pool.end();
  }
}
