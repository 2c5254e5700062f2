import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type ConnectionSettings, inDatabase, openConnection, urlOf } from '#db/connection';
import { createDb, type Db, type PoolOptions } from '#db/pool';

export type EmptyDatabase = { settings: ConnectionSettings; url: string; close(): Promise<void> };
/** `onNotice` is told what the server says beside its answers to reports. */
export type TestDatabase = EmptyDatabase & { db: Db } & Pick<PoolOptions, 'onNotice'>;

/** By so much longer than in use the portal waits in tests before it gives something up: a machine may be slow, and many ask at once. */
export const patience = 30;

/** A migrated database of its own for a test file; ask for it in beforeAll, close it in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  // Files are copied with half the work of pages.
  const { settings, url, close } = await newDatabase(`template ${inject('testServer').template} strategy file_copy`);
  const db = createDb(settings, { applicationName: 'laurel test', patience });
  return {
    db,
    settings,
    url,
    close: async () => {
      await db.destroy();
      await close();
    },
  };
}

/** A database without a single table, for what has to make them itself. */
export function emptyDatabase(): Promise<EmptyDatabase> {
  return newDatabase('template template0');
}

async function newDatabase(origin: string): Promise<EmptyDatabase> {
  const server = inject('testServer').settings;
  const name = `laurel_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} ${origin}`);
  const settings = inDatabase(server, name);
  return {
    settings,
    url: urlOf(settings),
    close: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(server: ConnectionSettings, statement: string): Promise<void> {
  const admin = await openConnection(server, 'laurel tests');
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
