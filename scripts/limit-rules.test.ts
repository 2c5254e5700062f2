import { expect, test } from 'vitest';
import { limitComplaints } from './limit-rules.ts';

const complaints = (text: string) => limitComplaints({ path: 'server/src/shop/queries.ts', text });

/** A value that a template is given. */
const slot = ['$', '{shown}'].join('');

test('a limit that says nothing is named by file and line, however it is written', () => {
  for (const limit of [
    'order by o.created_at, l.id limit 5000`.execute(on);',
    `order by id LIMIT ${slot}`,
    'select id from messages limit $1',
    '    .limit(1)',
    'fetch first 5 rows only',
  ])
    expect(complaints(`select 1\n${limit}`)).toEqual([
      expect.stringMatching(/^server\/src\/shop\/queries\.ts:2: a limit without words\./),
    ]);
});

test('a limit with words on its line or on the one above is let pass', () => {
  expect(complaints('-- limit: one row by key\nlimit 1')).toEqual([]);
  expect(complaints('order by id limit 1 -- limit: one row by key\nwhere')).toEqual([]);
  expect(complaints('// limit: pages of fifty, the total beside\nlimit $1')).toEqual([]);
  expect(complaints('// limit: pages of fifty, the total beside\n\nlimit $1')).toHaveLength(1);
  expect(complaints('// limit: ok\nlimit 5000')).toHaveLength(1);
});

test('words that only speak of limits are none', () => {
  expect(complaints('// at most: limit 50 a page\nconst limit = 50;\ncountUse(limits.limit);')).toEqual([]);
});
