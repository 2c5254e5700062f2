import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classComplaints } from './class-rules.ts';
import { ownFiles } from './own-files.ts';
import { sheetSideComplaints, sourceSideComplaints } from './side-rules.ts';
import { styleComplaints } from './style-rules.ts';

/** Every style sheet uses the scale of the design, what it says is asked for, and stands where lines run the other way too. */
const root = join(import.meta.dirname, '..');
const scale = new Set(['tokens', 'looks'].map((name) => `web/src/theme/${name}.css`));
const own = ownFiles(root);
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
const sheets = own.filter((path) => path.endsWith('.css') && !scale.has(path)).map(read);
const sources = own.filter((path) => /^web\/src\/.*(?<!\.test)\.tsx?$/.test(path)).map(read);
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const complaints = [
  ...sheets.flatMap(styleComplaints),
  ...classComplaints(modules, sources),
  ...sheets.flatMap(sheetSideComplaints),
  ...sources.flatMap(sourceSideComplaints),
];

for (const complaint of complaints) console.error(complaint);
process.stdout.write(
  `${sheets.length} style sheets, ${complaints.length} values beside the scale, classes beside their use and sides that do not turn\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
