import { execFile } from 'node:child_process';
import { join } from 'node:path';

export interface Said {
  status: number;
  out: string[];
  error: string;
}

/** A command of `laurel` in a process of its own, on a database. */
export function laurel(words: readonly string[], url: string): Promise<Said> {
  const program = join(import.meta.dirname, '../src/laurel.ts');
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATABASE_URL: url };
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...words], { env }, (error, out, said) =>
      resolve({ status: error ? Number(error.code) : 0, out: out.split('\n').slice(0, -1), error: said.trim() }),
    ),
  );
}
