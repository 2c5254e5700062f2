import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver } from '#outbox/deliver';
import { transports } from '#outbox/transports';
import { type TestApp, testApp } from '../app.ts';
import { attackStrings } from '../attack-strings.ts';
import { withoutEffect } from '../effects.ts';
import { mailServer } from '../mail-server.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let mail: Awaited<ReturnType<typeof mailServer>>;
let outgoing: ReturnType<typeof transports>;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ CONTACT_TO: 'people@laurel.example', MAIL_FROM: 'Laurel <portal@laurel.example>' });
  mail = await mailServer();
  const { mailFrom } = portal.config;
  outgoing = transports({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom, sms: undefined });
  ann = await portal.make.member({ points: 1000 });
  bob = await portal.make.member({ email: 'bob@laurel.example' });
});
beforeEach(() => {
  mail.received.length = 0;
});
afterAll(async () => {
  outgoing.close();
  await mail.close();
  await portal.close();
});

/** Delivers whatever is promised. */
async function deliverAll(): Promise<void> {
  await portal.settle();
  const promised = await portal.db.selectFrom('messages').select('id').where('state', '=', 'promised').execute();
  const delivery = {
    db: portal.db,
    letters: portal.lettersByName,
    ways: portal.company.ways,
    publicUrl: portal.config.publicUrl,
    transports: outgoing,
    gate: { callingCodes: undefined, limited: false },
    domain: 'laurel.example',
    clock: () => portal.now,
  };
  for (const { id } of promised) await deliver({ ...delivery, drawing: async () => null, told: () => {} }, id);
}

const contact = (more: object = {}) =>
  portal.post('/api/site/contactussend', {
    ContactName: 'Ann',
    EmailAddress: 'victim@outside.example',
    Message: 'Hello',
    AcceptTerms: true,
    ...more,
  });

/** The headers of a mail, unfolded, by name. */
function headersOf(text: string): Map<string, string> {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return new Map(
    head
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}

const usualHeaders = new Set(
  [
    'from reply-to to subject message-id date mime-version content-type content-transfer-encoding auto-submitted',
    'list-unsubscribe list-unsubscribe-post',
  ]
    .join(' ')
    .split(' '),
);

test('A84: a contact message comes from the portal, answers to the writer, and is copied to nobody', async () => {
  expect((await contact()).status).toBe(200);
  await deliverAll();
  expect(mail.received.map(({ from, to }) => [from, to])).toEqual([
    ['portal@laurel.example', ['people@laurel.example']],
  ]);
  const headers = headersOf(mail.received[0]?.text ?? '');
  expect(headers.get('from')).toBe('Laurel <portal@laurel.example>');
  expect(headers.get('to')).toBe('people@laurel.example');
  expect(headers.get('reply-to')).toBe('victim@outside.example');
  // A person wrote it: a desk that answers such mails by itself may.
  expect(headers.has('auto-submitted')).toBe(false);
  expect(headers.has('list-unsubscribe')).toBe(false);
  expect([...headers.keys()].filter((name) => !usualHeaders.has(name))).toEqual([]);
});

test('A83: a contact message without accepted terms, too long or too large is refused', async () => {
  for (const [more, status] of [
    [{ AcceptTerms: false }, 400],
    [{ AcceptTerms: 'true' }, 400],
    [{ AcceptTerms: 1 }, 400],
    [{ AcceptTerms: undefined }, 400],
    [{ Message: 'x'.repeat(2001) }, 400],
    [{ Message: 'x'.repeat(2 ** 20) }, 413],
    [{ EmailAddress: `${'x'.repeat(250)}@a.example` }, 400],
    [{ EmailAddress: 'a@b.example, c@d.example' }, 400],
    [{ EmailAddress: 'a@b.example\r\nBcc: c@d.example' }, 400],
    [{ EmailAddress: '<a@b.example>' }, 400],
    [{ to: 'c@d.example' }, 400],
  ] as const) {
    const answer = await withoutEffect(portal.db, () => contact(more));
    expect([JSON.stringify(more).slice(0, 60), answer.status]).toEqual([JSON.stringify(more).slice(0, 60), status]);
  }
});

test('A85: HTML in a contact message is text, and a name of several lines is refused', async () => {
  for (const ContactName of ['Ann\r\nBcc: x@test.example', 'Ann\nX', 'Ann\u2028X', 'Ann\u0000', '\u0085', ' '])
    expect([ContactName, (await withoutEffect(portal.db, () => contact({ ContactName }))).status]).toEqual([
      ContactName,
      400,
    ]);
  const Message = `<b>bold</b>\r\n.\r\nMAIL FROM:<x@test.example>\r\n${attackStrings.slice(0, 20).join('\n')}`;
  expect((await contact({ ContactName: '=?utf-8?B?QmNjOg==?= <x@y.example>, "', Message })).status).toBe(200);
  await deliverAll();
  expect(mail.received).toHaveLength(1);
  const [{ to, text } = { to: [], text: '' }] = mail.received;
  expect(to).toEqual(['people@laurel.example']);
  const headers = headersOf(text);
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect([...headers.keys()].filter((name) => !usualHeaders.has(name))).toEqual([]);
});

test('A33: whatever members write, a mail has one recipient and its own headers', { tags: 'seed' }, async () => {
  const max = await portal.make.member({ is_manager: true, email: 'max@laurel.example' });
  await portal.db.updateTable('members').set({ manager_id: max.id }).where('id', '=', bob.id).execute();
  const lines = [
    'Thanks\r\nBcc: victim@test.example\r\n\r\nbody',
    'Thanks\nCc: victim@test.example',
    '\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<script>',
    '=?utf-8?Q?=0D=0ABcc:_victim@test.example?=',
    '\r\n.\r\nRCPT TO:<victim@test.example>\r\nDATA',
    '----_NmP-1-Part_1--',
  ];
  for (const line of lines) {
    const oneLine = line.replace(/\p{Cc}+/gu, ' ').trim();
    await portal.post('/api/member/memberupdate', { firstname: oneLine }, { as: ann.id });
    const card = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: line, sendBy: 'email' };
    const given = await portal.post('/api/reward/doreward', { ...card, recipients: [bob.memberId] }, { as: ann.id });
    expect(given.status).toBe(200);
    const nomination = { nomCat: ['Act of Courage'], reason: line, members: [bob.memberId] };
    expect((await portal.post('/api/nom/newnom', nomination, { as: ann.id })).status).toBe(200);
    expect((await portal.post('/api/member/memberupdate', { firstname: line }, { as: ann.id })).status).toBe(
      oneLine === line ? 200 : 400,
    );
  }
  // Names also come with the roster, where nobody's form has looked at them.
  await portal.db
    .updateTable('profiles')
    .set({ known_as: 'Eve\r\nBcc: victim@test.example' })
    .where('member_id', '=', ann.id)
    .execute();
  const thanks = {
    what: 'thankyou',
    reason: 'Thank you',
    points: 0,
    message: '',
    sendBy: 'email',
    recipients: [bob.memberId],
  };
  await portal.post('/api/reward/doreward', thanks, { as: ann.id });
  await deliverAll();
  expect(mail.received).toHaveLength(lines.length * 2 + 1);
  for (const { to, text } of mail.received) {
    expect([['bob@laurel.example'], ['max@laurel.example']]).toContainEqual(to);
    const headers = headersOf(text);
    expect([...headers.keys()].filter((name) => !usualHeaders.has(name))).toEqual([]);
    expect(headers.get('to')).toBe(to[0]);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  }
});
