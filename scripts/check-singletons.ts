import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';
import { singletonComplaints } from './singleton-rules.ts';

/** No module of the server keeps what belongs to one company. */
const root = join(import.meta.dirname, '..');
const files = ownFiles(root).filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const complaints = files.flatMap((path) => singletonComplaints({ path, text: readFileSync(join(root, path), 'utf8') }));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} that keep something\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
