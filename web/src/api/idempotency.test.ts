import { expect, test } from 'vitest';
import { settlesKey } from './idempotency.ts';

test.each([200, 400, 403, 404, 422])('an answer %i is final', (status) => expect(settlesKey(status)).toBe(true));

test.each([401, 409, 429, 500, 503])('after %i the same key goes again', (status) =>
  expect(settlesKey(status)).toBe(false),
);
