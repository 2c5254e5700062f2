import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';
import { rowComplaints, type Statement } from './row-rules.ts';
import { rowTemplates } from './row-types.ts';

/**
 * Every SQL template with a row type answers what its type says, in every statement that the tests made of it. Called by
 * `scripts/test.ts` with the folder of what they wrote down; with --all, each template must have run.
 */
const [folder = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const paths = ownFiles(root).filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const templates = rowTemplates(root, paths);
const statements = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Statement),
);
const complaints = rowComplaints(templates, statements, process.argv.includes('--all'));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${templates.length} templates with a row type, ${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 && templates.length > 0 ? 0 : 1;
