import { expect } from 'vitest';
import type { Db } from '#db/pool';
import { brokenInvariants } from '#ledger/verify';

/** Every invariant of the ledger holds. */
export async function expectBooksRight(db: Db): Promise<void> {
  expect(await brokenInvariants(db)).toEqual([]);
}
