import { type EventType, eventTypes } from '@laurel/contract/events';
import { expect } from 'vitest';
import type { Db } from '#db/pool';
import { brokenInvariants } from '#ledger/verify';

/** Every invariant of the ledger holds, and every event is as the contract says. */
export async function expectBooksRight(db: Db): Promise<void> {
  expect(await brokenInvariants(db)).toEqual([]);
  const events = await db.selectFrom('events').select(['type', 'facts']).execute();
  const wrong = events.filter(({ type, facts }) => !eventTypes[type as EventType]?.facts.safeParse(facts).success);
  expect(wrong).toEqual([]);
}
