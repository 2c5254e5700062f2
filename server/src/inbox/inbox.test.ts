import type { ContactRow } from '@laurel/contract/calls/inbox/contact-shown';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';

let portal: TestApp;
let con: MadeMember;
let col: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  con = await portal.make.member({ roles: [{ capability: 'content' }], firstname: 'Con', surname: 'Tent' });
  col = await portal.make.member({ is_admin_reports: true, firstname: 'Col', surname: 'League' });
  ann = await portal.make.member({ firstname: 'Ann', surname: 'Able', language: 'de' });
});
beforeEach(async () => {
  await sql`delete from contact_messages`.execute(portal.db);
  await sql`delete from contact_spam`.execute(portal.db);
  await sql`delete from messages`.execute(portal.db);
});
afterAll(() => portal.close());

const call = (name: string, input: object, by = con) => portal.post(`/api/admin/${name}`, input, { as: by.id });
const done = async (name: string, input: object, by = con) => {
  const { status, body } = await call(name, input, by);
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body as { revision: number; state: string };
};

interface Written {
  by?: MadeMember;
  name?: string;
  email?: string;
  words?: string;
  language?: string;
}

/** Writes a message and answers its number. */
async function write({
  by,
  name = 'Olga Outside',
  email = 'olga@out.example',
  words = 'Hello\nthere',
  language,
}: Written = {}) {
  const { status } = await portal.post(
    '/api/site/contactussend',
    { ContactName: name, EmailAddress: email, Message: words, AcceptTerms: true },
    { ...(by && { as: by.id }), ...(language && { headers: { 'accept-language': language } }) },
  );
  expect(status).toBe(200);
  const { rows } = await sql<{ id: string }>`select max(id)::text as id from contact_messages`.execute(portal.db);
  return rows[0]?.id as string;
}
const listed = async (filter: object = {}, by = con): Promise<ContactRow[]> =>
  (await call('inboxlist', { limit: 100, ...filter }, by)).body.contacts;
const idsOf = async (filter: object, by = con) => (await listed(filter, by)).map(({ contactId }) => contactId);
const one = async (contactId: string, by = con) => (await call('inboxone', { contactId }, by)).body;
const kindsOf = async (contactId: string, by = con) =>
  (await one(contactId, by)).entries.map(({ kind }: { kind: string }) => kind);

