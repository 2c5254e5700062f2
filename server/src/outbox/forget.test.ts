import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { contactKeptDays, forgetOldMessages, wordsKeptDays } from './forget.ts';
import { promiseMessages } from './promise.ts';

let base: TestDatabase;
const now = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

test('the words of a message are forgotten after their time, and never those of one that is still promised', async () => {
  const { db } = base;
  await transaction(db, (tx) =>
    promiseMessages(
      tx,
      ['old', 'young', 'promised'].map((event) => ({
        event,
        memberId: null,
        channel: 'email' as const,
        address: `${event}@test.example`,
        subject: 'Hello',
        text: 'Words',
      })),
      daysAgo(400),
    ),
  );
  const ended = { old: daysAgo(wordsKeptDays + 1), young: daysAgo(wordsKeptDays - 1) };
  for (const [event, ended_at] of Object.entries(ended))
    await db.updateTable('messages').set({ state: 'sent', ended_at }).where('event', '=', event).execute();
  await forgetOldMessages(db, now);
  const rows = await db.selectFrom('messages').select(['event', 'body_text']).orderBy('id').execute();
  expect(rows.map(({ event, body_text }) => [event, body_text])).toEqual([
    ['old', ''],
    ['young', 'Words'],
    ['promised', 'Words'],
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
