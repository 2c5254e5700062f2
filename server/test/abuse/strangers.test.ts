import { randomBytes } from 'node:crypto';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { issueToken } from '#session/tokens';
import { type TestApp, testApp } from '../app.ts';
import { expectBooksRight } from '../books.ts';
import type { MadeMember } from '../make.ts';
import { csv, rosterDesk } from '../roster.ts';

let portal: TestApp;

beforeAll(async () => {
  portal = await testApp({
    LAUREL_RATE_LIMITS: 'on',
    SMS_URL: 'http://127.0.0.1:9/Messages',
    SMS_FROM: 'Laurel',
    SMS_COUNTRIES: '+27,+49',
  });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** With a token of the day: days pass in these tests. */
async function post(path: string, body: object, by: MadeMember) {
  const token = await transaction(portal.db, (tx) => issueToken(tx, by.id, randomBytes(32), portal.now));
  return portal.post(path, body, { token });
}

const update = (body: object, by: MadeMember) => post('/api/member/memberupdate', body, by);

async function messagesTo(member: MadeMember) {
  return (await portal.letters(member)).map(({ to, ...rest }) => ({ ...rest, address: to }));
}

const rowOf = (member: MadeMember) =>
  portal.db.selectFrom('profiles').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow();

async function confirm(member: MadeMember) {
  const letters = (await messagesTo(member)).filter(({ letter }) => letter === 'confirm e-mail');
  const code = /confirm=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1];
  return post('/api/member/confirmemail', { code }, member);
}

describe('D1: nobody writes to strangers through the portal', () => {
  test('a number that the member chose is never warned, however often it changes; changes are few a day', async () => {
    portal.now = new Date('2026-11-02T08:00:00Z');
    const mallory = await portal.make.member();
    const own = (await rowOf(mallory)).roster_cell_num;
    const statuses = [];
    for (let i = 0; i < 30; i += 1)
      statuses.push((await update({ cellNum: `+49176040690${String(i).padStart(2, '0')}` }, mallory)).status);
    expect(statuses).toEqual([...Array(rateLimits.addressChanges.max).fill(200), ...Array(25).fill(429)]);
    const sms = (await messagesTo(mallory)).filter(({ channel }) => channel === 'sms');
    expect(new Set(sms.map(({ address }) => address))).toEqual(new Set([own]));
    expect(sms.length).toBeLessThanOrEqual(rateLimits.addressChanges.max);
  });

  test('20 changes at once are five at the most', async () => {
    portal.now = new Date('2026-11-03T08:00:00Z');
    const mallory = await portal.make.member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => update({ email: `stranger${i}@elsewhere.example` }, mallory)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(rateLimits.addressChanges.max);
  });

  test('saving other things is no change of an address, and is limited by itself', async () => {
    portal.now = new Date('2026-11-04T08:00:00Z');
    const bob = await portal.make.member();
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await update({ firstname: `Bob${i}` }, bob)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  test.each(['+1 900 555 0100', '+27 86 123 4567', '+44 70 1234 5678', '+27 11 555 0100', '082 12'])(
    'the number %s is refused with its field',
    async (cellNum) => {
      portal.now = new Date('2026-11-05T08:00:00Z');
      const bob = await portal.make.member();
      const answer = await update({ cellNum }, bob);
      expect([answer.status, Boolean(answer.body.formErrors.cellNum)]).toEqual([400, true]);
    },
  );

  test('an address that nobody confirmed gets 20 e-mails a day, and none of the warnings', {
    tags: 'seed',
  }, async () => {
    portal.now = new Date('2026-11-06T08:00:00Z');
    const mallory = await portal.make.member();
    await update({ email: 'victim@elsewhere.example' }, mallory);
    const givers = await Promise.all(Array.from({ length: 25 }, () => portal.make.member()));
    const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email' };
    const answers = await Promise.all(
      givers.map(({ id }) =>
        portal.post('/api/reward/doreward', { ...card, recipients: [mallory.memberId] }, { as: id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
    const toVictim = (await messagesTo(mallory)).filter(({ address }) => address === 'victim@elsewhere.example');
    expect(toVictim.filter(({ state }) => state === 'promised')).toHaveLength(rateLimits.emailPerStranger.max);
    expect(toVictim.filter(({ state }) => state === 'undeliverable')).toHaveLength(
      26 - rateLimits.emailPerStranger.max,
    );
    portal.now = new Date('2026-11-06T09:00:00Z');
    await update({ email: 'other@elsewhere.example' }, mallory);
    const warnings = (await messagesTo(mallory)).filter(({ letter }) => letter === 'addresses changed');
    expect(warnings.map(({ address }) => address)).toEqual([mallory.email, mallory.email]);
  });

  test('an address is warned when it has been confirmed for a day', async () => {
    portal.now = new Date('2026-11-07T08:00:00Z');
    const bob = await portal.make.member();
    await update({ email: 'bob@private.example' }, bob);
    expect((await confirm(bob)).body.memberData.isEmailConfirmed).toBe(true);
    portal.now = new Date('2026-11-08T07:59:00Z');
    await update({ email: 'second@private.example' }, bob);
    await confirm(bob);
    portal.now = new Date('2026-11-09T08:00:00Z');
    await update({ email: 'third@private.example' }, bob);
    const warnings = (await messagesTo(bob)).filter(({ letter }) => letter === 'addresses changed');
    expect(warnings.map(({ address }) => address)).toEqual([bob.email, bob.email, 'second@private.example']);
  });
});

describe('D5: who chooses an address keeps it from nobody', () => {
  test('it serves at once and passes the forced update, and the roster of its owner goes in', async () => {
    portal.now = new Date('2026-11-10T08:00:00Z');
    const desk = await rosterDesk(portal);
    const mallory = await portal.make.member({ firstname: 'Mal', surname: 'Lory', email: null, points: 50 });
    const answer = await update({ email: 'future.colleague@laurel.example' }, mallory);
    expect(answer.body.memberData).toMatchObject({
      email: 'future.colleague@laurel.example',
      isEmailConfirmed: false,
    });
    const shop = await portal.post('/api/shop/categorylist', {}, { as: mallory.id });
    expect(shop.status).toBe(200);
    const { rows: members } = { rows: await desk.active() };
    const file = csv(
      ...members.map(({ member_number, firstname, surname, roster_email, is_admin_reports, division_code }) => ({
        memberNumber: member_number,
        firstName: firstname,
        surname,
        email: roster_email ?? '',
        divisionCode: division_code,
        division: `Division ${division_code}`,
        isAdminReports: String(is_admin_reports),
        ...(member_number === mallory.memberNumber ? { email: 'mal.lory@laurel.example' } : {}),
      })),
      { memberNumber: 'NEW1', firstName: 'Future', surname: 'Colleague', email: 'Future.Colleague@laurel.example' },
    );
    const upload = await desk.send(file, 'confirm=leavers,roles');
    expect([upload.status, upload.body.message]).toEqual([200, undefined]);
    expect((await rowOf(mallory)).email).toBe('mal.lory@laurel.example');
    const note = (await messagesTo(mallory)).at(-1);
    expect(note).toMatchObject({ address: 'mal.lory@laurel.example', channel: 'email' });
    expect(note?.text).toContain('belongs to a colleague');
    const again = await desk.send(file, 'confirm=leavers,roles');
    expect(again.body).toMatchObject({ added: 0, changed: 0 });
  });

  test('the link works once, for its member, while it is young, and for the address that it was sent to', async () => {
    portal.now = new Date('2026-11-11T08:00:00Z');
    const [ann, bob] = [await portal.make.member(), await portal.make.member()];
    await update({ email: 'ann@private.example' }, ann);
    const code = /confirm=([\w-]+)/.exec(
      (await messagesTo(ann)).find(({ letter }) => letter === 'confirm e-mail')?.text ?? '',
    )?.[1];
    const use = async (by: MadeMember) => (await post('/api/member/confirmemail', { code }, by)).status;
    expect(await use(bob)).toBe(400);
    portal.now = new Date('2026-11-18T08:00:01Z');
    expect(await use(ann)).toBe(400);
    const again = await post('/api/member/resendconfirmation', {}, ann);
    expect(again.status).toBe(200);
    expect((await confirm(ann)).status).toBe(200);
    expect((await confirm(ann)).status).toBe(400);
    expect((await rowOf(ann)).email_confirmed_at).toEqual(portal.now);
    expect((await post('/api/member/resendconfirmation', {}, ann)).status).toBe(400);
  });

  test('of two who chose one address, the one who reads its letters has it', async () => {
    portal.now = new Date('2026-11-12T08:00:00Z');
    const [ann, bob, cy] = [await portal.make.member(), await portal.make.member(), await portal.make.member()];
    expect((await update({ email: 'shared@private.example' }, ann)).status).toBe(200);
    expect((await update({ email: 'Shared@private.example' }, bob)).status).toBe(200);
    expect((await confirm(bob)).status).toBe(200);
    expect((await confirm(ann)).status).toBe(400);
    const late = await update({ email: 'shared@private.example' }, cy);
    expect([late.status, Boolean(late.body.formErrors.email)]).toEqual([400, true]);
    expect((await update({ email: cy.email.toUpperCase() }, cy)).status).toBe(200);
    expect((await rowOf(cy)).email_confirmed_at).toBeNull();
  });

  test('two who confirm one address at once: one has it', async () => {
    portal.now = new Date('2026-11-13T08:00:00Z');
    const people = await Promise.all(Array.from({ length: 6 }, () => portal.make.member()));
    for (const person of people) await update({ email: 'race@private.example' }, person);
    const answers = await Promise.all(people.map(confirm));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});

describe('D12: names that nobody sees', () => {
  const invisible = ['\u200b\u200d', '\u202e', '\u3164', '\u2800 \u2800'];

  test('are refused in a profile, a reason and a card of the competition', async () => {
    portal.now = new Date('2026-11-14T08:00:00Z');
    const [ann, bob] = [await portal.make.member(), await portal.make.member()];
    for (const text of invisible) {
      const profile = await update({ firstname: text }, ann);
      expect([text, profile.status, Boolean(profile.body.formErrors?.firstname)]).toEqual([text, 400, true]);
      const body = { nomCat: ['Act of Courage'], reason: text, members: [bob.memberId] };
      const nomination = await post('/api/nom/newnom', body, ann);
      expect([text, nomination.status, Boolean(nomination.body.formErrors?.reason)]).toEqual([text, 400, true]);
    }
    expect((await update({ firstname: ' ' }, ann)).status).toBe(200);
  });

  test('are refused in a roster, with their line', async () => {
    portal.now = new Date('2026-11-15T08:00:00Z');
    const desk = await rosterDesk(portal);
    const file = csv(desk.adaRow, { memberNumber: 'N1', firstName: '\u3164', surname: '\u202e' });
    const { status, body } = await desk.send(file, 'confirm=leavers,roles');
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { line: 3, field: 'firstName' },
      { line: 3, field: 'surname' },
    ]);
  });

  test('that turn what follows them are refused wherever a name or a line is given, and free text keeps them', {
    tags: 'seed',
  }, async () => {
    portal.now = new Date('2026-11-15T09:00:00Z');
    const [ann, bob] = [await portal.make.member(), await portal.make.member()];
    const turned = 'Ann \u202eevil';
    const contact = { ContactName: turned, EmailAddress: 'ann@home.example', Message: 'Hello', AcceptTerms: true };
    for (const [path, body, field] of [
      ['/api/site/contactussend', contact, 'ContactName'],
      ['/api/member/memberupdate', { firstname: turned }, 'firstname'],
      ['/api/member/memberupdate', { interest1: 'Y', interestOtherDesc: '\u2067x\u2069' }, 'interestOtherDesc'],
      ['/api/idea/ideasubmit', { category: 'Current challenges', title: turned, idea: 'x' }, 'title'],
    ] as const) {
      const { status, body: answer } = await post(path, body, ann);
      expect([path, status, answer.formErrors]).toEqual([path, 400, { [field]: 'Please use one line of plain text.' }]);
    }
    const body = { nomCat: ['Act of Courage'], reason: turned, members: [bob.memberId] };
    expect((await post('/api/nom/newnom', body, ann)).status).toBe(200);
    const desk = await rosterDesk(portal);
    const file = csv(desk.adaRow, { memberNumber: 'N2', firstName: 'Mal\u202e', surname: '\u2066Lory' });
    const upload = await desk.send(file, 'confirm=leavers,roles');
    expect([upload.status, upload.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['firstName', 'surname'],
    ]);
  });

  test('that were given before stand by themselves in a letter', { tags: 'seed' }, async () => {
    portal.now = new Date('2026-11-16T08:00:00Z');
    const mallory = await portal.make.member({ firstname: 'Mal\u202e', surname: 'lory' });
    const bob = await portal.make.member();
    const card = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Hi', sendBy: 'email' };
    expect((await post('/api/reward/doreward', { ...card, recipients: [bob.memberId] }, mallory)).status).toBe(200);
    const [sent] = await portal.letters(bob);
    expect(sent?.subject).toBe('\u2068Mal\u202e lory\u2069 says thank you!');
  });
});