describe('inboxlist', () => {
  test('tells who wrote what and when, the newest first, with what is open', async () => {
    const first = await write();
    const second = await write({ by: ann, name: 'Ann', email: 'ann@home.example', words: 'x'.repeat(500) });
    const { body } = await call('inboxlist', { limit: 100 });
    expect(body).toMatchObject({ total: 2, isMore: false, next: null, open: { all: 2, mine: 0 } });
    expect(body.contacts).toMatchObject([
      {
        contactId: second,
        ...{ state: 'open', revision: 0, name: 'Ann', email: 'ann@home.example', beginning: 'x'.repeat(200) },
        ...{ member: { memberId: ann.memberId, name: 'Ann Able' }, takenBy: null, isOwn: false, answers: 0, failed: 0 },
      },
      { contactId: first, name: 'Olga Outside', beginning: 'Hello\nthere', member: null },
    ]);
  });

  test('is narrowed by state, by who has taken it, by who wrote it, by day and by words', async () => {
    const outside = await write({ words: 'My 50%_card is lost' });
    const inside = await write({ by: ann, name: 'Ann', words: 'Where is my order?' });
    await done('inboxassign', { contactId: inside, revision: 0, way: 'take' });
    await done('inboxmove', { contactId: outside, revision: 0, to: 'closed' }, col);
    expect(await idsOf({ state: 'open' })).toEqual([inside]);
    expect(await idsOf({ state: 'closed' })).toEqual([outside]);
    expect(await idsOf({ taken: 'mine' })).toEqual([inside]);
    expect(await idsOf({ taken: 'mine' }, col)).toEqual([]);
    expect(await idsOf({ taken: 'somebody' }, col)).toEqual([inside]);
    expect(await idsOf({ taken: 'nobody' })).toEqual([outside]);
    expect(await idsOf({ from: 'members' })).toEqual([inside]);
    expect(await idsOf({ from: 'outside' })).toEqual([outside]);
    expect(await idsOf({ search: '50%_CARD lost' })).toEqual([outside]);
    expect(await idsOf({ search: '50xcard' })).toEqual([]);
    expect(await idsOf({ search: inside })).toEqual([inside]);
    const soon = new Date(portal.now.getTime() + 1000).toISOString();
    expect(await idsOf({ dateUntil: soon })).toEqual([inside, outside]);
    expect(await idsOf({ dateFrom: soon })).toEqual([]);
  });

  test('comes by pages, and behind a place nothing is counted', async () => {
    const ids = [await write(), await write({ email: 'b@out.example' }), await write({ email: 'c@out.example' })];
    const first = (await call('inboxlist', { limit: 2 })).body;
    expect([first.contacts.length, first.next, first.total]).toEqual([2, ids[1], 3]);
    const second = (await call('inboxlist', { limit: 2, after: first.next })).body;
    expect([second.contacts[0].contactId, second.next, second.total]).toEqual([ids[0], null, undefined]);
  });

  test('is for who keeps the content, and auditors read it', async () => {
    const contactId = await write();
    const plain = await call('inboxlist', { limit: 1 }, ann);
    expect(plain.status).toBe(403);
    const auditor = await portal.make.member({ roles: [{ capability: 'auditor' }] });
    expect((await call('inboxone', { contactId }, auditor)).status).toBe(200);
    const refused = await call('inboxanswer', { contactId, revision: 0, text: 'Hello' }, auditor);
    expect(refused.status).toBe(403);
  });

  test('is saved as a file, as it is filtered', async () => {
    await write({ name: '=Olga', words: 'One' });
    const ours = await write({ by: ann, name: 'Ann', words: 'Two' });
    await done('inboxanswer', { contactId: ours, revision: 0, text: 'Yes' });
    const { body } = await call('exportinbox', { format: 'csv' });
    expect(body).toContain('Number');
    expect(body).toContain("'=Olga");
    const part = (await call('exportinbox', { format: 'csv', from: 'members' })).body;
    expect(part).not.toContain('Olga');
    expect(part.trim().split('\n')[1]).toContain('Answered');
    const workbook = await call('exportinbox', { format: 'xlsx', state: 'open', search: 'one' });
    expect(workbook.status).toBe(200);
  });
});

