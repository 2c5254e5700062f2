import { join } from 'node:path';
import { orderComplaints } from './order-rules.ts';
import { ownFiles } from './own-files.ts';

const root = join(import.meta.dirname, '..');
const files = ownFiles(root).filter((path) => /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'));
const complaints = orderComplaints(root, files);

for (const complaint of complaints) console.error(complaint);
process.stdout.write(`${files.length} files, ${complaints.length} that leave the order of locks to the lines\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
