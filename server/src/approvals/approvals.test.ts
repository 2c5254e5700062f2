import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { withoutEffect } from '../../test/effects.ts';
import { heldUp } from '../../test/held-up.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';
import { withdrawAll } from '../../test/withdrawn.ts';

let portal: TestApp;
let ada: MadeMember;
let eve: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({
    RECOGNISE_POINTS_PER_MONTH: '1000',
    PAIR_POINTS_PER_MONTH: '300',
    BUDGET_POINTS_PER_MONTH: '500',
    AWARD_CEILING: '100000',
  });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await sql`delete from role_assignments`.execute(portal.db);
  await withdrawAll(portal.db, portal.now);
  ada = await portal.make.member({ is_admin_reports: true, firstname: 'Ada', surname: 'Admin' });
  eve = await portal.make.member({ is_admin_reports: true, firstname: 'Eve', surname: 'Even' });
  bob = await portal.make.member({ firstname: 'Bob', surname: 'Best' });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const as = (by: MadeMember) => (path: string, body: object, key?: string) =>
  portal.post(path, body, { as: by.id, ...(key ? { key } : {}) });
const recognise = (by: MadeMember, to: MadeMember[], points: number, more: object = {}) =>
  as(by)('/api/reward/doreward', {
    ...{ what: 'reward', reason: 'Act of Courage: Team', points, message: 'You stood up.', sendBy: 'email' },
    recipients: to.map(({ memberId }) => memberId),
    ...more,
  });
const confirm = (by: MadeMember, approvalId: string) => as(by)('/api/admin/confirmapproval', { approvalId });
const decline = (by: MadeMember, approvalId: string, reason = 'Not this month.') =>
  as(by)('/api/admin/declineapproval', { approvalId, reason });
const withdraw = (by: MadeMember, approvalId: string) => as(by)('/api/admin/withdrawapproval', { approvalId });
const listed = async (by: MadeMember, show: 'waiting' | 'decided', more: object = {}) =>
  (await as(by)('/api/admin/approvals', { show, ...more })).body;
const waits = async (by: MadeMember) => (await as(by)('/api/member/waiting', {})).body.approvals;
async function wallet(member: MadeMember): Promise<number> {
  const { body } = await as(member)('/api/member/getmemberdata', {});
  return body.memberData.awardsPointsAvailable;
}
async function pot(member: MadeMember): Promise<number> {
  const { body } = await as(member)('/api/member/getmemberdata', {});
  return body.memberData.awardsPointsAvailableMng;
}
/** A Recognise that waits for somebody else. */
async function asked(by = ada, to = [bob]): Promise<string> {
  const { status, body } = await recognise(by, to, 1001);
  expect([status, body.recipients, body.pointsTotal]).toEqual([200, 0, 0]);
  return body.second.approvalId;
}
/** So many like it wait too. */
const copied = (approvalId: string, count: number) =>
  sql`
    insert into approvals (kind, asked_by_id, asked_at, concerns, points, wish)
    select kind, asked_by_id, asked_at, concerns, points, wish from approvals, generate_series(1, ${count}) where id = ${approvalId}`.execute(
    portal.db,
  );

