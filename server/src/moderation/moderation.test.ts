import type { Audience } from '@laurel/contract/programme/audience';
import type { Feature } from '@laurel/contract/programme/items';
import { type Reportable, reportable } from '@laurel/contract/rules/cases';
import { monthOf } from '@laurel/contract/rules/months';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { append } from '#events/append';
import { eraseMember } from '#personal/erase';
import { keepWords } from '#words/keep';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
let mod: MadeMember;
let col: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cy: MadeMember;
let dee: MadeMember;
let eve: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  mod = await make.member({ roles: [{ capability: 'moderator' }], firstname: 'Mod', surname: 'Erator' });
  col = await make.member({ is_admin_reports: true, firstname: 'Col', surname: 'League' });
  ann = await make.member({ points: 100_000, firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ firstname: 'Bob', surname: 'Best' });
  cy = await make.member({ firstname: 'Cy', surname: 'Case' });
  dee = await make.member({ firstname: 'Dee', surname: 'Dawn' });
  eve = await make.member({ firstname: 'Eve', surname: 'Else' });
});
beforeEach(async () => {
  for (const table of ['card_deeds', 'card_reports', 'card_cases', 'messages', 'rate_counters'])
    await sql`delete from ${sql.table(table)}`.execute(portal.db);
  for (const table of Object.values(tables))
    await sql`update ${sql.table(table)} set hidden_at = null where hidden_at is not null`.execute(portal.db);
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
  /** Where they are several. */
  recipients?: string[];
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
const cardOf = async (cardId: string, by: MadeMember) => (await site('getcard', { cardId }, by)).body;

interface Written {
  on?: string;
  by?: MadeMember;
  text?: string;
  mentions?: MadeMember[];
}

/** What Cy writes to a card of Ann to Bob. */
async function commented({ on, by = cy, text = 'At last', mentions = [] } = {} as Written): Promise<string> {
  const { comments } = await cardOf(on ?? (await given()), ann);
  const named = mentions.map(({ memberId }) => memberId);
  const { status, body } = await site('addcomment', { place: comments.place, text, mentions: named }, by);
  expect(status).toBe(200);
  return body.comment.commentId;
}
const edited = (commentId: string, text: string, mentions: MadeMember[] = [], by = cy) =>
  site('editcomment', { commentId, text, mentions: mentions.map(({ memberId }) => memberId) }, by);
const removed = (commentId: string, by = cy) => site('removecomment', { commentId }, by);

type Of = Reportable;
/** An idea that Cy shares. */
async function suggestedByCy(): Promise<string> {
  const category = going.ideaCategories[0]?.name;
  const { status, body } = await portal.post(
    '/api/idea/ideasubmit',
    { category, title: 'Soup', idea: 'On Mondays.', isShared: true },
    { as: cy.id },
  );
  expect(status).toBe(200);
  return body.ideaBoxId;
}
/** What Cy signs on a card for Ann, which she has. */
async function signed(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with card as (
      insert into group_cards (member_id, occasion, day, begun_at, delivered_at)
      select ${ann.id}, 'welcome', '2020-01-01'::date + count(*)::int, ${portal.now}, ${portal.now} from group_cards returning id
    ), asked as (insert into group_card_people (card_id, member_id, asked_at) select id, ${cy.id}, ${portal.now} from card)
    insert into group_card_signatures (card_id, by_id, created_at, changed_at) select id, ${cy.id}, ${portal.now}, ${portal.now} from card
    returning id::text`.execute(portal.db);
  const id = rows[0]?.id as string;
  const words = { of: 'signature' as const, ofId: Number(id), byId: cy.id, aboutId: ann.id, text: 'Signed' };
  await transaction(portal.db, (tx) => keepWords(tx, [words]));
  return id;
}
/** Lets somebody see what was signed. */
const askedToSign = (id: string, by: MadeMember) =>
  sql`
  insert into group_card_people (card_id, member_id, asked_at)
  select card_id, ${by.id}, ${portal.now} from group_card_signatures where id = ${id}::bigint on conflict do nothing`.execute(
    portal.db,
  );

const make = {
  card: () => given(),
  comment: () => commented(),
  idea: suggestedByCy,
  signature: signed,
} satisfies Record<Of, () => Promise<string>>;
/** Whose the made ones are. */
const author = (of: Of) => (of === 'card' ? ann : cy);

/** As the database numbers it. */
const numbers = {
  card: (n: number) => n * 2,
  comment: (n: number) => n * 2 + 1,
  idea: (n: number) => n + 4_000_000_000_000_000,
  signature: (n: number) => n + 2 ** 52,
} satisfies Record<Of, (n: number) => number>;
const caseOf = (of: Of, id: string) => String(numbers[of](Number(id)));
const tables = {
  ...{ card: 'recognitions', comment: 'comments', idea: 'ideas', signature: 'group_card_signatures' },
} satisfies Record<Of, string>;
const report = async (of: Of, id: string, by: MadeMember, text = 'Not kind') => {
  if (of === 'signature') await askedToSign(id, by);
  return site('reportcontent', { of, id, reason: 'offensive', text }, by);
};
const withdraw = (of: Of, id: string, by: MadeMember) => site('withdrawreport', { of, id }, by);
const one = async (of: Of, id: string, by = mod) => (await call('reportedone', { caseId: caseOf(of, id) }, by)).body;
const decide = (of: Of, id: string, way: string, revision = 0, by = mod) =>
  call('decidecase', { caseId: caseOf(of, id), way, revision }, by);
const talk = (of: Of, id: string, to: string, by = mod) =>
  call('talkaboutcase', { caseId: caseOf(of, id), to, text: 'Shall we talk?' }, by);
const cases = async (filter: object = {}, by = mod) => (await call('reportedlist', { limit: 10, ...filter }, by)).body;
const without = (feature: Feature) =>
  goBy(portal, { features: { ...going.features, [feature]: { on: false, sites: {} } } });

describe.each(reportable)('a report of a %s', (of) => {
  test('is made once by who can see it, and never by whose it is', async () => {
    const id = await make[of]();
    expect((await report(of, id, author(of))).status).toBe(403);
    expect((await report(of, id, dee)).status).toBe(200);
    expect((await report(of, id, dee)).status).toBe(400);
    expect((await report(of, id, eve)).status).toBe(200);
    expect(await one(of, id)).toMatchObject({
      ...{
        of,
        caseId: caseOf(of, id),
        state: 'open',
        reports: 2,
        isOwn: false,
        from: { name: of === 'idea' ? 'Cy Case' : 'Ann Able' },
      },
      said: [
        { by: { name: 'Dee Dawn' }, reason: 'offensive', text: 'Not kind' },
        { by: { name: 'Eve Else' }, isWithdrawn: false },
      ],
    });
    expect((await report(of, '999999999', eve)).status).toBe(404);
  });

  test('twenty at once are twenty reports of one thing, and the same person’s ten are one', async () => {
    const id = await make[of]();
    const many = await Promise.all(Array.from({ length: 20 }, () => portal.make.member()));
    const answers = await Promise.all(many.map((by) => report(of, id, by)));
    expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
    const own = await Promise.all(Array.from({ length: 10 }, () => report(of, id, dee)));
    expect(own.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await one(of, id)).toMatchObject({ state: 'open', reports: 21 });
  });

  test('is withdrawn by who made it; what nobody reports waits for nobody', async () => {
    const id = await make[of]();
    await report(of, id, dee);
    expect((await withdraw(of, id, eve)).status).toBe(404);
    expect((await withdraw(of, id, dee)).status).toBe(200);
    expect(await one(of, id)).toMatchObject({ state: 'dropped', reports: 0, said: [{ isWithdrawn: true }] });
    expect((await report(of, id, dee)).status).toBe(200);
    expect((await one(of, id)).state).toBe('open');
  });

  test('tells nobody whose it is who made it', async () => {
    const id = await make[of]();
    await report(of, id, eve);
    await portal.settle();
    for (const by of [ann, bob, cy]) {
      const { body } = await portal.post('/api/member/exportmydata', {}, { as: by.id });
      expect(JSON.stringify([body, await cardOf(id, by)])).not.toContain('Not kind');
    }
    const { body } = await portal.post('/api/member/exportmydata', {}, { as: eve.id });
    expect(body.cardsReported.at(-1)).toMatchObject({
      ...{ card_id: null, comment_id: null, [`${of}_id`]: Number(id) },
      ...{ reason: 'offensive', words: 'Not kind' },
    });
  });

  test('never opens what a moderator hides at the same moment', async () => {
    const id = await make[of]();
    await report(of, id, eve);
    const [, reported] = await Promise.all([decide(of, id, 'hide'), report(of, id, dee)]);
    const { state, revision } = await one(of, id);
    expect([state, reported.status]).toEqual(
      reported.status === 200 ? [revision === 1 ? 'open' : 'hidden', 200] : ['hidden', 404],
    );
    const isHidden = await sql<{ hidden: boolean }>`
      select hidden_at is not null as hidden from ${sql.table(tables[of])} where id = ${id}::bigint`.execute(portal.db);
    expect(isHidden.rows).toEqual([{ hidden: state === 'hidden' }]);
  });
});

describe('a report', () => {
  test('of a card is made by its receiver too, and of what is between two by nobody else', async () => {
    const cardId = await given();
    expect((await report('card', cardId, bob)).status).toBe(200);
    expect(await cardOf(cardId, bob)).toMatchObject({ isReported: true });
    const private_ = await given({ what: 'thankyou', points: 0, audience: 'us' });
    expect((await report('card', private_, eve)).status).toBe(404);
    expect((await report('card', private_, bob)).status).toBe(200);
  });

  test('of a comment is made by who reads it, and by nobody whose site does without', async () => {
    const on = await given({ what: 'thankyou', points: 0, audience: 'us' });
    const id = await commented({ on, by: ann });
    expect((await report('comment', id, eve)).status).toBe(404);
    expect((await report('comment', id, bob)).status).toBe(200);
    const taken = await commented();
    expect((await removed(taken)).status).toBe(200);
    expect((await report('comment', taken, eve)).status).toBe(404);
    const other = await commented();
    for (const feature of ['comments', 'feed'] as const) {
      await without(feature);
      expect((await report('comment', other, eve)).body).toMatchObject({ feature });
      expect((await report('card', await given(), eve)).status).toBe(200);
    }
    await goBy(portal, { features: going.features });
  });

  test('of what a receiver wrote is not made by who does not see their card', async () => {
    const on = await given({ what: 'thankyou', points: 0 });
    const id = await commented({ on, by: bob });
    expect((await site('cardaudience', { cardId: on, audience: 'us', showsPoints: false }, bob)).status).toBe(200);
    expect((await report('comment', id, eve)).status).toBe(404);
    expect((await report('comment', id, ann)).status).toBe(200);
  });
});

describe.each(reportable)('a decision about a %s', (of) => {
  test('of two at once counts once, and the other is told which', async () => {
    const id = await make[of]();
    await report(of, id, eve);
    const answers = await Promise.all([decide(of, id, 'hide'), decide(of, id, 'keep', 0, col)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 400]);
    expect(lost?.body).toMatchObject({
      ...{ state: won?.body.state, revision: 1 },
      message: expect.stringMatching(new RegExp(`this ${of}.*meanwhile`)),
    });
  });

  test('that leaves it as it is is open again when somebody else reports it', async () => {
    const id = await make[of]();
    await report(of, id, eve);
    await decide(of, id, 'keep');
    expect((await one(of, id)).state).toBe('kept');
    expect((await report(of, id, eve)).status).toBe(400);
    expect((await one(of, id)).state).toBe('kept');
    await report(of, id, dee);
    expect((await one(of, id)).state).toBe('open');
  });

  test('is told once to who reported it, without a detail; whose it is hears what moderators write', async () => {
    const id = await make[of]();
    await report(of, id, eve);
    const [side, wrong] = of === 'card' ? ['giver', 'writer'] : ['writer', 'giver'];
    const refused = await talk(of, id, wrong);
    expect([refused.status, Object.keys(refused.body.formErrors)]).toEqual([400, ['to']]);
    expect((await talk(of, id, side)).status).toBe(200);
    await decide(of, id, 'hide');
    const [letter] = await portal.letters(author(of), 'card talk');
    expect(letter?.text).toContain('Shall we talk?');
    expect(letter?.subject).toBe(of === 'idea' ? 'About an idea' : `About a ${of}`);
    expect(letter?.replyTo).toBe(portal.config.contactTo);
    const told = await portal.letters(eve, 'report decided');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`The ${of} that you reported`);
    expect(told[0]?.text).not.toMatch(/hidden|Ann Able|Bob Best|Cy Case/);
    expect((await one(of, id)).deeds).toMatchObject([
      { kind: 'talked', to: { memberId: author(of).memberId }, text: 'Shall we talk?' },
      { kind: 'hidden', by: { name: 'Mod Erator' } },
    ]);
    const acts = (await portal.acts()).slice(-2);
    expect(acts.map(({ act, actor_id }) => [act, actor_id])).toEqual([
      ['case.talked', mod.id],
      ['case.decided', mod.id],
    ]);
    expect(JSON.stringify(acts)).not.toContain('Shall we');
    const audit = (await call('auditlist', { limit: 2, kind: 'cards' }, col)).body.entries;
    expect(audit.map(({ words }: { words: string }) => words)).toEqual([
      expect.stringContaining(
        `${{ card: 'Card', comment: 'Comment', idea: 'Idea', signature: 'Signature' }[of]} ${id} was hidden`,
      ),
      expect.stringContaining(`about ${of} ${id}`),
    ]);
  });
});

describe('a decision', () => {
  test('and what moderators wrote, as an instance of the former release tells of them, reach whom they are for', async () => {
    const cardId = await given();
    await report('card', cardId, eve);
    const { rows } = await sql<{ id: number }>`
      insert into card_deeds (card_id, kind, by_id, to_id, created_at)
      values (${cardId}::bigint, 'talked', ${mod.id}, ${ann.id}, ${portal.now}) returning id`.execute(portal.db);
    const deedId = rows[0]?.id as number;
    const happened = { at: portal.now, actorId: mod.id, subject: `card:${cardId}` } as const;
    await transaction(portal.db, async (tx) => {
      await keepWords(tx, [{ of: 'card.talk', ofId: deedId, byId: mod.id, aboutId: ann.id, text: 'Shall we talk?' }]);
      await append(tx, { ...happened, type: 'card.talked', facts: { deedId, memberId: ann.id } });
      await append(tx, { ...happened, type: 'card.decided', facts: { decision: 'keep' } });
    });
    expect(await portal.letters(eve, 'report decided')).toHaveLength(1);
    expect((await portal.letters(ann, 'card talk'))[0]?.text).toContain('Shall we talk?');
    const [decided, talked] = (await call('auditlist', { limit: 2, kind: 'cards' }, col)).body.entries;
    expect([decided.words, talked.words]).toEqual([
      `Card ${cardId} was reported and stays as it is.`,
      `Ann Able was written to about card ${cardId}.`,
    ]);
  });

  test('hides a card everywhere but to whose it is, and shows it again', async () => {
    const cardId = await given();
    await report('card', cardId, eve);
    const recent = async () =>
      JSON.stringify((await portal.post('/api/site/getrecentrecognition', {}, { as: eve.id })).body);
    const before = await recent();
    expect(before).toContain('Bob Best');
    await sql`update recognitions set withdrawn_at = now() where to_id = ${bob.id} and id <> ${cardId}::bigint`.execute(
      portal.db,
    );
    expect((await decide('card', cardId, 'hide', 0)).body).toMatchObject({ state: 'hidden', revision: 1 });
    expect(await recent()).not.toContain('Bob Best');
    for (const by of [ann, bob]) {
      expect((await cardOf(cardId, by)).card).toMatchObject({ isHidden: true, message: 'Words on it' });
    }
    expect((await cardOf(cardId, bob)).mayReport).toBe(false);
    expect((await report('card', cardId, bob)).status).toBe(404);
    expect((await decide('card', cardId, 'hide', 1)).status).toBe(400);
    expect((await decide('card', cardId, 'show', 1)).body).toMatchObject({ state: 'kept', revision: 2 });
    expect(await recent()).toContain('Bob Best');
  });

  test('hides a comment from all but who wrote it, and shows it again', async () => {
    const on = await given();
    const id = await commented({ on });
    const { place } = (await cardOf(on, ann)).comments;
    const read = async (by: MadeMember) =>
      (await site('commentlist', { place }, by)).body.comments.map(({ commentId }: { commentId: string }) => commentId);
    await report('comment', id, eve);
    expect((await decide('comment', id, 'hide')).body).toMatchObject({ state: 'hidden', revision: 1 });
    expect([await read(eve), await read(ann), await read(cy)]).toEqual([[], [], [id]]);
    expect((await report('comment', id, dee)).status).toBe(404);
    expect((await decide('comment', id, 'keep', 1)).status).toBe(400);
    expect((await decide('comment', id, 'show', 1)).body).toMatchObject({ state: 'kept', revision: 2 });
    expect(await read(eve)).toEqual([id]);
  });

  test('and its writer’s taking it back, at once: both stand, and what it said is read still', async () => {
    const id = await commented({ text: 'At last' });
    await report('comment', id, eve);
    const answers = await Promise.all([decide('comment', id, 'hide'), removed(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await one('comment', id)).toMatchObject({ state: 'hidden', isWithdrawn: true, message: 'At last' });
    const { rows } = await sql`
      select hidden_at is not null as hidden, removed_at is not null as removed from comments where id = ${id}::bigint`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ hidden: true, removed: true }]);
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
    await report('card', cardId, eve);
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

  test('is nobody’s who gave, received or reported a card', async () => {
    const own = await given({ to: mod });
    await report('card', own, eve);
    expect((await call('reportedone', { caseId: caseOf('card', own) })).status).toBe(404);
    expect((await cases()).cases).toEqual([]);
    const refused = await decide('card', own, 'keep');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('gave, received, wrote or reported'),
    ]);
    const reported = await given();
    await report('card', reported, mod);
    expect((await cases()).cases).toMatchObject([{ cardId: reported, isOwn: true }]);
    expect((await decide('card', reported, 'keep')).status).toBe(403);
    expect((await talk('card', reported, 'giver')).status).toBe(403);
    expect((await decide('card', reported, 'keep', 0, col)).status).toBe(200);
  });

  test('is nobody’s who wrote a comment, is or was named in it, gave or received what it is on, or reported it', async () => {
    const wrote = await commented({ by: mod });
    const received = await commented({ on: await given({ to: mod }) });
    const gave = await commented({ on: await given({ what: 'thankyou', points: 0, by: mod, to: ann }) });
    const named = await commented({ text: 'Look, @{1}', mentions: [mod] });
    const wasNamed = await commented({ text: 'Look, @{1}', mentions: [mod] });
    const [theirs, others] = [
      [wrote, received, gave, named, wasNamed],
      [await commented(), await commented()] as const,
    ];
    for (const id of [...theirs, others[0]]) expect((await report('comment', id, eve)).status).toBe(200);
    expect((await report('comment', others[1], mod)).status).toBe(200);
    expect((await edited(wasNamed, 'Look')).status).toBe(200);
    const listed = (await cases()).cases.map(({ commentId, isOwn }: { commentId: string; isOwn: boolean }) => [
      commentId,
      isOwn,
    ]);
    expect(listed.toSorted()).toEqual([
      [others[0], false],
      [others[1], true],
    ]);
    for (const id of [...theirs, others[1]]) {
      expect([id, (await decide('comment', id, 'keep')).status]).toEqual([id, 403]);
      expect([id, (await talk('comment', id, 'writer')).status]).toEqual([id, 403]);
    }
    for (const id of theirs) expect((await call('reportedone', { caseId: caseOf('comment', id) })).status).toBe(404);
    const { cards } = (await portal.post('/api/member/waiting', {}, { as: mod.id })).body;
    expect(cards).toMatchObject({ count: 1 });
    const { items } = (await portal.post('/api/member/todolist', { kind: 'card' }, { as: mod.id })).body;
    expect(items).toMatchObject([{ itemId: caseOf('comment', others[0]), name: 'Cy Case', what: 'comment' }]);
    for (const id of [...theirs, ...others]) expect((await decide('comment', id, 'keep', 0, col)).status).toBe(200);
  });

  test('about what went to thousands asks of who decides alone', async () => {
    const crowd = await Promise.all(Array.from({ length: 30 }, () => portal.make.member()));
    const on = await given({
      what: 'thankyou',
      points: 0,
      recipients: [...crowd, mod, bob].map(({ memberId }) => memberId),
    });
    const id = await commented({ on });
    await report('comment', id, eve);
    expect((await decide('comment', id, 'keep')).status).toBe(403);
    expect((await decide('comment', id, 'keep', 0, col)).status).toBe(200);
  });
});

describe('what was reported', () => {
  test('is read with the names of those named in it, as it is now and as it was then', async () => {
    const id = await commented({ text: '@{1}, at last: @{2}', mentions: [bob, dee] });
    await report('comment', id, eve);
    expect(await one('comment', id)).toMatchObject({
      ...{ by: { name: 'Cy Case' }, message: '@Bob Best, at last: @Dee Dawn', value: expect.any(String) },
      said: [{ about: '@Bob Best, at last: @Dee Dawn' }],
    });
    expect((await edited(id, 'Well done, @{1}', [dee])).status).toBe(200);
    await report('comment', id, ann);
    expect(await one('comment', id)).toMatchObject({
      message: 'Well done, @Dee Dawn',
      said: [{ about: '@Bob Best, at last: @Dee Dawn' }, { about: 'Well done, @Dee Dawn' }],
    });
    expect((await removed(id)).status).toBe(200);
    expect(await one('comment', id)).toMatchObject({ isWithdrawn: true, message: 'Well done, @Dee Dawn' });
    const file = await call('exportreported', { format: 'csv', of: 'comment' });
    expect(file.body).toContain('Well done, @Dee Dawn');
    expect(file.body).not.toMatch(/@\{|Eve/);
  });

  test('goes with who wrote it, and names nobody who was erased', async () => {
    const leaver = await portal.make.member({ firstname: 'Lea', surname: 'Ver' });
    const named = await portal.make.member({ firstname: 'Nam', surname: 'Ed' });
    const id = await commented({ by: leaver, text: 'At last, @{1}', mentions: [named] });
    await report('comment', id, eve);
    await erase(named);
    expect((await one('comment', id)).message).toBe('At last, @Former colleague');
    await erase(leaver);
    expect(await one('comment', id)).toMatchObject({
      message: '',
      said: [{ about: '' }],
      by: { name: 'Former colleague' },
    });
  });

  test('is led to where it stands in the feed, for who sees it there', async () => {
    const [open, closed] = [await given(), await given({ what: 'thankyou', points: 0, audience: 'us' })];
    const { place } = (await cardOf(open, ann)).comments;
    for (const on of [open, closed]) await report('comment', await commented({ on, by: ann }), bob);
    const places = await Promise.all(
      (await cases()).cases.map(
        async ({ caseId }: { caseId: string }) => (await call('reportedone', { caseId })).body.place,
      ),
    );
    expect(places.toSorted()).toEqual([place, null].toSorted());
  });

  test('is told with what else of the same person was reported', async () => {
    const card = await given({ by: cy, what: 'thankyou', points: 0 });
    const [first, second] = [await commented(), await commented()];
    for (const id of [first, second]) await report('comment', id, eve);
    await report('card', card, eve);
    const { others } = await one('comment', first);
    expect(others.map(({ caseId }: { caseId: string }) => caseId)).toEqual(
      [caseOf('card', card), caseOf('comment', second)].toSorted((a, b) => Number(b) - Number(a)),
    );
    expect((await one('card', card)).others).toHaveLength(2);
  });

  test('is for moderators, with a list by pages and a file', async () => {
    const cards = [await given(), await given(), await given()];
    for (const id of cards) await report('card', id, eve);
    const comments = [await commented(), await commented()];
    for (const id of comments) await report('comment', id, eve);
    expect((await call('reportedlist', { limit: 1 }, ann)).status).toBe(403);
    const first = await cases({ limit: 2, state: 'open', search: 'ann able' });
    expect([first.cases.length, first.total]).toEqual([2, 3]);
    const second = await cases({ limit: 2, state: 'open', search: 'ann able', after: first.next });
    expect([second.cases.length, second.next]).toEqual([1, null]);
    const all = await cases({ limit: 4 });
    expect([all.cases.length, all.total, (await cases({ limit: 4, after: all.next })).cases.length]).toEqual([4, 5, 1]);
    const ofComments = await cases({ of: 'comment', search: 'cy case' });
    expect(
      ofComments.cases.map(({ of, commentId }: { of: Of; commentId: string }) => [of, commentId]).toSorted(),
    ).toEqual(comments.map((id) => ['comment', id]));
    expect((await cases({ of: 'card', search: 'cy case' })).total).toBe(0);
    const lines = async (filter: object) => {
      const { body } = await call('exportreported', { format: 'csv', ...filter });
      expect(body).not.toContain('Eve');
      return body.trim().split('\n').length - 1;
    };
    expect([await lines({ state: 'open' }), await lines({ of: 'card' }), await lines({ of: 'comment' })]).toEqual([
      5, 3, 2,
    ]);
    expect((await portal.post('/api/member/waiting', {}, { as: mod.id })).body.cards).toMatchObject({ count: 5 });
  });
});

async function erase(who: MadeMember): Promise<void> {
  await sql`update members set deactivated_at = ${portal.now} where id = ${who.id}`.execute(portal.db);
  const owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
  await transaction(owner, (tx) => eraseMember(tx, who.memberNumber, portal.now));
  await owner.destroy();
}
