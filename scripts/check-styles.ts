import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles } from './own-files.ts';
import { styleComplaints } from './style-rules.ts';

/** Every style sheet uses the scale of the design. */
const root = join(import.meta.dirname, '..');
const scale = new Set(['tokens', 'looks'].map((name) => `web/src/theme/${name}.css`));
const files = ownFiles(root).filter((path) => path.endsWith('.css') && !scale.has(path));
const complaints = files.flatMap((path) => styleComplaints({ path, text: readFileSync(join(root, path), 'utf8') }));

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} style sheets, ${complaints.length} values beside the scale\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