describe('Recognise above what one administrator gives one member in a month', () => {
  test('waits for a second person, who finds it on their Home with its age; nothing moves before', {
    tags: 'seed',
  }, async () => {
    expect((await recognise(ada, [bob], 1000)).body).toMatchObject({ recipients: 1, pointsTotal: 1000 });
    const { body } = await recognise(ada, [bob], 1);
    expect(body).toMatchObject({
      recipients: 0,
      pointsTotal: 0,
      second: { seconds: { count: 1, names: ['Eve Even'] } },
    });
    expect(body.message).toBe(
      'With this you would give one member more than the 1\u00a0000 points that one person recognises alone in a month. It waits for Eve Even to confirm it; nobody has got anything yet.',
    );
    expect(await wallet(bob)).toBe(1000);
    expect([await waits(ada), await waits(bob)]).toEqual([{ count: 0, oldestDate: '' }, null]);
    portal.now = new Date('2026-11-20T11:00:00Z');
    expect(await waits(eve)).toEqual({ count: 1, oldestDate: '2026-11-20T10:00:00.000Z' });
    const { approvals, total, next } = await listed(eve, 'waiting');
    expect([total, next]).toEqual([1, null]);
    expect(approvals[0]).toMatchObject({
      ...{ kind: 'recognise', state: 'waiting', askedByMember: 'Ada Admin', isOwn: false, mayDecide: true },
      award: {
        ...{ reason: 'Act of Courage: Team', pointsEach: 1, pointsTotal: 1, message: 'You stood up.' },
        recipients: { count: 1, names: ['Bob Best'] },
      },
      ...{ idea: null, file: null },
    });
    expect((await listed(ada, 'waiting')).approvals[0]).toMatchObject({ isOwn: true, mayDecide: false });
    expect((await confirm(eve, body.second.approvalId)).body.message).toContain(
      'Your points and e-card are on their way',
    );
    expect(await wallet(bob)).toBe(1001);
    expect((await listed(ada, 'decided')).approvals[0]).toMatchObject({
      ...{ state: 'confirmed', decidedByMember: 'Eve Even', dateDecided: '2026-11-20T11:00:00.000Z' },
    });
    const { body: cards } = await as(bob)('/api/report/myrecognitions', { selMonth: 'November 2026' });
    expect(JSON.stringify(cards)).toContain('Ada Admin');
  });

  test('is declined with a reason that who asked reads; nothing moves', { tags: 'seed' }, async () => {
    const approvalId = await asked();
    expect((await decline(eve, approvalId, ' ')).body.formErrors.reason).toBeTruthy();
    expect((await decline(eve, approvalId, 'Too much for a month.')).status).toBe(200);
    expect((await listed(ada, 'decided')).approvals[0]).toMatchObject({
      ...{ state: 'declined', decidedByMember: 'Eve Even', declineReason: 'Too much for a month.' },
    });
    expect(await wallet(bob)).toBe(0);
    const [letter] = await portal.letters(ada, 'approval declined');
    expect(letter?.text).toContain('Too much for a month.');
    expect((await confirm(eve, approvalId)).body.message).toBe('This is declined already.');
  });

  test('stands among one’s own only for who asked it', { tags: 'seed' }, async () => {
    const approvalId = await asked();
    expect((await listed(ada, 'waiting', { own: true })).approvals).toMatchObject([{ approvalId, isOwn: true }]);
    expect((await listed(eve, 'waiting')).total).toBe(1);
    for (const other of [eve, bob]) expect((await listed(other, 'waiting', { own: true })).total).toBe(0);
    await decline(eve, approvalId);
    expect((await listed(ada, 'waiting', { own: true })).total).toBe(0);
    expect((await listed(ada, 'decided', { own: true })).approvals).toMatchObject([{ approvalId }]);
  });

  test('is withdrawn by who asked, and by nobody else', { tags: 'seed' }, async () => {
    const approvalId = await asked();
    expect((await withdraw(eve, approvalId)).status).toBe(403);
    expect((await withdraw(ada, approvalId)).status).toBe(200);
    expect((await confirm(eve, approvalId)).body.message).toBe('This was withdrawn by who asked.');
    expect(await waits(eve)).toEqual({ count: 0, oldestDate: '' });
  });

  test('is confirmed neither by who asked, nor by who gets it, nor by who decides about nothing', {
    tags: 'seed',
  }, async () => {
    const ike = await portal.make.member({ is_admin_reports: true });
    const approvalId = await asked(ada, [bob, ike]);
    const shop = await portal.make.member({ roles: [{ capability: 'shop' }] });
    for (const by of [ada, ike]) {
      const refused = await withoutEffect(portal.db, () => confirm(by, approvalId));
      expect([refused.status, refused.body.message]).toEqual([
        403,
        expect.stringContaining('You asked for this, or it concerns you'),
      ]);
      expect((await decline(by, approvalId)).status).toBe(403);
    }
    expect((await confirm(shop, approvalId)).status).toBe(404);
    expect((await confirm(bob, approvalId)).status).toBe(403);
    expect((await listed(ike, 'waiting')).approvals).toEqual([]);
    expect((await confirm(eve, approvalId)).status).toBe(200);
    expect([await wallet(bob), await wallet(ike)]).toEqual([1001, 1001]);
  });

  test('counts each of the people: who has had much makes the whole award wait', { tags: 'seed' }, async () => {
    const cat = await portal.make.member();
    await recognise(ada, [cat], 600);
    const { body } = await recognise(ada, [bob, cat], 500);
    expect(body.second).toBeTruthy();
    expect([await wallet(bob), await wallet(cat)]).toEqual([0, 600]);
    expect((await recognise(eve, [bob, cat], 500)).body.pointsTotal).toBe(1000);
  });

  test('40 who confirm at once give it once', { tags: 'seed' }, async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => portal.make.member({ is_admin_reports: true })));
    const approvalId = await asked();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 5 === 4 ? decline : confirm)(others[i % 4] as MadeMember, approvalId)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400].includes(status))).toBe(true);
    const [{ state }] = (await listed(ada, 'decided')).approvals;
    expect(await wallet(bob)).toBe(state === 'confirmed' ? 1001 : 0);
  });

  test('20 at once from one giver keep below the limit together; the rest waits', { tags: 'seed' }, async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => recognise(ada, [bob], 300)));
    expect(answers.filter(({ body }) => body.recipients === 1)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.second)).toHaveLength(17);
    expect(await wallet(bob)).toBe(900);
  });

  test('the same request under one key asks once', { tags: 'seed' }, async () => {
    const wish = { points: 1001 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        as(ada)(
          '/api/reward/doreward',
          {
            ...{
              what: 'reward',
              reason: 'Act of Courage',
              message: 'Once.',
              sendBy: 'email',
              recipients: [bob.memberId],
            },
            ...wish,
          },
          'one',
        ),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.second.approvalId)).size).toBe(1);
    expect((await listed(eve, 'waiting')).total).toBe(1);
  });

  test('where nobody else could confirm it, its giver says so, and the audit does', { tags: 'seed' }, async () => {
    await sql`delete from role_assignments where member_id = ${eve.id}`.execute(portal.db);
    const refused = await withoutEffect(portal.db, () => recognise(ada, [bob], 1001));
    expect([refused.status, refused.body.nobodyElse]).toEqual([400, true]);
    expect(refused.body.message).toContain('There is nobody else who could confirm it');
    expect((await recognise(ada, [bob], 1001, { alone: true })).body).toMatchObject({
      recipients: 1,
      pointsTotal: 1001,
    });
    const acts = await portal.acts();
    const [award] = await portal.db.selectFrom('awards').select('id').where('by_id', '=', ada.id).execute();
    expect(acts.at(-1)).toMatchObject({
      ...{ act: 'approval.alone', actor_id: ada.id, subject: `award:${award?.id}` },
      facts: { kind: 'recognise', points: 1001, people: 1 },
    });
  });

  test('says that it is done alone in vain where somebody else could confirm it', { tags: 'seed' }, async () => {
    expect((await recognise(ada, [bob], 1001, { alone: true })).body.second).toBeTruthy();
    expect(await wallet(bob)).toBe(0);
  });

  test('is refused when its giver may no longer give it, or is gone, or one of the people is', {
    tags: 'seed',
  }, async () => {
    const approvalId = await asked();
    await sql`delete from role_assignments where member_id = ${ada.id}`.execute(portal.db);
    expect((await withoutEffect(portal.db, () => confirm(eve, approvalId))).status).toBe(403);
    await portal.make.role(ada.id, { capability: 'administrator' });
    await sql`update members set deactivated_at = ${portal.now} where id = ${bob.id}`.execute(portal.db);
    const gone = await withoutEffect(portal.db, () => confirm(eve, approvalId));
    expect(gone.body.message).toBe('One of the people chosen is no longer here.');
    await sql`update members set deactivated_at = ${portal.now} where id = ${ada.id}`.execute(portal.db);
    expect((await confirm(eve, approvalId)).body.message).toBe(
      'Who asked is no longer here: this can only be declined.',
    );
    expect((await decline(eve, approvalId)).status).toBe(200);
  });

  test('a division is the people of the moment at which it was asked', { tags: 'seed' }, async () => {
    await portal.make.division('W9');
    const one = await portal.make.member({ division_code: 'W9' });
    const { body } = await recognise(ada, [], 1001, { recipients: ['div:W9'] });
    const late = await portal.make.member({ division_code: 'W9' });
    expect((await confirm(eve, body.second.approvalId)).status).toBe(200);
    expect([await wallet(one), await wallet(late)]).toEqual([1001, 0]);
  });

  test('those who may confirm it are written to, and who asked when it is', { tags: 'seed' }, async () => {
    const approvalId = await asked();
    const about = (letters: Awaited<ReturnType<typeof portal.letters>>) =>
      letters.filter(({ aboutId }) => String(aboutId) === approvalId);
    const [letter] = about(await portal.letters(eve, 'approval asked'));
    expect(letter?.subject).toBe('Ada Admin asks for a second person');
    expect(letter?.text).toContain('a Recognise award of 1\u00a0001');
    expect(about(await portal.letters(ada, 'approval asked'))).toEqual([]);
    await confirm(eve, approvalId);
    const [told] = await portal.letters(ada, 'approval confirmed');
    expect(told?.text).toContain('Eve Even has confirmed a Recognise award');
  });

  test('the list is paged, what waits longest first, and carries its total', { tags: 'seed' }, async () => {
    const ids: string[] = [];
    // loop: asked one after the other
    for (let i = 0; i < 5; i += 1) ids.push(await asked());
    const first = await listed(eve, 'waiting', { limit: 2 });
    expect([first.total, first.next, first.approvals.map((one: { approvalId: string }) => one.approvalId)]).toEqual([
      5,
      ids[1],
      ids.slice(0, 2),
    ]);
    const second = await listed(eve, 'waiting', { limit: 3, after: first.next });
    expect([second.next, second.approvals.map((one: { approvalId: string }) => one.approvalId)]).toEqual([
      null,
      ids.slice(2),
    ]);
  });

  test('one asker has fifty that wait at most; a decided one makes room', { tags: 'seed' }, async () => {
    const first = await asked();
    await copied(first, 49);
    const refused = await withoutEffect(portal.db, () => recognise(ada, [bob], 1001));
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('50 of your requests wait')]);
    expect((await recognise(eve, [bob], 1001)).body.second).toBeTruthy();
    await withdraw(ada, first);
    await asked();
  });

  test('an auditor reads all and decides nothing', { tags: 'seed' }, async () => {
    const ian = await portal.make.member({ roles: [{ capability: 'auditor' }] });
    const approvalId = await asked();
    expect((await listed(ian, 'waiting')).approvals[0]).toMatchObject({ approvalId, mayDecide: false });
    expect((await confirm(ian, approvalId)).status).toBe(403);
  });
});