describe('an answer', () => {
  test('goes to the address that was given, in the words of its writer’s language, with what they wrote', async () => {
    const contactId = await write({ by: ann, name: 'Ann', email: 'ann@home.example', words: 'One\nTwo' });
    const now = await done('inboxanswer', { contactId, revision: 0, text: 'Here <b>you</b> are' });
    expect(now).toMatchObject({ revision: 1, state: 'answered' });
    const [letter] = await portal.letters(undefined, 'contact answer');
    expect(letter).toMatchObject({
      ...{ to: 'ann@home.example', replyTo: portal.config.contactTo, memberId: ann.id },
      subject: `Deine Nachricht ${contactId}`,
    });
    expect(letter?.html).toBeUndefined();
    expect(letter?.text).toContain('Here <b>you</b> are');
    expect(letter?.text).toContain('> One\n> Two');
    expect((await one(contactId)).takenBy.name).toBe('Con Tent');
  });

  test('from outside it is read in the language of the browser, otherwise in the company’s', async () => {
    const italian = await write({ language: 'it-CH,it;q=0.9' });
    const unknown = await write({ language: 'xx', email: 'b@out.example' });
    expect(await one(italian)).toMatchObject({ language: 'it', member: null });
    for (const contactId of [italian, unknown]) await done('inboxanswer', { contactId, revision: 0, text: 'Yes' });
    const subjects = (await portal.letters(undefined, 'contact answer')).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('Il tuo messaggio'), `Your message ${unknown}`]);
  });

  test('no name, however it is written, adds a header or a line', async () => {
    const plain = { EmailAddress: 'a@out.example', Message: 'Hi', AcceptTerms: true };
    const injected = { ...plain, ContactName: 'Eve\r\nBcc: all@out.example' };
    expect((await portal.post('/api/site/contactussend', injected)).status).toBe(400);
    const header = { ...plain, ContactName: 'Eve', EmailAddress: 'a@out.example\r\nBcc: x@y.example' };
    expect((await portal.post('/api/site/contactussend', header)).status).toBe(400);
  });

  test('of two who answer at once one does, and the other is told what was sent', async () => {
    const contactId = await write();
    const answers: Answer[] = await Promise.all(
      [con, col].map((by) => call('inboxanswer', { contactId, revision: 0, text: `By ${by.id}` }, by)),
    );
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status) as [Answer, Answer];
    expect([won.status, lost.status]).toEqual([200, 400]);
    expect(lost.body).toMatchObject({ state: 'answered', revision: 1, lately: { kind: 'answer' } });
    expect(lost.body.lately.text).toMatch(/^By \d+$/);
    expect(await portal.letters(undefined, 'contact answer')).toHaveLength(1);
  });

  test('asked ten times with one key it is sent once', async () => {
    const contactId = await write();
    const input = { contactId, revision: 0, text: 'Once' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.post('/api/admin/inboxanswer', input, { as: con.id, key: 'once-only' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await kindsOf(contactId)).toEqual(['answer']);
  });

  test('that did not get through says why and can be sent again, once', async () => {
    const contactId = await write();
    await done('inboxanswer', { contactId, revision: 0, text: 'Yes' });
    await portal.settle();
    await sql`update messages set state = 'stuck', ended_at = now(), last_error = '550 no such user' where letter = 'contact answer'`.execute(
      portal.db,
    );
    const [entry] = (await one(contactId)).entries;
    expect(entry.mail).toMatchObject({ state: 'stuck', reason: expect.stringMatching(/./) });
    expect((await listed())[0]).toMatchObject({ answers: 1, failed: 1 });
    await done('inboxresend', { contactId, answerId: entry.entryId });
    expect((await one(contactId)).entries[0].mail.state).toBe('promised');
    const again = await call('inboxresend', { contactId, answerId: entry.entryId });
    expect([again.status, again.body.message]).toEqual([400, expect.stringContaining('did not fail')]);
    const elsewhere = await write({ email: 'b@out.example' });
    expect((await call('inboxresend', { contactId: elsewhere, answerId: entry.entryId })).status).toBe(404);
  });

  test('is read by who wrote, in the portal, and by nobody else', async () => {
    const contactId = await write({ by: ann, name: 'Ann', words: 'Mine' });
    await write();
    await done('inboxanswer', { contactId, revision: 0, text: 'Yours' });
    await done('inboxnote', { contactId, text: 'Between us' });
    const own = (by: MadeMember) => portal.post('/api/site/mycontacts', { limit: 10 }, { as: by.id });
    const { body } = await own(ann);
    expect(body).toMatchObject({
      contacts: [{ contactId, text: 'Mine', state: 'answered', answers: [{ text: 'Yours' }] }],
      next: null,
    });
    expect(JSON.stringify(body)).not.toContain('Between us');
    expect((await own(con)).body.contacts).toEqual([]);
  });
});

