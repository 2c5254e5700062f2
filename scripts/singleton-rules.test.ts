import { expect, test } from 'vitest';
import { singletonComplaints } from './singleton-rules.ts';

const complaints = (text: string) => singletonComplaints({ path: 'server/src/desk/cache.ts', text });

test.each([
  'let last = 0;',
  'const cache = new Map();',
  'export const seen: Set<string> = new Set<string>();',
  'const waiting = new WeakMap<Db, Set<() => void>>();',
  'const found: string[] = [];',
])('%s is one for all companies', (line) => {
  expect(complaints(`const a = 1;\n${line}`)).toEqual([expect.stringMatching(/^server\/src\/desk\/cache\.ts:2: /)]);
});

test('what says that it is of the process or of each database is let pass', () => {
  expect(complaints('// of the process: threads that read files\nlet readers = 0;')).toEqual([]);
  expect(
    complaints('// of each database: who waits for its events\nconst waiting = new WeakMap<Db, number>();'),
  ).toEqual([]);
  expect(complaints('// of the process:\nlet readers = 0;')).toHaveLength(1);
});

test('what does not change is nobody’s', () => {
  expect(complaints("const words = new Set(['yes', 'no']);\nconst max = 4;\nfunction f() {\n  let n = 0;\n}")).toEqual(
    [],
  );
});
