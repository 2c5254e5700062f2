import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersPassedOver } from '#backup/copied';
import { passing } from '#backup/tables';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import { emptyDatabase } from '../../test/database.ts';
import { laurel } from '../../test/laurel.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { startPortal } from '../../test/portal-process.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let portal: TestApp;
let ann: MadeMember;
const folder = mkdtempSync(join(tmpdir(), 'laurel-recovered-'));

beforeAll(async () => {
  portal = await testApp();
  ann = await portal.make.member();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

test('is refused beside a portal, and where there is none', async () => {
  expect(await laurel(['recovered'], portal.url)).toEqual({
    ...{ status: 1, out: [] },
    error: expect.stringMatching(/^Laurel is connected to this database \("laurel.*"\): stop every instance/),
  });
  const empty = await emptyDatabase();
  const refused = { status: 1, out: [], error: 'This database holds nothing of Laurel.' };
  expect(await laurel(['recovered'], empty.url)).toEqual(refused);
  await empty.close();
});

test('makes of a copy what restore makes: it holds what it promised and promises, nobody is signed on, the queue is empty, order numbers pass over', {
  tags: 'seed',
}, async () => {
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email' };
  const to = await portal.make.member();
  await portal.post('/api/reward/doreward', { ...card, recipients: [to.memberId] }, { as: ann.id });
  const [file, copy] = [join(folder, 'a.backup'), await emptyDatabase()];
  await backup(portal.settings, file);
  await restore(copy.settings, file, { delivers: true });
  const [away, mail] = [await mailServer({ answer: () => new Error('not now') }), await mailServer()];
  // As PostgreSQL brings it back: in the middle of its work.
  const before = await startPortal({ DATABASE_URL: copy.url, SMTP_URL: `smtp://127.0.0.1:${away.port}` });
  const client = await openConnection(copy.settings, 'test');
  const ask = async (sql: string) => (await client.query(sql)).rows;
  const until = async (sql: string) => {
    while ((await ask(sql)).length === 0) await sleep(20);
  };
  await until(`select from messages where state = 'promised' and queued_at is not null`);
  before.child.kill('SIGKILL');
  await until(`select where not exists (select from pg_stat_activity where ${isOfPortal})`);
  await ask(`insert into tokens values ('\\x01', ${ann.id}, '\\x02', now(), now(), now() + interval '1 hour', null)`);
  await ask(`update messages set in_hand_until = 'infinity'`);
  const [{ next }] = await ask(`select nextval('order_numbers') as next`);

  expect(await laurel(['recovered'], copy.url)).toEqual({
    ...{ status: 0, error: '' },
    out: [
      'The last act in this database is of 2026-11-20T10:00:00.000Z, its last order none.',
      'Everyone signs on again.',
      '1 message that was promised is held.',
      'No e-mail and no SMS leaves this portal until you say: npm run laurel -- messages release',
    ],
  });
  for (const table of passing) expect(await ask(`select '${table}' from ${table}`)).toEqual([]);
  expect(await ask(`select to_regnamespace('pgboss') as queue, nextval('order_numbers') as number`)).toEqual([
    { queue: null, number: next + 1 + ordersPassedOver },
  ]);
  const after = await startPortal({ DATABASE_URL: copy.url, SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  expect(after.log.join('\n')).toContain('sends no e-mail and no SMS until laurel messages release');
  expect(await ask('select state, in_hand_until, queued_at from messages')).toEqual([
    { state: 'held', in_hand_until: null, queued_at: null },
  ]);
  expect(mail.received).toEqual([]);
  await laurel(['messages', 'release'], copy.url);
  await until(`select from messages where state = 'sent'`);
  expect(mail.received.map(({ to: [address] }) => address)).toEqual([to.email]);
  after.child.kill('SIGTERM');
  await after.ended;
  await client.end();
  for (const each of [away, mail, copy]) await each.close();
});

const isOfPortal = `datname = current_database() and application_name like 'laurel%'`;
