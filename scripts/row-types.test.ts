import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowTemplates } from './row-types.ts';

test('a template’s row is resolved by the compiler, with the text between its values', () => {
  const found = rowTemplates(join(import.meta.dirname, '..'), [
    'server/src/events/horizon.ts',
    'server/src/shop/basket.ts',
  ]);
  expect(found.map(({ path }) => path)).toEqual(['server/src/events/horizon.ts', 'server/src/shop/basket.ts']);
  expect(Object.fromEntries(found[0]?.row ?? [])).toEqual({
    lastId: { kind: 'number', isNullable: false },
    writers: { kind: 'array', isNullable: false },
  });
  expect(found[1]?.row.get('pictureId')).toEqual({ kind: 'string', isNullable: true });
  expect(found[1]?.row.get('isTruncateCents')).toEqual({ kind: 'boolean', isNullable: false });
  expect(found[1]?.chunks.length).toBeGreaterThan(2);
});
