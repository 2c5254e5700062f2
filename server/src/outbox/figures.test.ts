import { sql } from 'kysely';
import pino from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { mailServer } from '../../test/mail-server.ts';
import { deliver } from './deliver.ts';
import { transports } from './transports.ts';
import { tellTries } from './tried.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await testApp();
});
afterAll(() => portal.close());

const figures = async () => (await portal.app.inject({ url: '/metrics' })).body.split('\n');

test('the figures tell by channel what is promised, held, stuck and given up, how old the oldest is, and of a hold', async () => {
  await sql`
    insert into messages (event_id, letter, about_id, channel, created_at, state, ended_at)
    select 1, state || n, n, channel, now() - n * interval '1 hour', state, case when state in ('stuck', 'givenUp', 'sent') then now() end
    from (values ('promised', 'email', 3), ('promised', 'sms', 1), ('held', 'email', 2), ('stuck', 'sms', 4), ('givenUp', 'email', 1), ('sent', 'email', 9))
      as v (state, channel, count), generate_series(1, v.count) n`.execute(portal.db);
  const lines = await figures();
  expect(lines.filter((line) => line.startsWith('laurel_messages{')).sort()).toEqual([
    'laurel_messages{channel="email",state="givenUp"} 1',
    'laurel_messages{channel="email",state="held"} 2',
    'laurel_messages{channel="email",state="promised"} 3',
    'laurel_messages{channel="email",state="stuck"} 0',
    'laurel_messages{channel="push",state="givenUp"} 0',
    'laurel_messages{channel="push",state="held"} 0',
    'laurel_messages{channel="push",state="promised"} 0',
    'laurel_messages{channel="push",state="stuck"} 0',
    'laurel_messages{channel="sms",state="givenUp"} 0',
    'laurel_messages{channel="sms",state="held"} 0',
    'laurel_messages{channel="sms",state="promised"} 1',
    'laurel_messages{channel="sms",state="stuck"} 4',
  ]);
  const ages = new Map(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  const hours = (channel: string, state: string) =>
    Math.floor((ages.get(`laurel_messages_oldest_seconds{channel="${channel}",state="${state}"}`) ?? -1) / 3600);
  expect([hours('email', 'promised'), hours('sms', 'stuck'), hours('sms', 'held')]).toEqual([3, 4, 0]);
  expect(lines).toContain('laurel_outbox_held 0');
  await portal.db.insertInto('outbox_hold').values({ since: portal.now }).execute();
  expect(await figures()).toContain('laurel_outbox_held 1');
  await portal.db.deleteFrom('outbox_hold').execute();
});

test('each try that fails is one line of ids and codes, without address or words, and is counted', {
  tags: 'seed',
}, async () => {
  const answers = [
    Object.assign(new Error('450 greylisted: secret@test.example'), { responseCode: 450 }),
    Object.assign(new Error('550 no such user secret@test.example'), { responseCode: 550 }),
  ];
  const mail = await mailServer({ answer: () => answers.shift() });
  const outgoing = transports({
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    mailFrom: 'x@laurel.example',
    sms: undefined,
  });
  const [lines, registry]: [string[], Registry] = [[], new Registry()];
  const told = tellTries({ registry, log: pino({}, { write: (line) => void lines.push(line) }) });
  const [ann, bob] = [await portal.make.member(), await portal.make.member({ email: 'secret@test.example' })];
  const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Our secret', sendBy: 'email' };
  await portal.post('/api/reward/doreward', { ...card, recipients: [bob.memberId] }, { as: ann.id });
  await portal.settle();
  const { id } = await portal.db
    .selectFrom('messages')
    .select('id')
    .where('member_id', '=', bob.id)
    .executeTakeFirstOrThrow();
  const delivery = {
    ...{
      db: portal.db,
      letters: portal.lettersByName,
      ways: portal.company.ways,
      publicUrl: portal.config.publicUrl,
      transports: outgoing,
      drawing: async () => null,
      told,
    },
    ...{ gate: { callingCodes: undefined, limited: false }, domain: 'laurel.example', clock: () => portal.now },
  };
  await expect(deliver(delivery, id)).rejects.toThrow();
  await deliver(delivery, id);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, messageId: id, letter: 'card', channel: 'email', tries: 1, outcome: 'failed', code: 'EMESSAGE 450' },
    { level: 50, messageId: id, letter: 'card', channel: 'email', tries: 2, outcome: 'refused', code: 'EMESSAGE 550' },
  ]);
  expect(lines.join('')).not.toMatch(/secret|@/);
  const text = await registry.metrics();
  expect(text).toContain('laurel_message_tries_total{channel="email",outcome="failed"} 1\n');
  expect(text).toContain('laurel_message_tries_total{channel="email",outcome="refused"} 1\n');
  expect(text).toContain('laurel_message_tries_total{channel="email",outcome="sent"} 0\n');
  outgoing.close();
  await mail.close();
});
