import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitComplaints } from './limit-rules.ts';
import { ownFiles } from './own-files.ts';

/** Every limit of the server's queries says what becomes of the rows behind it. */
const root = join(import.meta.dirname, '..');
const files = ownFiles(root).filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const complaints = files.flatMap((path) => limitComplaints({ path, text: readFileSync(join(root, path), 'utf8') }));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} silent limits\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
