import { expect, test } from 'vitest';
import { nameComplaints } from './name-rules.ts';

const complaints = (line: string) => nameComplaints({ path: 'server/src/shop/queries.ts', text: `select 1\n${line}` });
const slot = (what: string) => ['$', `{${what}}`].join('');

test('a name that is composed again is named by file and line', () => {
  for (const line of [
    "select m.firstname || ' ' || m.surname as name",
    'coalesce(m.known_as, m.firstname) as name',
    `coalesce(${slot('alias')}.known_as, ${slot('alias')}.firstname)`,
    `|| ' ' || ${slot('alias')}.surname`,
    'person.knownAs ?? person.firstname',
    `${slot('person.firstname')} ${slot('person.surname')}`,
  ])
    expect(complaints(line)).toEqual([
      expect.stringMatching(/^server\/src\/shop\/queries\.ts:2: a name is composed here\./),
    ]);
});

test('columns side by side are none, nor what says why', () => {
  expect(complaints('select m.firstname, m.known_as, m.surname')).toEqual([]);
  expect(complaints(`${slot('firstname')} ${slot('surname')} // name: as the file has it`)).toEqual([]);
});
