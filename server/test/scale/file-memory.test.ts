import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { urlOf } from '#db/connection';
import { cloneOf, dropClone } from './company.ts';

const run = promisify(execFile);

/** What a process that writes a file of so many rows had at most: it begins anew for each, so nothing of another is left in it. */
async function wrote(database: string, format: 'csv' | 'xlsx', rows: number) {
  const program = join(import.meta.dirname, 'written-file.ts');
  const { stdout } = await run(process.execPath, ['--max-semi-space-size=8', program, database, format, String(rows)]);
  return JSON.parse(stdout) as { written: number; memory: number };
}

/** What is collected later may lie about. Were the file held, packed as it is, it would be twice as much. */
const apartMost = 48 * 1024 * 1024;

test.each(['csv', 'xlsx'] as const)(
  'a %s file of 1,000,000 rows takes the memory of one of 100,000',
  { tags: ['sweep'] },
  async (format) => {
    const { settings } = inject('scale');
    const own = await cloneOf(inject('scale').tenth, settings);
    const few = await wrote(urlOf(own), format, 100_000);
    const many = await wrote(urlOf(own), format, 1_000_000);
    await dropClone(own, settings);
    if (process.env.SCALE_REPORT) process.stdout.write(`${JSON.stringify({ format, few, many })}\n`);
    expect(many.written).toBeGreaterThan(9 * few.written);
    expect(many.memory - few.memory).toBeLessThan(apartMost);
  },
);
