import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';
import { sentenceComplaints } from './sentence-rules.ts';

/** Fails on each sentence that stands in more than one workspace. */
const root = join(import.meta.dirname, '..');
const files = ownFiles(root).filter((path) => /^(?:contract|server|web)\/src\/.*\.tsx?$/.test(path));
const complaints = sentenceComplaints(files.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.stdout.write(`${files.length} files, ${complaints.length} sentences said twice\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
