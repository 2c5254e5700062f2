import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactLetter, sendContactMessage } from '#content/contact';
import { openConnection } from '#db/connection';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { cardMail } from '#ecards/card-message';
import { append } from '#events/append';
import { followEvents } from '#events/follow';
import { carried } from '#outbox/carried';
import { byName } from '#outbox/letter';
import { mail as mailSubscriber } from '#outbox/mail';
import { transports } from '#outbox/transports';
import { drawingsOf } from '#pictures/drawing';
import { knownWays } from '#settings/ways';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { alba } from '../../test/looks.ts';
import { mailServer } from '../../test/mail-server.ts';
import { startJobs } from './jobs.ts';

let database: TestDatabase;
let db: Db;
const drawing = drawingsOf(join(import.meta.dirname, '../../../web/public/cards'));
const log = { info() {}, warn() {}, error() {} } as never;
const letters = [carried, contactLetter({ contactTo: 'people@laurel.example' })];

beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** An SMS gateway that takes Twilio's message form, and answers the statuses in turn, then 201. */
async function smsGateway(statuses: number[]) {
  const received: { body: URLSearchParams; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body: new URLSearchParams(body), authorization: request.headers.authorization });
      response.writeHead(statuses.shift() ?? 201).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function jobsTo(port: number) {
  return jobsThrough({ smtpUrl: `smtp://127.0.0.1:${port}` });
}