describe('the reward of an idea above what one reviewer decides alone in a month', () => {
  const submitted = async (by = bob) => {
    const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
    return (await as(by)('/api/idea/ideasubmit', idea)).body.ideaBoxId as string;
  };
  const review = (by: MadeMember, ideaBoxId: string, points: number, more: object = {}) =>
    as(by)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Well thought.', points, ...more });

  test('waits, is reviewed by nobody meanwhile, and is paid when another reviewer confirms it', {
    tags: 'seed',
  }, async () => {
    await review(ada, await submitted(), 300);
    const ideaBoxId = await submitted();
    const { body } = await review(ada, ideaBoxId, 50);
    expect(body.result).toContain('it waits for Eve Even to confirm it');
    expect((await review(eve, ideaBoxId, 50)).body.message).toContain('waits for a second person');
    const month = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };
    const { body: ideas } = await as(eve)('/api/idea/idealist', month);
    expect(ideas.reviewable).not.toContain(ideaBoxId);
    expect(ideas.asked).toContain(ideaBoxId);
    expect((await as(eve)('/api/member/waiting', {})).body).toMatchObject({
      approvals: { count: 1 },
      ideas: { count: 0 },
    });
    expect((await listed(eve, 'waiting')).approvals[0].idea).toEqual({
      ...{ ideaBoxId, title: 'Soup', byMember: 'Bob Best', points: 50, comment: 'Well thought.' },
    });
    expect(await wallet(bob)).toBe(300);
    expect((await confirm(eve, body.second.approvalId)).status).toBe(200);
    expect(await wallet(bob)).toBe(350);
    const [letter] = (await portal.letters(bob, 'idea reviewed')).slice(-1);
    expect(letter?.text).toContain('Well thought.');
  });

  test('declined or withdrawn, it is open to review again', { tags: 'seed' }, async () => {
    await review(ada, await submitted(), 300);
    const ideaBoxId = await submitted();
    await decline(eve, (await review(ada, ideaBoxId, 50)).body.second.approvalId);
    await withdraw(ada, (await review(ada, ideaBoxId, 50)).body.second.approvalId);
    expect((await review(eve, ideaBoxId, 100)).body.result).toContain('100 points');
    expect(await wallet(bob)).toBe(400);
  });

  test('its author does not confirm it; a reviewer of other people neither', { tags: 'seed' }, async () => {
    await portal.make.role(bob.id, { capability: 'ideaReviewer' });
    const other = await portal.make.member({
      roles: [{ capability: 'ideaReviewer', scopeKind: 'division', scopeCode: await portal.make.division('OTHER') }],
    });
    await review(ada, await submitted(), 300);
    const { body } = await review(ada, await submitted(), 50);
    expect(body.second.seconds).toEqual({ count: 1, names: ['Eve Even'] });
    expect((await confirm(bob, body.second.approvalId)).status).toBe(403);
    expect((await confirm(other, body.second.approvalId)).status).toBe(404);
  });

  test('20 reviews at once of one idea: one waits, or one is paid', { tags: 'seed' }, async () => {
    await review(ada, await submitted(), 300);
    const ideaBoxId = await submitted();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => review(i % 2 === 0 ? ada : eve, ideaBoxId, 50)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const paid = answers.some(({ status, body }) => status === 200 && !body.second);
    expect(await wallet(bob)).toBe(paid ? 350 : 300);
  });
});

