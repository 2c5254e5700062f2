import '#server/languages/reader';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsText } from '#server/imports/columns-text';

/** docs/imports.md says what the columns of files are. With --write it is written anew. */
const document = join(import.meta.dirname, '../docs/imports.md');
if (process.argv.includes('--write')) writeFileSync(document, columnsText());

const isStale = !existsSync(document) || readFileSync(document, 'utf8') !== columnsText();
if (isStale) console.error('docs/imports.md is stale: run node scripts/check-imports.ts --write');
process.stdout.write(`docs/imports.md is ${isStale ? 'stale' : 'what the columns say'}\n`);
process.exitCode = isStale ? 1 : 0;
