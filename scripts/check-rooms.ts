import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circles, importsOf, type SourceFile } from './imports.ts';
import { ownFiles } from './own-files.ts';
import { complaintsAbout, roomComplaints } from './room-rules.ts';

/** Who may import whom, and where what belongs: see scripts/rooms.ts for the plan. */
const root = join(import.meta.dirname, '..');
const files: SourceFile[] = ownFiles(root)
  .filter((path) => /^(contract|server|web|e2e|scripts|bench)\/.*\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const graph = new Map(files.map((file) => [file.path, importsOf(file).flatMap(({ target }) => target ?? [])]));
const complaints = [
  ...files.flatMap(complaintsAbout),
  ...roomComplaints(ownFiles(root)),
  ...circles(graph).map((way) => `${way.join(' → ')}: a circle. What both need belongs into a file that neither owns.`),
];

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} in the wrong place\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