describe('files that one person does not upload alone', () => {
  const budget = (rows: [MadeMember, number][], period = `P${Math.random()}`) =>
    `memberNumber,period,points\r\n${rows.map(([to, points]) => `${to.memberNumber},${period},${points}\r\n`).join('')}`;
  const product = (code: string, price: number) =>
    `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,${code},Pen,Home,Desk,Pens,${price},goods,5\r\n`;
  const code = (name: string, kind: string, value: number) => `code,kind,value\r\n${name},${kind},${value}\r\n`;
  const send = (by: MadeMember, file: string, query = '') => upload(portal, file, { as: by.id, query });

  test('budgets above the month of one manager wait, and one of these managers does not confirm them', {
    tags: 'seed',
  }, async () => {
    const max = await portal.make.member({ is_manager: true, firstname: 'Max', surname: 'Mann' });
    const fin = await portal.make.member({ roles: [{ capability: 'finance' }], is_manager: true });
    const file = budget([
      [max, 501],
      [fin, 10],
    ]);
    const dry = await send(eve, file, 'dryRun=1');
    expect(dry.body.second).toMatchObject({
      ...{ words: '1 manager would have more than 500 points to award from one person in a month.', approvalId: '' },
      seconds: { count: 1, names: ['Ada Admin'] },
    });
    const { status, body } = await send(eve, file);
    expect([status, body.added, await pot(max)]).toEqual([200, 2, 0]);
    const { approvalId } = body.second;
    expect((await confirm(fin, approvalId)).status).toBe(403);
    expect((await listed(ada, 'waiting')).approvals[0].file).toMatchObject({
      ...{ kind: 'budgets', added: 2, changed: 0, removed: 0, unchanged: 0 },
      asked: { count: 1, lines: [{ key: max.memberNumber, name: 'Max Mann', before: '', after: '501' }] },
    });
    expect((await confirm(ada, approvalId)).body.message).toBe('The file is applied: 2 added, 0 changed.');
    expect([await pot(max), await pot(fin)]).toEqual([501, 10]);
    expect((await send(eve, file)).body).toMatchObject({ added: 0, unchanged: 2, second: null });
  });

  test('many small budgets are one: what one person grants in a month counts together', { tags: 'seed' }, async () => {
    const max = await portal.make.member({ is_manager: true });
    expect((await send(ada, budget([[max, 400]]))).body.second).toBeNull();
    expect((await send(ada, budget([[max, 101]]))).body.second).toBeTruthy();
    expect((await send(eve, budget([[max, 101]]))).body.second).toBeNull();
    expect(await pot(max)).toBe(501);
  });

  test('20 budgets at once keep below the month together', async () => {
    const max = await portal.make.member({ is_manager: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, budget([[max, 200]]))));
    // One upload is at work at a time; who comes beside it is told so.
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await pot(max)).toBeLessThanOrEqual(500);
    expect(answers.filter(({ status, body }) => status === 200 && !body.second).length * 200).toBe(await pot(max));
  });

  test('codes of more than half off wait, and neither of the two orders with one', async () => {
    expect((await send(ada, code('HALF', 'percent', 50))).body.second).toBeNull();
    const { body } = await send(ada, code('MOST', 'percent', 51));
    expect(body.second.words).toBe('1 code takes more than half off.');
    const { rows } = await sql`select from promos where code = 'MOST'`.execute(portal.db);
    expect(rows).toEqual([]);
    expect((await confirm(eve, body.second.approvalId)).status).toBe(200);
    const promo = await portal.db
      .selectFrom('promos')
      .select(['by_id', 'confirmed_by_id'])
      .where('code', '=', 'MOST')
      .executeTakeFirst();
    expect(promo).toEqual({ by_id: ada.id, confirmed_by_id: eve.id });
    await send(eve, code('MOST', 'percent', 51));
    expect(
      await portal.db
        .selectFrom('promos')
        .select(['by_id', 'confirmed_by_id'])
        .where('code', '=', 'MOST')
        .executeTakeFirst(),
    ).toEqual(promo);
  });

  test('an amount that is more than half of the dearest thing is more than half off', async () => {
    await send(ada, product('DEAR', 200));
    expect((await send(ada, code('TEN', 'amount', 10))).body.second).toBeNull();
    expect((await send(ada, code('ALL', 'amount', 100_000))).body.second).toBeTruthy();
    const limited = 'code,kind,value,minimumTotal\r\nLARGE,amount,1000,2000\r\n';
    expect((await send(ada, limited)).body.second).toBeNull();
  });

  test('prices below a tenth wait, however small the steps; agreed on by two, they begin anew', async () => {
    const price = async (by: MadeMember, amount: number) =>
      (await send(by, product('STEPS', amount), 'confirm=prices')).body.second;
    const now = async () =>
      await portal.db
        .selectFrom('products')
        .select(['price_minor', 'price_by_id', 'price_confirmed_by_id'])
        .where('code', '=', 'STEPS')
        .executeTakeFirstOrThrow();
    expect(await price(ada, 1000)).toBeNull();
    expect(await price(ada, 300)).toBeNull();
    expect(await price(ada, 100)).toBeNull();
    const second = await price(ada, 99);
    expect(second.words).toBe(
      '1 price falls below a tenth of what it was, the furthest that of ZA STEPS (1000.00 → 99.00).',
    );
    expect((await now()).price_minor).toBe(10_000);
    expect((await confirm(eve, second.approvalId)).status).toBe(200);
    expect(await now()).toEqual({ price_minor: 9900, price_by_id: ada.id, price_confirmed_by_id: eve.id });
    expect(await price(ada, 10)).toBeNull();
    expect(await price(ada, 9)).toBeTruthy();
  });

  test('a file that would do more than was asked is refused, and declined', async () => {
    await send(ada, product('RACE', 1000));
    const { body } = await send(ada, product('RACE', 99), 'confirm=prices');
    await send(eve, product('RACE', 2000), 'confirm=prices');
    const refused = await withoutEffect(portal.db, () => confirm(eve, body.second.approvalId));
    expect(refused.body.message).toBe(
      'This file would no longer do what was asked: it can only be declined, and uploaded anew.',
    );
    expect((await decline(eve, body.second.approvalId)).status).toBe(200);
    const kept = await portal.db
      .selectFrom('approvals')
      .select('file')
      .where('id', '=', Number(body.second.approvalId))
      .executeTakeFirst();
    expect(kept?.file).toBeNull();
  });

  test('of fifty that may wait, the last is one, whatever is asked at the same time', { tags: 'seed' }, async () => {
    const first = await asked();
    await copied(first, 48);
    const blocker = await openConnection(portal.settings);
    await blocker.query('begin; lock table approvals in exclusive mode');
    const both = Promise.all([recognise(ada, [bob], 1001), send(ada, code('LAST', 'percent', 90))]);
    await expect.poll(() => heldUp(blocker)).toBe(2);
    await blocker.query('commit');
    await blocker.end();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await listed(ada, 'waiting')).total).toBe(50);
  });

  test('who says in vain that they upload it alone is not said to have done so', async () => {
    const { body } = await send(ada, code('VAIN', 'percent', 90), 'confirm=alone');
    expect((await confirm(eve, body.second.approvalId)).status).toBe(200);
    const applied = (await portal.acts()).filter(({ act }) => act === 'upload.applied').at(-1);
    expect(applied).toMatchObject({ actor_id: ada.id, facts: { kind: 'promos', confirmed: [] } });
  });

  test('where nobody else could confirm it, who uploads it says so', async () => {
    await sql`delete from role_assignments where member_id = ${eve.id}`.execute(portal.db);
    const refused = await send(ada, code('LONE', 'percent', 100));
    expect([refused.status, refused.body.confirm, refused.body.second]).toEqual([400, ['alone'], null]);
    expect((await send(ada, code('LONE', 'percent', 100), 'confirm=alone')).body).toMatchObject({
      added: 1,
      second: null,
    });
    expect((await portal.acts()).at(-1)).toMatchObject({ act: 'upload.applied', facts: { confirmed: ['alone'] } });
  });
});
