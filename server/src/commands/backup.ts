import { once } from 'node:events';
import { existsSync, linkSync, rmSync } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import { type Ending, endOfRows, format, type Manifest, type Sequence, type TableHead } from '#backup/file';
import { copiedColumns, copiedTables } from '#backup/tables';
import { type Catalogue, readCatalogue } from '#db/catalogue';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { copyOut } from '#db/copy';
import { PlainError } from '#errors/plain-error';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  help: `laurel backup <file>

Writes everything Laurel holds, as it is at one instant, into one new file. The server may go on working meanwhile.
Sign-ons and tokens are left out: after a restore everyone signs on again.

The keys of the voucher codes are not in the file. Keep VOUCHER_KEYS (in the demonstration: voucher.key in DATA_DIR)
at another safe place: without them the voucher codes in the backup can never be read again.`,
  words: { least: 1, most: 1 },
  run: ({ words: [path = ''], config, say }) =>
    withDatabase(config, async ({ settings }) => {
      const rows = await backup(settings, path);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      say(`${path}: ${total} rows of ${Object.keys(rows).length} tables.`);
      say('The keys of the voucher codes (VOUCHER_KEYS, or voucher.key in DATA_DIR) are not in it: keep them apart.');
      return 0;
    }),
};

/** The rows written, by table. The file appears under its name only when it is whole and on the disk. */
export async function backup(settings: ConnectionSettings, path: string): Promise<Ending['rows']> {
  if (existsSync(path)) throw new PlainError(`${path} is there already: a backup is never written over another.`);
  const client = await openConnection(settings, 'laurel backup');
  try {
    return await writeFile(path, (gzip) => writeAll(client, gzip));
  } catch (error) {
    const { code, path: place } = error as NodeJS.ErrnoException;
    if (place !== undefined && code?.startsWith('E'))
      throw new PlainError(`${path} cannot be written: ${(error as Error).message}`);
    throw error;
  } finally {
    await client.end();
  }
}

/** Another's unfinished file is left alone: it is there before this one is opened. */
async function writeFile<T>(path: string, write: (gzip: Gzip) => Promise<T>): Promise<T> {
  const unfinished = `${path}.unfinished`;
  const file = await openFile(unfinished, 'wx', 0o600);
  const gzip = createGzip();
  const written = pipeline(gzip, file.createWriteStream({ flush: true }));
  written.catch(() => {});
  try {
    const told = await Promise.race([write(gzip), written.then(() => neverFirst())]);
    gzip.end();
    await written;
    linkSync(unfinished, path);
    return told;
  } finally {
    gzip.destroy();
    rmSync(unfinished, { force: true });
  }
}

function neverFirst(): never {
  throw new Error('The file ended before its time.');
}

async function writeAll(client: pg.Client, gzip: Gzip): Promise<Ending['rows']> {
  let drained: Promise<void> | undefined;
  // Many rows come before the first of them has stopped the others: they all wait for the same.
  const write = (data: Buffer | string): Promise<void> | undefined => {
    if (gzip.write(data)) return undefined;
    drained ??= once(gzip, 'drain').then(() => {
      drained = undefined;
    });
    return drained;
  };
  const line = (value: Manifest | TableHead | Ending) => write(`${JSON.stringify(value)}\n`);

  await client.query('begin isolation level repeatable read read only');
  await line(await manifestOf(client));
  const catalogue = await readCatalogue(client);
  const rows: Ending['rows'] = {};
  for (const table of copiedTables(catalogue)) {
    const columns = copiedColumns(table);
    await line({ table: table.name, columns });
    const key =
      table.constraints.find(({ kind }) => kind === 'p')?.definition.replace(/^PRIMARY KEY \((.*)\)$/, 'order by $1') ??
      '';
    const query = `select ${columns.map(quoted).join(', ')} from ${quoted(table.name)} ${key}`;
    rows[table.name] = await copyOut(client, `copy (${query}) to stdout`, write);
    await write(endOfRows);
  }
  await line({ rows, sequences: await sequencesOf(client, catalogue) });
  await client.query('commit');
  return rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function manifestOf(client: pg.Client): Promise<Manifest> {
  const { rows: known } = await client.query(`select to_regclass('public.schema_migrations') is not null as yes`);
  if (!known[0].yes) throw new PlainError('This database holds nothing of Laurel: there is nothing to back up.');
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select version, name, sha256 from schema_migrations order by version',
  );
  return { laurel: 'backup', format, createdAt: new Date().toISOString(), migrations };
}

/** Sequences stand outside of snapshots; read last, they can only be ahead of the rows, which does no harm. */
async function sequencesOf(client: pg.Client, { sequences }: Catalogue): Promise<Sequence[]> {
  const found: Sequence[] = [];
  for (const { name } of sequences) {
    const { rows } = await client.query(`select last_value as value, is_called as "isCalled" from ${quoted(name)}`);
    found.push({ name, ...rows[0] });
  }
  return found;
}
