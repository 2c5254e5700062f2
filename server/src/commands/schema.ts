import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readCatalogue } from '#db/catalogue';
import { type ConnectionSettings, openConnection } from '#db/connection';
import { migrate } from '#db/migrate';
import { schemaText } from '#db/schema-text';
import { tableTypes } from '#db/table-types';
import { openDatabase } from '#embedded/embedded';
import type { Command } from './command.ts';

const server = join(import.meta.dirname, '../..');
export const schemaFile = join(server, 'schema.sql');
export const tablesFile = join(server, 'src/db/tables.ts');

export const command: Command = {
  help: `laurel schema

Migrates a database that lives only for this, and writes server/schema.sql and server/src/db/tables.ts from it.
The same as npm run db:dump.`,
  words: { least: 0, most: 0 },
  run: writeSchema,
};

async function writeSchema(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-schema-'));
  // PostgreSQL's user, when it is not ours, has to pass through.
  chmodSync(folder, 0o711);
  try {
    const open = await openDatabase(
      { dataDir: folder, dataDirIsDefault: false },
      { as: 'server', flags: ['fsync=off'] },
    );
    try {
      await migrate(open.settings);
      await writeFiles(open.settings);
    } finally {
      await open.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

async function writeFiles(settings: ConnectionSettings): Promise<void> {
  for (const [file, text] of Object.entries(await schemaFiles(settings))) {
    const name = relative(process.cwd(), file);
    const isSame = readFileSync(file, { encoding: 'utf8', flag: 'a+' }) === text;
    if (!isSame) writeFileSync(file, text);
    process.stdout.write(`${name}: ${isSame ? 'unchanged' : 'written'}\n`);
  }
}

/** Both files as this database would have them, by path. */
export async function schemaFiles(settings: ConnectionSettings): Promise<Record<string, string>> {
  const client = await openConnection(settings);
  try {
    const catalogue = await readCatalogue(client);
    return { [schemaFile]: schemaText(catalogue), [tablesFile]: tableTypes(catalogue) };
  } finally {
    await client.end();
  }
}
