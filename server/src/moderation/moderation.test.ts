import type { Audience } from '@laurel/contract/programme/audience';
import { monthOf } from '@laurel/contract/rules/months';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
let mod: MadeMember;
let col: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let eve: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  mod = await make.member({ roles: [{ capability: 'moderator' }], firstname: 'Mod', surname: 'Erator' });
  col = await make.member({ is_admin_reports: true, firstname: 'Col', surname: 'League' });
  ann = await make.member({ points: 100_000, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ firstname: 'Bob', surname: 'Best' });
  eve = await make.member({ firstname: 'Eve', surname: 'Else' });
});
beforeEach(async () => {
  for (const table of ['card_deeds', 'card_reports', 'card_cases', 'messages'])
    await sql`delete from ${sql.table(table)}`.execute(portal.db);
  await sql`update recognitions set hidden_at = null where hidden_at is not null`.execute(portal.db);
});
afterAll(() => portal.close());

const site = (name: string, input: object, by: MadeMember) => portal.post(`/api/site/${name}`, input, { as: by.id });
const call = (name: string, input: object, by = mod) => portal.post(`/api/admin/${name}`, input, { as: by.id });

const most = going.points.payItForward.at(-1) as number;

interface Gift {
  what?: string;
  points?: number;
  to?: MadeMember;
  by?: MadeMember;
  audience?: Audience;
}

/** A card of Ann to Bob, with points or without. */
async function given(
  { what = 'payitforward', points = most, to = bob, by = ann, ...more } = {} as Gift,
): Promise<string> {
  const reason = what === 'thankyou' ? going.celebrate.thankYou.name : behaviour;
  const gift = { what, reason, points, message: 'Words on it' };
  const { status } = await portal.post(
    '/api/reward/doreward',
    { ...gift, sendBy: 'email', recipients: [to.memberId], ...more },
    { as: by.id },
  );
  expect(status).toBe(200);
  const { rows } = await sql<{ id: string }>`select max(id)::text as id from recognitions`.execute(portal.db);
  return rows[0]?.id as string;
}
const report = (cardId: string, by: MadeMember, text = 'Not kind') =>
  site('reportcard', { cardId, reason: 'offensive', text }, by);
const one = async (cardId: string, by = mod) => (await call('reportedone', { cardId }, by)).body;
const decide = (cardId: string, way: string, revision = 0, by = mod) =>
  call('decidecard', { cardId, way, revision }, by);
const cardOf = async (cardId: string, by: MadeMember) => (await site('getcard', { cardId }, by)).body;

describe('a report', () => {
  test('is made once by who can see the card, and never by who gave it', async () => {
    const cardId = await given();
    expect((await report(cardId, ann)).status).toBe(403);
    expect((await report(cardId, bob)).status).toBe(200);
    expect((await report(cardId, bob)).status).toBe(400);
    expect((await report(cardId, eve)).status).toBe(200);
    expect(await one(cardId)).toMatchObject({
      ...{ state: 'open', reports: 2, message: 'Words on it', from: { name: 'Ann Able' }, to: { name: 'Bob Best' } },
      said: [
        { by: { name: 'Bob Best' }, reason: 'offensive', text: 'Not kind' },
        { by: { name: 'Eve Else' }, isWithdrawn: false },
      ],
    });
    const private_ = await given({ what: 'thankyou', points: 0, audience: 'us' });
    expect((await report(private_, eve)).status).toBe(404);
    expect((await report(private_, bob)).status).toBe(200);
  });

  test('twenty at once are twenty reports of one card, and the same person’s ten are one', async () => {
    const cardId = await given();
    const many = await Promise.all(Array.from({ length: 20 }, () => portal.make.member()));
    const answers = await Promise.all(many.map((by) => report(cardId, by)));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
    const own = await Promise.all(Array.from({ length: 10 }, () => report(cardId, bob)));
    expect(own.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await one(cardId)).toMatchObject({ state: 'open', reports: 21 });
  });

  test('is withdrawn by who made it; a card that nobody reports waits for nobody', async () => {
    const cardId = await given();
    await report(cardId, bob);
    expect(await cardOf(cardId, bob)).toMatchObject({ isReported: true });
    expect((await site('withdrawreport', { cardId }, eve)).status).toBe(404);
    expect((await site('withdrawreport', { cardId }, bob)).status).toBe(200);
    expect(await one(cardId)).toMatchObject({ state: 'dropped', reports: 0, said: [{ isWithdrawn: true }] });
    expect((await report(cardId, bob)).status).toBe(200);
    expect((await one(cardId)).state).toBe('open');
  });

  test('tells neither giver nor receiver who made it', async () => {
    const cardId = await given();
    await report(cardId, eve);
    await portal.settle();
    for (const by of [ann, bob]) {
      const { body } = await portal.post('/api/member/exportmydata', {}, { as: by.id });
      expect(JSON.stringify([body, await cardOf(cardId, by)])).not.toContain('Not kind');
    }
    const { body } = await portal.post('/api/member/exportmydata', {}, { as: eve.id });
    expect(body.cardsReported).toMatchObject([{ reason: 'offensive', words: 'Not kind' }]);
  });
});

