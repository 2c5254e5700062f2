import { expect, test } from 'vitest';
import { loopComplaints } from './loop-rules.ts';

const complaints = (text: string) => loopComplaints({ path: 'server/src/desk/desk.ts', text });

test.each([
  'for (const line of lines) {\n  await moveLine(tx, line);\n}',
  'for (const line of lines) await moveLine(tx, line);',
  'for (const line of lines)\n  await tx.insertInto("a").values(line).execute();',
  '  while (left > 0) {\n    left -= 1;\n    await sql`select 1`.execute(on);\n  }',
  'for (const { id } of rows) {\n  if (id > 1) {\n    await transaction(db, (tx) => move(tx, id));\n  }\n}',
])('a loop that asks in each round is named: %j', (text) => {
  expect(complaints(`const a = 1;\n${text}`)).toEqual([expect.stringMatching(/^server\/src\/desk\/desk\.ts:2: /)]);
});

test('one that says why is let pass', () => {
  expect(complaints('// loop: a batch of 500 each\nfor (;;) {\n  await batch(tx);\n}')).toEqual([]);
  expect(complaints('// loop:\nfor (;;) {\n  await batch(tx);\n}')).toHaveLength(1);
});

test('what only reckons is no question, nor what stands behind the loop', () => {
  expect(complaints('for (const line of lines) sum += line.qty;\nawait post(tx, sum);')).toEqual([]);
  expect(complaints('for (const line of lines) {\n  sum += line.qty;\n}\nawait post(tx, sum);')).toEqual([]);
});
