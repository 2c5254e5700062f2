import { expect, test } from 'vitest';
import { abuseComplaints, abuseIds, excusesIn, idsInNames } from './abuse-rules.ts';

const everyTest = (ids: readonly string[]) => [
  { path: 'server/test/all.test.ts', text: ids.map((id) => `test('${id}: it holds', run);`).join('\n') },
];

test('ids are read from the names of tests, and from nowhere else', () => {
  const text = `
    test('A01: once', run);
    test.each([1, 2])(
      'A02, A03: %i is refused', run);
    describe("A04 all of them", () => {});
    test(\`A05: with a backtick\`, run);
    const words = 'A06: no name'; // A07: no name either
    test('it is A08: in the middle', run);
  `;
  expect(idsInNames(text)).toEqual(['A01', 'A02', 'A03', 'A04', 'A05']);
});

test('a case without test and without reason is told', () => {
  expect(abuseComplaints(everyTest(abuseIds), '')).toEqual([]);
  expect(abuseComplaints(everyTest(abuseIds.slice(0, -1)), '')).toEqual([expect.stringMatching(/^D12 has neither/)]);
});

test('a reason stands for a case, unless it is empty, of an unknown case, or of one that has a test', () => {
  const tests = everyTest(abuseIds.slice(1));
  const table = (...rows: string[]) => ['| id | why no test applies |', '|---|---|', ...rows].join('\n');
  expect(excusesIn(table('| A01 | there is no such call |'))).toEqual([{ id: 'A01', reason: 'there is no such call' }]);
  expect(abuseComplaints(tests, table('| A01 | there is no such call |'))).toEqual([]);
  expect(abuseComplaints(tests, table('| A01 | |'))).toEqual([expect.stringContaining('needs a reason')]);
  expect(abuseComplaints(tests, table('| A01 | so |', '| A96 | so |'))).toEqual([
    expect.stringContaining('no case A96'),
  ]);
  expect(abuseComplaints(tests, table('| A01 | so |', '| A02 | so |'))).toEqual([
    expect.stringContaining('A02 has a test'),
  ]);
});

test('an id that is none is told with its file', () => {
  const more = { path: 'web/src/x.test.ts', text: "test('A99: typo', run)" };
  expect(abuseComplaints([...everyTest(abuseIds), more], '')).toEqual(['web/src/x.test.ts: there is no case A99.']);
});