describe('a decision', () => {
  test('hides the card everywhere but to whose it is, and shows it again', async () => {
    const cardId = await given();
    await report(cardId, eve);
    const recent = async () =>
      JSON.stringify((await portal.post('/api/site/getrecentrecognition', {}, { as: eve.id })).body);
    const before = await recent();
    expect(before).toContain('Bob Best');
    await sql`update recognitions set withdrawn_at = now() where to_id = ${bob.id} and id <> ${cardId}::bigint`.execute(
      portal.db,
    );
    expect((await decide(cardId, 'hide', 0)).body).toMatchObject({ state: 'hidden', revision: 1 });
    expect(await recent()).not.toContain('Bob Best');
    for (const by of [ann, bob]) {
      expect((await cardOf(cardId, by)).card).toMatchObject({ isHidden: true, message: 'Words on it' });
    }
    expect((await cardOf(cardId, bob)).mayReport).toBe(false);
    expect((await report(cardId, bob)).status).toBe(404);
    expect((await decide(cardId, 'hide', 1)).status).toBe(400);
    expect((await decide(cardId, 'show', 1)).body).toMatchObject({ state: 'kept', revision: 2 });
    expect(await recent()).toContain('Bob Best');
  });

  test('whoever reads it otherwise, and in whatever role: what stood on a hidden card is nowhere', async () => {
    const { make } = portal;
    const [manager, finance, auditor, people] = await Promise.all([
      make.member({ is_manager: true }),
      make.member({ roles: [{ capability: 'finance' }] }),
      make.member({ roles: [{ capability: 'auditor' }] }),
      make.member({ roles: [{ capability: 'people' }] }),
    ]);
    const cardId = await given();
    await report(cardId, eve);
    const month = monthOf(portal.now);
    const asked: [string, object][] = [
      ['/api/site/getrecentrecognition', {}],
      ['/api/nom/wallOfFame', {}],
      ['/api/member/getmemberdata', {}],
      ['/api/report/myrecognitions', { selMonth: month }],
      ['/api/site/getcard', { cardId }],
      ['/api/report/reportmanagement', { selMonthFrom: month, selMonthTo: month, isAll: true }],
      ['/api/report/exportmanagement', { selMonthFrom: month, selMonthTo: month, isAll: true, format: 'csv' }],
      ['/api/admin/personrecognitions', { memberId: bob.memberId, limit: 50 }],
    ];
    const places = async () => {
      const found = await Promise.all(
        [eve, manager, finance, auditor, people, col].flatMap((by) =>
          asked.map(async ([path, input]) => {
            const { body } = await portal.post(path, input, { as: by.id });
            return JSON.stringify(body).includes('Words on it') ? [path] : [];
          }),
        ),
      );
      return [...new Set(found.flat())].sort();
    };
    expect(await places()).toEqual(['/api/report/exportmanagement', '/api/report/reportmanagement']);
    await sql`update recognitions set hidden_at = now()`.execute(portal.db);
    expect(await places()).toEqual([]);
  });

  test('of two at once one counts, and the other is told which', async () => {
    const cardId = await given();
    await report(cardId, eve);
    const answers = await Promise.all([decide(cardId, 'hide'), decide(cardId, 'keep', 0, col)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 400]);
    expect(lost?.body).toMatchObject({
      state: won?.body.state,
      revision: 1,
      message: expect.stringContaining('meanwhile'),
    });
  });

  test('what was left as it is is open again when somebody else reports it', async () => {
    const cardId = await given();
    await report(cardId, eve);
    await decide(cardId, 'keep');
    expect((await one(cardId)).state).toBe('kept');
    expect((await report(cardId, eve)).status).toBe(400);
    expect((await one(cardId)).state).toBe('kept');
    await report(cardId, bob);
    expect((await one(cardId)).state).toBe('open');
  });

  test('is nobody’s who gave, received or reported the card', async () => {
    const own = await given({ to: mod });
    await report(own, eve);
    expect((await call('reportedone', { cardId: own })).status).toBe(404);
    expect((await call('reportedlist', { limit: 10 })).body.cards).toEqual([]);
    const refused = await decide(own, 'keep');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('gave, received or reported'),
    ]);
    const reported = await given();
    await report(reported, mod);
    expect((await call('reportedlist', { limit: 10 })).body.cards).toMatchObject([{ cardId: reported, isOwn: true }]);
    expect((await decide(reported, 'keep')).status).toBe(403);
    expect((await call('talkaboutcard', { cardId: reported, to: 'giver', text: 'Hi' })).status).toBe(403);
    expect((await decide(reported, 'keep', 0, col)).status).toBe(200);
  });

  test('is told once to who reported it, without a detail; who gave it hears what moderators write', async () => {
    const cardId = await given();
    await report(cardId, eve);
    await call('talkaboutcard', { cardId, to: 'giver', text: 'Shall we talk?' });
    await decide(cardId, 'hide');
    const [talk] = await portal.letters(ann, 'card talk');
    expect(talk?.text).toContain('Shall we talk?');
    expect(talk?.replyTo).toBe(portal.config.contactTo);
    const told = await portal.letters(eve, 'report decided');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toMatch(/hidden|Ann|Bob/);
    expect((await one(cardId)).deeds).toMatchObject([
      { kind: 'talked', to: { name: 'Ann Able' }, text: 'Shall we talk?' },
      { kind: 'hidden', by: { name: 'Mod Erator' } },
    ]);
    const acts = (await portal.acts()).slice(-2);
    expect(acts.map(({ act, actor_id }) => [act, actor_id])).toEqual([
      ['card.talked', mod.id],
      ['card.decided', mod.id],
    ]);
    expect(JSON.stringify(acts)).not.toContain('Shall we');
  });

  test('is for moderators, with a list by pages and a file', async () => {
    const cards = [await given(), await given(), await given()];
    for (const cardId of cards) await report(cardId, eve);
    expect((await call('reportedlist', { limit: 1 }, ann)).status).toBe(403);
    const first = (await call('reportedlist', { limit: 2, state: 'open', search: 'ann able' })).body;
    expect([first.cards.length, first.total]).toEqual([2, 3]);
    const second = (await call('reportedlist', { limit: 2, state: 'open', after: first.next })).body;
    expect([second.cards.length, second.next]).toEqual([1, null]);
    const file = await call('exportreported', { format: 'csv', state: 'open' });
    expect(file.body.trim().split('\n')).toHaveLength(4);
    expect(file.body).not.toContain('Eve');
    expect((await portal.post('/api/member/waiting', {}, { as: mod.id })).body.cards).toMatchObject({ count: 3 });
  });
});
