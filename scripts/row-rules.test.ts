import { expect, test } from 'vitest';
import { rowComplaints, templateOf } from './row-rules.ts';
import type { RowTemplate } from './row-types.ts';

const row: RowTemplate['row'] = new Map([
  ['id', { kind: 'number', isNullable: false }],
  ['name', { kind: 'string', isNullable: true }],
]);
const template = (...chunks: string[]): RowTemplate => ({ path: 'server/src/desk/queries.ts', line: 7, chunks, row });
const one = template('select id, name from members where id = ', '');

const [int8, text, timestamptz] = [20, 25, 1184];
const id = { name: 'id', type: int8, isNull: false };
const name = { name: 'name', type: text, isNull: true };
const statement = (...columns: { name: string; type: number; isNull: boolean }[]) => ({
  text: 'select id, name from members where id = $1',
  columns,
});
const complaints = (...columns: (typeof id)[]) => rowComplaints([one], [statement(...columns)], true);

test('a statement that answers what its type says is right', () => {
  expect(complaints(id, name)).toEqual([]);
});

test.each([
  [[id], 'does not answer "name".'],
  [[id, name, { ...id, name: 'more' }], 'answers "more", which its type lacks.'],
  [[{ ...id, type: timestamptz }, name], '"id" is said to be a number; it is PostgreSQL\'s type 1184.'],
  [[{ ...id, isNull: true }, name], '"id" was null, which its type does not allow.'],
])('%j: %s', (columns, words) => {
  expect(complaints(...columns)).toEqual([`server/src/desk/queries.ts:7: ${words}`]);
});

test('a template that no test has run is named when all have run', () => {
  expect(rowComplaints([one], [], true)).toEqual(['server/src/desk/queries.ts:7: no test runs this statement.']);
  expect(rowComplaints([one], [], false)).toEqual([]);
});

test('a statement belongs to the template that says most of it', () => {
  const loose = template('select ', '');
  expect(templateOf([loose, one], 'select id, name from members where id = $1')).toBe(one);
  expect(templateOf([loose, one], 'select 1')).toBe(loose);
  expect(templateOf([one], 'select id, name from members where name = $1')).toBeUndefined();
  expect(templateOf([template('a ', ' b ', ' c')], 'a $1 c')).toBeUndefined();
});