async function jobsThrough(ways: Partial<Parameters<typeof transports>[0]>) {
  const stop = await startJobs({
    ...{
      db,
      letters: byName(letters),
      publicUrl: 'https://laurel.example',
      ways: knownWays(db, { clock: () => new Date(), first: specifiedWhole, patience: 1 }),
    },
    direct: database.settings,
    gate: { callingCodes: undefined, limited: false },
    transports: transports({
      smtpUrl: undefined,
      mailFrom: 'Laurel <laurel@laurel.example>',
      sms: undefined,
      ...ways,
    }),
    domain: 'laurel.example',
    drawing,
    told: () => {},
    clock: () => new Date(),
    log,
    schedules: [],
  });
  // That a try follows is told here, not after which pause.
  const owner = await openConnection(database.settings);
  await owner.query('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await owner.end();
  return stop;
}

/** Messages with words of their own, as those of a former release. */
async function promised(name: string, count: number, more: object = {}): Promise<void> {
  const { channel = 'email', ...words } = more as { channel?: string };
  await transaction(db, async (tx) => {
    await append(tx, {
      type: 'messages.carried',
      at: new Date(),
      actorId: null,
      subject: 'messages:carried',
      facts: { messages: count },
    });
    const { rows } = await sql<{ id: number }>`
      insert into messages (event_id, letter, about_id, channel, created_at)
      select (select max(id) from events), ${`carried ${name}`}, nextval(pg_get_serial_sequence('messages', 'id')), ${channel}, now() from generate_series(1, ${count}::int)
      returning id`.execute(tx);
    await sql`update messages set about_id = id where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx);
    const texts = rows.map(({ id: message_id }, i) => ({
      ...{
        message_id,
        about: [],
        address: `${name}${i}@test.example`,
        subject: `Subject ${i}`,
        body_text: `Text ${name} ${i}`,
      },
      ...words,
    }));
    await tx.insertInto('carried_words').values(texts).execute();
  });
}

async function untilEnded(name: string): Promise<string[]> {
  return (await untilAll(name, ({ state }) => state !== 'promised')).map(({ state }) => state);
}

interface Delivered {
  state: string;
  attempts: number;
}

async function untilAll(name: string, isSo: (message: Delivered) => boolean): Promise<Delivered[]> {
  for (;;) {
    const messages = db.selectFrom('messages').select(['state', 'attempts']);
    const rows = await messages.where('letter', '=', `carried ${name}`).execute();
    if (rows.every(isSo)) return rows;
    await sleep(20);
  }
}

test('what a transaction tells that rolls back is never sent; what commits goes out without anybody asking', async () => {
  const mail = await mailServer();
  const stop = await jobsTo(mail.port);
  const stopFollowing = await followEvents({
    db,
    settings: database.settings,
    direct: database.settings,
    subscribers: [mailSubscriber(letters)],
    log,
  });
  const write = (name: string, end: () => void) =>
    transaction(db, async (tx) => {
      const message = {
        ContactName: name,
        EmailAddress: `${name}@outside.example`,
        Message: 'Hello',
        AcceptTerms: true as const,
      };
      await sendContactMessage(tx, { memberId: null, acceptLanguage: undefined, now: new Date() }, message);
      end();
    });
  const changeMind = () => {
    throw new Error('changed my mind');
  };
  await expect(write('never', changeMind)).rejects.toThrow('changed my mind');
  await write('after', () => {});
  // Whoever tells in their order has come past the one that never was.
  while (mail.received.length === 0) await sleep(50);
  await stopFollowing();
  await stop();
  await mail.close();
  expect(mail.received.map(({ to }) => to)).toEqual([['people@laurel.example']]);
  expect(mail.received[0]?.text).toContain('after@outside.example');
});

test('a mail server that is down for a while: nothing is lost, nothing is sent twice', async () => {
  const first = await mailServer();
  const { port } = first;
  await first.close();
  const stop = await jobsTo(port);
  await promised('down', 20);
  const waiting = await untilAll('down', ({ attempts }) => attempts > 0);
  expect(waiting.every(({ state }) => state === 'promised')).toBe(true);
  const mail = await mailServer({ port });
  expect(await untilEnded('down')).toEqual(Array.from({ length: 20 }, () => 'sent'));
  await stop();
  await mail.close();
  expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 20 }, (_, i) => `down${i}@test.example`).sort(),
  );
});

test('two instances deliver each message once', async () => {
  const mail = await mailServer();
  const stops = await Promise.all([jobsTo(mail.port), jobsTo(mail.port)]);
  await promised('twice', 40);
  await untilEnded('twice');
  await Promise.all(stops.map((stop) => stop()));
  await mail.close();
  expect(new Set(mail.received.map(({ to }) => to[0])).size).toBe(40);
  expect(mail.received).toHaveLength(40);
});

test('what the mail server refuses for good is stuck; what it refuses for now is tried again under the same Message-ID', async () => {
  const ids: string[] = [];
  const busy = Object.assign(new Error('busy'), { responseCode: 451 });
  const gone = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const mail = await mailServer({
    answer: ({ to, text }) => {
      if (to[0]?.startsWith('mixed0')) return gone;
      ids.push(/^Message-ID: (.+)$/m.exec(text)?.[1] ?? '');
      return ids.length === 1 ? busy : undefined;
    },
  });
  const stop = await jobsTo(mail.port);
  await promised('mixed', 2);
  expect((await untilEnded('mixed')).sort()).toEqual(['sent', 'stuck']);
  await stop();
  await mail.close();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).toMatch(/^<[\da-f-]{36}@laurel\.example>/);
});

test('A33: line breaks in a subject or an address make no further recipient', async () => {
  const mail = await mailServer();
  const stop = await jobsTo(mail.port);
  await promised('header', 1, {
    subject: 'Thanks\r\nBcc: victim@test.example',
    body_text: 'Hello\r\n.\r\nMAIL FROM:<x@test.example>',
  });
  await untilEnded('header');
  await stop();
  await mail.close();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.to).toEqual(['header0@test.example']);
  expect(mail.received[0]?.text).not.toMatch(/^Bcc:/m);
});

test('an SMS goes to the gateway, again when it is busy, and not again when it is refused', async () => {
  const gateway = await smsGateway([503]);
  await promised('sms', 1, { channel: 'sms', address: '+27825550100' });
  const stop = await jobsThrough({
    sms: { url: `http://AC1:secret@127.0.0.1:${gateway.port}/Messages`, from: '+27000' },
  });
  expect(await untilEnded('sms')).toEqual(['sent']);
  expect(gateway.received).toHaveLength(2);
  expect(Object.fromEntries(gateway.received[1]?.body ?? [])).toEqual({
    To: '+27825550100',
    From: '+27000',
    Body: 'Text sms 0',
  });
  expect(gateway.received[1]?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
  await stop();
  await gateway.close();
  const refusing = await smsGateway([400]);
  const stopOther = await jobsThrough({ sms: { url: `http://127.0.0.1:${refusing.port}/`, from: '+27000' } });
  await promised('nosms', 1, { channel: 'sms', address: '+27 82 555 0101' });
  expect(await untilEnded('nosms')).toEqual(['stuck']);
  await stopOther();
  await refusing.close();
  expect(refusing.received).toHaveLength(1);
});

test('an e-card carries its drawing inside, and its words as text and as HTML', async () => {
  const mail = await mailServer();
  const stop = await jobsTo(mail.port);
  const card = {
    kind: 'thankyou',
    fromName: 'Ann <b>',
    value: 'Birthday',
    boosted: null,
    celebrated: null,
    points: 0,
    pointsName: 'Laurels',
    message: 'Hooray, {name}',
    messageLanguage: '',
    look: alba,
  } as const;
  const to = { name: 'Bob {link} <i>', link: 'https://laurel.example/card/7', language: 'en' };
  const { text: body_text, html: body_html, ...words } = cardMail(card, to);
  await promised('card', 1, { ...words, body_text, body_html });
  await untilEnded('card');
  await stop();
  await mail.close();
  const text = mail.received[0]?.text ?? '';
  expect(text).toMatch(/multipart\/alternative/);
  expect(text).toMatch(/Content-Type: image\/png/);
  expect(text).toMatch(/Content-Id: <picture>/i);
  expect(text).toContain('Subject: Ann <b> wishes you a happy birthday!');
  expect(text).not.toContain('Ann <b> wishes you a happy birthday!</h1>');
  expect(text).toContain('Hello Bob {link} <i>,');
  expect(text).toContain('Hooray, {name}');
  expect(text).toContain('See it in Alba: https://laurel.example/card/7');
});
