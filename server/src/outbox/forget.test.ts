import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { contactKeptDays, detailsKeptDays, forgetOldMessages } from './forget.ts';

let base: TestDatabase;
const now = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('where a message went and what was said of it is forgotten after its time; that it was sent stays', async () => {
  const { db } = base;
  const ended = { old: daysAgo(detailsKeptDays + 1), young: daysAgo(detailsKeptDays - 1) };
  for (const [i, ended_at] of Object.values(ended).entries())
    await db
      .insertInto('messages')
      .values({
        ...{
          event_id: 1,
          letter: 'card',
          about_id: i,
          member_id: null,
          channel: 'email',
          address: `p${i}@test.example`,
        },
        ...{ state: 'sent', last_error: 'No', created_at: daysAgo(400), ended_at },
      })
      .execute();
  await forgetOldMessages(db, now);
  const rows = await db.selectFrom('messages').select(['state', 'address', 'last_error']).orderBy('id').execute();
  expect(rows).toEqual([
    { state: 'sent', address: null, last_error: null },
    { state: 'sent', address: 'p1@test.example', last_error: 'No' },
  ]);
});

test('contact messages are deleted after two years', async () => {
  const { db } = base;
  for (const created_at of [daysAgo(contactKeptDays + 1), daysAgo(contactKeptDays - 1)])
    await db
      .insertInto('contact_messages')
      .values({ name: 'Ann', email: 'ann@test.example', message: 'Hello', created_at })
      .execute();
  await forgetOldMessages(db, now);
  expect(await db.selectFrom('contact_messages').select('created_at').execute()).toEqual([
    { created_at: daysAgo(contactKeptDays - 1) },
  ]);
});
