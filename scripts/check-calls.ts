import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callRows } from '@laurel/contract/call-rows';
import { callComplaints, indexFile, indexOf, nounsOf } from './call-rules.ts';
import { ownFiles } from './own-files.ts';

/** Every call has its row, its schemas and its handler. With --write the contract's index is written anew. */
const root = join(import.meta.dirname, '..');
const nouns = nounsOf(callRows);
const paths = ownFiles(root).filter(
  (path) => /^(contract|server)\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
);
if (process.argv.includes('--write')) writeFileSync(join(root, indexFile), indexOf(nouns, paths));

const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const complaints = callComplaints(nouns, files);

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${Object.keys(callRows).length} calls, ${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
