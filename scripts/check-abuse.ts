import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { abuseComplaints, abuseIds } from './abuse-rules.ts';
import { ownFiles } from './own-files.ts';

/** Every case of misuse is a test that carries its id, or has its reason in server/test/abuse.md. */
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tests = ownFiles(root)
  .filter((path) => /^(contract|server|web|e2e)\/.*\.(test\.tsx?|e2e\.ts)$/.test(path))
  .map((path) => ({ path, text: read(path) }));
const excuses = 'server/test/abuse.md';

const complaints = abuseComplaints(tests, existsSync(join(root, excuses)) ? read(excuses) : '');
for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${abuseIds.length} cases, ${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
