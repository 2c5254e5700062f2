import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loopComplaints } from './loop-rules.ts';
import { ownFiles } from './own-files.ts';

/** No loop of the server asks the database in each round without a word. */
const root = join(import.meta.dirname, '..');
// Commands, migrations, a PostgreSQL of our own and the demonstration serve nobody who waits.
const served = /^server\/src\/(?!commands\/|db\/|demo\/|embedded\/).*\.ts$/;
const files = ownFiles(root).filter((path) => served.test(path) && !path.endsWith('.test.ts'));
const complaints = files.flatMap((path) => loopComplaints({ path, text: readFileSync(join(root, path), 'utf8') }));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} loops that ask in each round\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
