import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { alba } from '../../test/looks.ts';
import { mailServer } from '../../test/mail-server.ts';
import type { MadeMember } from '../../test/make.ts';
import { deliver } from './deliver.ts';
import { transports } from './transports.ts';

let portal: TestApp;
let mail: Awaited<ReturnType<typeof mailServer>>;
let outgoing: ReturnType<typeof transports>;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  mail = await mailServer();
  outgoing = transports({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, mailFrom: 'x@laurel.example', sms: undefined });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Other', points: 1000 });
});
beforeEach(() => {
  mail.received.length = 0;
});
afterAll(async () => {
  outgoing.close();
  await mail.close();
  await portal.close();
});

const thank = (to: MadeMember, by = ann) =>
  portal.post(
    '/api/reward/doreward',
    { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email', recipients: [to.memberId] },
    { as: by.id },
  );

async function deliverAll(): Promise<void> {
  await portal.settle();
  const waiting = await portal.db.selectFrom('messages').select('id').where('state', '=', 'promised').execute();
  const delivery = {
    db: portal.db,
    letters: portal.lettersByName,
    ways: portal.company.ways,
    publicUrl: portal.config.publicUrl,
    transports: outgoing,
    drawing: async () => null,
    told: () => {},
  };
  const gate = { callingCodes: undefined, limited: false };
  for (const { id } of waiting)
    await deliver({ ...delivery, gate, domain: 'laurel.example', clock: () => portal.now }, id);
}

async function erase(who: MadeMember): Promise<void> {
  const owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
  await sql`update members set deactivated_at = now() where id = ${who.id}`.execute(owner);
  await transaction(owner, (tx) => eraseMember(tx, who.memberNumber, portal.now));
  await owner.destroy();
}

const statesTo = async ({ id }: MadeMember) =>
  (await portal.db.selectFrom('messages').select(['state', 'address']).where('member_id', '=', id).execute()).map(
    ({ state, address }) => [state, address],
  );

test('a letter is written when it is delivered: for its reader as they are then, where they are then', {
  tags: 'seed',
}, async () => {
  const bob = await portal.make.member({ firstname: 'Bob', email: 'old@test.example' });
  expect((await thank(bob)).status).toBe(200);
  await portal.settle();
  await portal.db
    .updateTable('profiles')
    .set({ known_as: 'Bobby', email: 'new@test.example' })
    .where('member_id', '=', bob.id)
    .execute();
  await portal.make.look(alba);
  await portal.company.ways.known();
  await portal.db.updateTable('members').set({ site_template: 'alba' }).where('id', '=', bob.id).execute();
  await deliverAll();
  expect(mail.received.map(({ to }) => to)).toEqual([['new@test.example']]);
  expect(mail.received[0]?.text).toContain('Hello Bobby,');
  expect(mail.received[0]?.text).toContain('See it in Alba');
  expect(await statesTo(bob)).toEqual([['sent', 'new@test.example']]);
});

test('who is erased gets nothing any more, and nobody gets their words', { tags: 'seed' }, async () => {
  const [bob, cy] = [await portal.make.member(), await portal.make.member({ points: 10 })];
  await thank(bob);
  await thank(bob, cy);
  await portal.settle();
  await erase(cy);
  await deliverAll();
  expect(mail.received).toHaveLength(1);
  expect(mail.received[0]?.text).toContain('Ann Other says thank you');
  await thank(bob);
  await portal.settle();
  await erase(bob);
  await deliverAll();
  expect(mail.received).toHaveLength(1);
  expect(await statesTo(bob)).toEqual([
    ['sent', null],
    ['undeliverable', null],
    ['undeliverable', null],
  ]);
});

test('the code of a link lies sealed until its letter is sent, and works afterwards', async () => {
  const bob = await portal.make.member();
  await portal.post('/api/member/memberupdate', { email: 'bob@private.example' }, { as: bob.id });
  const lies = () =>
    portal.db
      .selectFrom('email_confirmations')
      .select(['sealed_code', 'code_hash'])
      .where('member_id', '=', bob.id)
      .executeTakeFirstOrThrow();
  await portal.settle();
  expect((await lies()).sealed_code).not.toBeNull();
  await deliverAll();
  expect((await lies()).sealed_code).toBeNull();
  const [letter] = mail.received.filter(({ to }) => to[0] === 'bob@private.example');
  const text = (letter?.text ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const code = /confirm=([\w-]+)/.exec(text)?.[1];
  const places = JSON.stringify(
    await sql`select * from events e left join event_particulars p on p.event_id = e.id`.execute(portal.db),
  );
  expect([code?.length, places.includes(String(code))]).toEqual([43, false]);
  expect((await portal.post('/api/member/confirmemail', { code }, { as: bob.id })).status).toBe(200);
});

test('an event that is read again tells nobody twice', { tags: 'seed' }, async () => {
  const bob = await portal.make.member();
  await thank(bob);
  await deliverAll();
  await sql`update subscribers set position = 0 where name = 'mail'`.execute(portal.db);
  await deliverAll();
  expect(mail.received).toHaveLength(1);
});
