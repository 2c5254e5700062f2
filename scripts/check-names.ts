import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameComplaints } from './name-rules.ts';
import { ownFiles } from './own-files.ts';

/** The server composes the names of people in one place. */
const root = join(import.meta.dirname, '..');
const files = ownFiles(root).filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const complaints = files.flatMap((path) => nameComplaints({ path, text: readFileSync(join(root, path), 'utf8') }));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} names composed again\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
