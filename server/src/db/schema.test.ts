import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaFiles } from '#commands/schema';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue.ts';
import { openConnection } from './connection.ts';
import { constraintOf, refusalsByConstraint } from './constraints.ts';
import { tableTypes } from './table-types.ts';

let base: TestDatabase;
let catalogue: Catalogue;

beforeAll(async () => {
  base = await testDatabase();
  const client = await openConnection(base.settings);
  catalogue = await readCatalogue(client);
  await client.end();
});
afterAll(() => base.close());

describe('the schema', () => {
  test('is written down as the migrations make it, on every version of PostgreSQL; else run npm run db:dump', async () => {
    for (const [file, text] of Object.entries(await schemaFiles(base.settings))) {
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test('names every constraint that becomes a refusal', () => {
    const names = catalogue.tables.flatMap(({ constraints, indexes, triggers }) => [
      ...constraints.map(({ name }) => name),
      ...[...indexes, ...triggers].flatMap((text) => text.match(/(?:INDEX|TRIGGER) (\w+)/)?.[1] ?? []),
    ]);
    expect(Object.keys(refusalsByConstraint).filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('the table types know closed sets, defaults, identities and days', () => {
  const column = { notNull: true, default: null, identity: null, generated: false, comment: null };
  const sample: Catalogue = {
    extensions: [],
    sequences: [],
    functions: [],
    views: [],
    tables: [
      {
        name: 'wish_lists',
        comment: null,
        columns: [
          { ...column, name: 'id', type: 'bigint', identity: 'always' },
          { ...column, name: 'state', type: 'text', default: "'open'::text" },
          { ...column, name: 'due', type: 'date', notNull: false },
          { ...column, name: 'tags', type: 'text[]' },
          { ...column, name: 'mean', type: 'numeric(4,2)' },
        ],
        constraints: [
          { name: 'w', kind: 'c', definition: "CHECK ((state = ANY (ARRAY['open'::text, 'shut'::text])))" },
        ],
        indexes: [],
        triggers: [],
      },
    ],
  };
  expect(tableTypes(sample)).toContain(`export type WishListsTable = {
  id: GeneratedAlways<number>;
  state: Generated<'open' | 'shut'>;
  due: string | null;
  tags: string[];
  mean: string;
};`);
});

test("a broken constraint's name is read from PostgreSQL's error only", () => {
  expect(constraintOf({ code: '23505', constraint: 'payouts_pkey' })).toBe('payouts_pkey');
  expect(constraintOf({ code: '42501', constraint: 'payouts_pkey' })).toBeUndefined();
  expect(constraintOf(new Error('no'))).toBeUndefined();
});
