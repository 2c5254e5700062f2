import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutServer } from './rows.ts';

test('a row keeps all but what the server alone asks', () => {
  expect(
    withoutServer("const sending = { idempotent: true, limit: 'sends', bodyMax: recipientsBodyMax } as const;"),
  ).toBe('const sending = { } as const;');
  expect(withoutServer("reads('/api/x', 'member', { ...shopping, limit: 'quotes', stale: ['x'] })")).toBe(
    "reads('/api/x', 'member', { ...shopping, stale: ['x'] })",
  );
});

test('no page asks for what is left out', () => {
  const rows = readFileSync(join(import.meta.dirname, '../../contract/src/call-rows.ts'), 'utf8');
  expect(withoutServer(rows)).not.toMatch(/\b(?:limit|bodyMax|idempotent):/);
  expect(withoutServer(rows)).toContain('bytesMax: pictureBytesMax');
});