describe('what is done with a message', () => {
  test('it is taken, handed over, given back; each who was slower is told', async () => {
    const contactId = await write();
    await done('inboxassign', { contactId, revision: 0, way: 'take' });
    const slow = await call('inboxassign', { contactId, revision: 0, way: 'take' }, col);
    expect([slow.status, slow.body.message]).toEqual([400, 'Con Tent took this message meanwhile.']);
    const { keepers } = (await call('inboxkeepers', {})).body;
    expect(keepers.map(({ name }: { name: string }) => name)).toContain('Col League');
    await done('inboxassign', { contactId, revision: 1, way: 'hand', memberId: col.memberId });
    expect((await one(contactId)).takenBy.name).toBe('Col League');
    await done('inboxassign', { contactId, revision: 2, way: 'giveBack' }, col);
    expect(await kindsOf(contactId)).toEqual(['taken', 'handed', 'givenBack']);
    const plain = await call('inboxassign', { contactId, revision: 3, way: 'hand', memberId: ann.memberId });
    expect([plain.status, Object.keys(plain.body.formErrors)]).toEqual([400, ['memberId']]);
    expect((await call('inboxassign', { contactId, revision: 3, way: 'hand' })).status).toBe(400);
  });

  test('it is closed and opened again, and nothing is done that is so already', async () => {
    const contactId = await write();
    await done('inboxmove', { contactId, revision: 0, to: 'closed' });
    expect((await call('inboxmove', { contactId, revision: 1, to: 'closed' })).status).toBe(400);
    await done('inboxmove', { contactId, revision: 1, to: 'open' });
    expect((await call('inboxmove', { contactId, revision: 2, to: 'open' })).status).toBe(400);
    expect(await kindsOf(contactId)).toEqual(['closed', 'reopened']);
  });

  test('spam from outside marks its address, until it is opened again; spam is not mailed and not answered', async () => {
    const first = await write({ email: 'Spam@Out.example' });
    await done('inboxmove', { contactId: first, revision: 0, to: 'spam' });
    await portal.settle();
    await sql`delete from messages`.execute(portal.db);
    const later = await write({ email: 'spam@out.example' });
    expect(await idsOf({ state: 'spam' })).toEqual([later, first]);
    expect(await portal.letters(undefined, 'contact')).toEqual([]);
    expect((await call('inboxanswer', { contactId: later, revision: 0, text: 'No' })).status).toBe(400);
    const member = await write({ by: ann, name: 'Ann', email: 'spam@out.example' });
    expect((await one(member)).state).toBe('open');
    expect((await one(later)).isSpamAddress).toBe(true);
    await done('inboxmove', { contactId: later, revision: 0, to: 'open' });
    expect((await one(await write({ email: 'SPAM@out.example' }))).state).toBe('open');
  });

  test('nobody deals with what they wrote themselves, nor reads what is noted of it', async () => {
    const contactId = await write({ by: con, name: 'Con' });
    await done('inboxnote', { contactId, text: 'Careful' }, col);
    expect((await one(contactId)).isOwn).toBe(true);
    expect(await kindsOf(contactId)).toEqual([]);
    const deeds: [string, object][] = [
      ['inboxanswer', { revision: 0, text: 'To me' }],
      ['inboxnote', { text: 'To me' }],
      ['inboxassign', { revision: 0, way: 'take' }],
      ['inboxmove', { revision: 0, to: 'closed' }],
      ['inboxresend', { answerId: '1' }],
    ];
    for (const [name, input] of deeds)
      expect([name, (await call(name, { contactId, ...input })).status]).toEqual([name, 403]);
    const handed = { contactId, revision: 0, way: 'hand', memberId: con.memberId };
    expect((await call('inboxassign', handed, col)).status).toBe(400);
  });

  test('a message that is not there is not found, and nothing is done', async () => {
    const answer = await withoutEffect(portal.db, () =>
      call('inboxanswer', { contactId: '999', revision: 0, text: 'x' }),
    );
    expect(answer.status).toBe(404);
  });

  test('every act is in the audit, without a word of what was written', async () => {
    const contactId = await write();
    const before = (await portal.acts()).length;
    await done('inboxassign', { contactId, revision: 0, way: 'hand', memberId: col.memberId });
    await done('inboxnote', { contactId, text: 'Secret' });
    await done('inboxanswer', { contactId, revision: 1, text: 'Secret' });
    await done('inboxmove', { contactId, revision: 2, to: 'closed' });
    const acts = (await portal.acts()).slice(before);
    expect(acts.map(({ act, subject, actor_id }) => [act, subject, actor_id])).toEqual(
      ['assigned', 'noted', 'answered', 'moved'].map((act) => [`contact.${act}`, `contact:${contactId}`, con.id]),
    );
    expect(JSON.stringify(acts)).not.toContain('Secret');
    const { entries } = (await call('auditlist', { limit: 4, kind: 'contacts' }, col)).body;
    expect(entries.map(({ words }: { words: string }) => words)).toEqual([
      `Message ${contactId} to the company was closed.`,
      `Message ${contactId} to the company was answered.`,
      `A note was written on message ${contactId} to the company.`,
      `Message ${contactId} to the company was handed over to Col League.`,
    ]);
  });
});
