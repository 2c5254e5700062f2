import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { going } from '../../test/programmes/going.ts';
import { fillCalendars, keepCalendars } from './calendar.ts';
import { lookAfterWork } from './round.ts';

let portal: TestApp;
let admin: MadeMember;
let head: MadeMember;
let boss: MadeMember;
let manager: MadeMember;
let committee: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp({ LAUREL_DEMO: 'off' });
  await fillCalendars(portal.db, portal.now);
});
beforeEach(async () => {
  const { make, db } = portal;
  portal.now = new Date('2026-11-20T10:00:00Z');
  // What waited in the test before is over.
  await sql`update nominations set state = 'declined' where state in ('open', 'waiting')`.execute(db);
  await sql`update ideas set state = 'concluded', reviewed_by_id = (select max(id) from members m where m.id <> by_id), reviewed_at = created_at where state = 'awaiting'`.execute(
    db,
  );
  await sql`delete from role_assignments where capability in ('committee', 'administrator', 'ideaReviewer')`.execute(
    db,
  );
  admin = await make.member({ is_admin_reports: true });
  head = await make.member({ is_manager: true });
  boss = await make.member({ is_manager: true, manager_id: head.id });
  manager = await make.member({ is_manager: true, manager_id: boss.id });
  committee = await make.member({ role_cc: true });
  ann = await make.member({ manager_id: manager.id });
  bob = await make.member();
});
afterAll(() => portal.close());

async function nominate(
  at: string,
  { to = ann, by = bob }: { to?: MadeMember; by?: MadeMember } = {},
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into nominations (kind, by_id, nominee_id, categories, created_at)
    values ('behaviour', ${by.id}, ${to.id}, array['Client Obsession'], ${at}) returning id::text`.execute(portal.db);
  return rows[0]?.id ?? '';
}

// biome-ignore lint/suspicious/noExplicitAny: the tests look into answers freely.
type Item = any;
const list = async ({ id }: MadeMember, input: object = {}): Promise<{ items: Item[]; next: string | null }> =>
  (await portal.post('/api/member/todolist', input, { as: id })).body;

async function look(moment: string): Promise<number> {
  portal.now = new Date(moment);
  return lookAfterWork(portal.db, portal.now);
}

async function review(nomId: string, by: MadeMember) {
  const given = {
    ...{ nomId, reviewRating: 4, isCustom: false, customPoints: null, isIncludeInQuarterly: false },
    quarterlyMotivation: '',
  };
  return portal.post('/api/reward/donexusnomreviewreward', given, { as: by.id });
}

const told = async (who: MadeMember) => (await portal.letters(who, 'work waits')).map(({ text }) => text);

describe('working days', () => {
  test('are those of each country: its weekends and its public holidays are none', async () => {
    const { rows } = await sql<{ due: string }>`
      select work_due('DE', '2026-12-18', 5)::text as due union all select work_due('ZA', '2026-12-18', 5)::text
      union all select work_due('DE', '2026-12-19', 1)::text`.execute(portal.db);
    // Christmas is Friday and Saturday; in South Africa the 16th of December is one too, and lies before.
    expect(rows.map(({ due }) => due)).toEqual(['2026-12-28', '2026-12-28', '2026-12-21']);
  });

  test('written again are the same, and what the library says otherwise is mended', async () => {
    const days = () =>
      sql`select md5(string_agg(w::text, ',' order by country_code, day)) from working_days w`.execute(portal.db);
    const { rows: before } = await days();
    await sql`update working_days set is_worked = not is_worked where day = '2026-12-25'`.execute(portal.db);
    await keepCalendars(portal.db, portal.now);
    expect((await days()).rows).toEqual(before);
  });
});

test('a year later the days are numbered on, and those that were stay as they were', async () => {
  const numbers = () =>
    sql<{ after: number }>`
      select (select number from working_days where country_code = 'ZA' and day = '2027-01-29') - number as after
      from working_days where country_code = 'ZA' and day = '2026-12-18'`.execute(portal.db);
  const { rows: before } = await numbers();
  await keepCalendars(portal.db, new Date('2027-01-01T01:05:00Z'));
  expect((await numbers()).rows).toEqual(before);
  const { rows } = await sql`
    select country_code from (select country_code, number - lag(number) over (partition by country_code order by day) as step, is_worked from working_days) w
    where step <> case when is_worked then 1 else 0 end`.execute(portal.db);
  expect(rows).toEqual([]);
});

describe('the list', () => {
  test('has what waits for somebody and nothing else, the oldest first, whatever it is, page by page', async () => {
    for (const day of ['12', '10', '19']) await nominate(`2026-11-${day}T08:00:00Z`);
    await nominate('2026-11-01T08:00:00Z', { by: admin });
    for (const day of ['11', '13'])
      await sql`insert into ideas (by_id, category, created_at) values (${bob.id}, 'Current challenges', ${`2026-11-${day}T09:00:00Z`})`.execute(
        portal.db,
      );
    const productId = await makeProduct(portal);
    await manyOrders(portal, { count: 2, memberId: ann.id, productId });
    const all = await list(admin);
    expect(all.items.map(({ kind }: Item) => kind)).toEqual(['idea', 'idea', 'order', 'order']);
    const paged: Item[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await list(admin, { limit: 1, ...(after !== undefined && { after }) });
      expect(page.items.length).toBeLessThanOrEqual(1);
      paged.push(...page.items);
      after = page.next;
    }
    expect(paged).toEqual(all.items);
    const { items } = await list(manager);
    expect(items.map(({ since }: Item) => since.slice(8, 10))).toEqual(['01', '10', '12', '19']);
    expect(items[1]).toMatchObject({ kind: 'nomination', by: expect.any(String), due: '2026-11-17', isOverdue: true });
    expect(items[3]).toMatchObject({ due: '2026-11-26', isOverdue: false, isEscalated: false });
    expect((await list(committee)).items).toHaveLength(4);
    for (const nobody of [ann, bob, boss]) expect((await list(nobody)).items).toEqual([]);
    expect((await list(manager, { kind: 'idea' })).items).toEqual([]);
  });

  test('says the same as the numbers', async () => {
    await nominate('2026-11-12T08:00:00Z');
    for (const who of [manager, committee, admin]) {
      const { body } = await portal.post('/api/member/waiting', {}, { as: who.id });
      const { items } = await list(who);
      const of = (kind: string) => items.filter((item: Item) => item.kind === kind).length;
      expect([of('nomination'), of('idea'), of('order'), of('unowned')]).toEqual([
        body.nominations?.count ?? 0,
        body.ideas?.count ?? 0,
        body.deskLines?.count ?? 0,
        body.unowned?.count ?? 0,
      ]);
    }
  });

  test('a place that is none is refused by its field', async () => {
    for (const after of ['x', 'nomination.1', 'nomination.1.1;drop', 'nomination.1.1~']) {
      const { status, body } = await portal.post('/api/member/todolist', { after }, { as: manager.id });
      expect([status, Object.keys(body.formErrors)]).toEqual([400, ['after']]);
    }
  });
});

/** The number of who has it now, as who nominated reads it. */
async function wentOnTo(nomId: string): Promise<string> {
  const { body } = await portal.post('/api/nom/mynominations', { limit: 100 }, { as: bob.id });
  const name = body.noms.find((one: { nomId: string }) => one.nomId === nomId)?.wentOnTo;
  const { rows } = await sql<{ number: string }>`
    select member_number as number from people where display_name = ${name} and id = ${boss.id}`.execute(portal.db);
  return rows[0]?.number ?? name;
}

describe('what waits', () => {
  test('is told to who decides on the day before it is due and when it is overdue, in the morning of a working day, once', async () => {
    // A Friday afternoon in South Africa: due on the next Friday.
    await nominate('2026-11-13T13:00:00Z');
    await look('2026-11-18T10:00:00Z');
    expect(await told(manager)).toEqual([]);
    // Two hours before eight.
    await look('2026-11-19T04:30:00Z');
    expect(await told(manager)).toEqual([]);
    await look('2026-11-19T06:10:00Z');
    await look('2026-11-19T07:10:00Z');
    expect(await told(manager)).toEqual([expect.stringContaining('1 nomination, since')]);
    await look('2026-11-21T10:00:00Z');
    await look('2026-11-22T10:00:00Z');
    expect(await told(manager)).toHaveLength(1);
    await look('2026-11-23T06:10:00Z');
    await look('2026-11-24T06:10:00Z');
    expect(await told(manager)).toHaveLength(2);
    expect((await told(manager))[1]).toContain('longer than agreed');
    for (const other of [boss, committee, admin, ann, bob]) expect(await told(other)).toEqual([]);
  });

  test('and was decided meanwhile is not told any more', async () => {
    const nomId = await nominate('2026-11-13T13:00:00Z');
    await look('2026-11-19T06:10:00Z');
    await portal.settle();
    expect((await review(nomId, manager)).status).toBe(200);
    const { rows } = await sql<{
      many: number;
    }>`select count(*)::int as many from messages where member_id = ${manager.id} and letter = 'work waits'`.execute(
      portal.db,
    );
    expect(rows[0]?.many).toBe(1);
    expect((await told(manager)).filter((text) => text !== undefined)).toEqual([]);
  });

  test('too long goes on to the next manager who is here, who then decides it, and to nobody else', async () => {
    const nomId = await nominate('2026-11-02T08:00:00Z');
    const other = await nominate('2026-11-19T08:00:00Z');
    expect((await list(boss)).items).toEqual([]);
    expect((await review(nomId, boss)).status).toBe(404);
    await look('2026-11-20T07:00:00Z');
    expect((await list(boss)).items).toMatchObject([{ itemId: nomId, isEscalated: true, isOverdue: true }]);
    expect((await list(head)).items).toEqual([]);
    expect(await told(boss)).toEqual([expect.stringContaining('comes to you too')]);
    expect(await told(committee)).toHaveLength(1);
    const { body } = await portal.post('/api/nom/nomlist', {}, { as: boss.id });
    expect(body.noms.map((row: Item) => row.nomId)).toEqual([nomId]);
    expect(await wentOnTo(nomId)).toBe(boss.memberNumber);
    expect(await wentOnTo(other)).toBe('');
    expect((await review(other, boss)).status).toBe(404);
    expect((await review(nomId, boss)).status).toBe(200);
    expect(await wentOnTo(nomId)).toBe('');
    expect((await list(manager)).items.map(({ itemId }: Item) => itemId)).toEqual([other]);
    expect(await look('2026-11-20T08:00:00Z')).toBe(0);
  });

  test('goes past a manager who left, and past one whom it concerns', async () => {
    await sql`update members set deactivated_at = now() where id = ${boss.id}`.execute(portal.db);
    const past = await nominate('2026-11-02T08:00:00Z', { by: bob });
    await look('2026-11-20T07:00:00Z');
    expect((await list(head)).items).toMatchObject([{ itemId: past, isEscalated: true }]);
    // Who nominated is the head of the nominee's manager: it is theirs in no way.
    await sql`update nominations set state = 'declined' where state = 'open'`.execute(portal.db);
    await nominate('2026-11-02T08:00:00Z', { by: head });
    portal.now = new Date('2026-11-20T08:00:00Z');
    await look('2026-11-20T08:00:00Z');
    expect((await list(head)).items).toEqual([]);
  });

  test('and is nobody’s to decide is told to administrators, until somebody may', async () => {
    await sql`delete from role_assignments where capability = 'committee'`.execute(portal.db);
    const lonely = await portal.make.member();
    const nomId = await nominate('2026-11-20T06:00:00Z', { to: lonely });
    await look('2026-11-20T07:00:00Z');
    expect((await list(admin, { kind: 'unowned' })).items).toMatchObject([{ kind: 'unowned', itemId: nomId }]);
    expect(await told(admin)).toEqual([expect.stringContaining('Nobody may decide it')]);
    await sql`update members set manager_id = ${manager.id} where id = ${lonely.id}`.execute(portal.db);
    expect((await list(admin, { kind: 'unowned' })).items).toEqual([]);
    expect((await list(manager)).items).toMatchObject([{ kind: 'nomination', itemId: nomId }]);
  });

  test('and lost whoever could decide it while it is neither new nor late is told to administrators within the hour', async () => {
    await sql`delete from role_assignments where capability = 'committee'`.execute(portal.db);
    const nomId = await nominate('2026-11-19T06:00:00Z');
    await look('2026-11-19T07:00:00Z');
    expect(await told(admin)).toEqual([]);
    await sql`update members set deactivated_at = '2026-11-20T07:30:00Z' where id = ${manager.id}`.execute(portal.db);
    await look('2026-11-20T08:00:00Z');
    await look('2026-11-20T09:00:00Z');
    expect((await list(admin, { kind: 'unowned' })).items).toMatchObject([{ itemId: nomId }]);
    expect(await told(admin)).toEqual([expect.stringContaining('Nobody may decide it')]);
  });

  test('and was rated by the hands of the only one who is left is nobody’s too', async () => {
    await sql`delete from role_assignments where capability = 'committee'`.execute(portal.db);
    const nomId = await nominate('2026-11-19T06:00:00Z');
    await sql`
      insert into reviews (nomination_id, reviewer_id, for_id, kind, rating, stars, programme_version, is_include_in_quarterly, created_at)
      values (${nomId}, ${committee.id}, ${manager.id}, 'rating', 4, 5, 1, false, '2026-11-19T08:00:00Z')`.execute(
      portal.db,
    );
    await sql`update nominations set state = 'waiting', rating_count = 1 where id = ${nomId}`.execute(portal.db);
    await look('2026-11-20T08:00:00Z');
    expect((await list(manager)).items).toEqual([]);
    expect((await list(admin, { kind: 'unowned' })).items).toMatchObject([{ itemId: nomId }]);
    expect(await told(manager)).toEqual([]);
  });

  test('looked at by eight at once comes to each stage once', async () => {
    for (let n = 0; n < 30; n += 1) await nominate('2026-11-02T08:00:00Z');
    portal.now = new Date('2026-11-20T07:00:00Z');
    const done = await Promise.all(Array.from({ length: 8 }, () => lookAfterWork(portal.db, portal.now)));
    expect(done.filter((reached) => reached > 0)).toEqual([90]);
    expect(await told(manager)).toHaveLength(1);
    expect((await list(boss, { limit: 100 })).items).toHaveLength(30);
  });

  test('is told to nobody whom it concerns, however long it waits and whoever they are', async () => {
    const other = await portal.make.member({ is_admin_reports: true });
    const card = {
      ...{ what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0 },
      ...{ message: '', sendBy: 'email', recipients: [ann.memberId] },
    };
    expect((await portal.post('/api/reward/doreward', card, { as: admin.id })).status).toBe(200);
    await sql`
      insert into card_cases (card_id, state, opened_at)
      select id, 'open', '2026-11-02T08:00:00Z' from recognitions where from_id = ${admin.id}`.execute(portal.db);
    await sql`
      with written as (
        insert into comments (award_id, by_id, created_at)
        select award_id, ${bob.id}, created_at from recognitions where from_id = ${admin.id} returning id)
      insert into card_cases (comment_id, state, opened_at) select id, 'open', '2026-11-02T08:00:00Z' from written`.execute(
      portal.db,
    );
    await sql`
      insert into contact_messages (member_id, name, email, message, created_at)
      values (${admin.id}, 'Ada', 'ada@b.example', 'Hello', '2026-11-02T09:00:00Z')`.execute(portal.db);
    const lonely = await nominate('2026-11-20T06:00:00Z', { to: admin });
    await look('2026-11-20T07:00:00Z');
    const [toldOther] = await told(other);
    expect(toldOther).toContain('2 reported cards and comments');
    expect(toldOther).toContain('1 message to the company');
    expect((await told(admin)).join()).not.toMatch(/reported card|message to the company|nomination/);
    await sql`delete from role_assignments where capability = 'committee'`.execute(portal.db);
    await look('2026-11-20T08:00:00Z');
    const seen = async (who: MadeMember) =>
      (await list(who, { kind: 'unowned' })).items.map(({ itemId }: Item) => itemId);
    expect([await seen(other), await seen(admin)]).toEqual([[lonely], []]);
    await sql`update card_cases set state = 'kept'`.execute(portal.db);
    await sql`update contact_messages set state = 'closed'`.execute(portal.db);
  });

  test('of others than nominations reaches those who do it', async () => {
    const thinker = await portal.make.member({ role_idea: true });
    await sql`insert into ideas (by_id, category, created_at) values (${bob.id}, 'Current challenges', '2026-11-02T09:00:00Z')`.execute(
      portal.db,
    );
    await sql`insert into contact_messages (name, email, message, created_at) values ('Ann', 'a@b.example', 'Hello', '2026-11-02T09:00:00Z')`.execute(
      portal.db,
    );
    const keeper = await portal.make.member({ roles: [{ capability: 'content' }] });
    await look('2026-11-20T07:00:00Z');
    expect((await told(thinker)).join()).toContain('1 idea, since');
    expect((await told(keeper)).join()).toContain('message to the company');
    expect((await told(admin)).join()).toContain('1 idea, since');
    expect(await told(manager)).toEqual([]);
  });
});

test('how long decisions took is told by division in working days, and of no division with fewer than five', async () => {
  await portal.make.division('W1', { country: 'ZA', cluster: 'WEST', name: 'Workshop' });
  await portal.make.division('W2', { country: 'ZA', cluster: 'WEST', name: 'Small shop' });
  // Monday the 1st of June; decided on so many working days later: the 16th is a holiday.
  for (const [code, days] of [
    ...['02', '03', '04', '05', '17'].map((day) => ['W1', day] as const),
    ...['02', '03'].map((day) => ['W2', day] as const),
  ]) {
    const chief = await portal.make.member({ is_manager: true });
    const to = await portal.make.member({ division_code: code, manager_id: chief.id });
    const nomId = await nominate('2026-06-01T08:00:00Z', { to });
    portal.now = new Date(`2026-06-${days}T10:00:00Z`);
    expect((await review(nomId, chief)).status).toBe(200);
  }
  portal.now = new Date('2026-11-20T10:00:00Z');
  const asked = { kind: 'nomination', selMonthFrom: 'June 2026', selMonthTo: 'June 2026' };
  const { body } = await portal.post('/api/report/worktimes', asked, { as: admin.id });
  expect(body).toEqual({
    divisions: [{ division: 'Workshop', decided: 5, inTime: 4, median: 3, ninetieth: 8.2 }],
    few: null,
    all: { decided: 7, inTime: 6, median: 2, ninetieth: 6.8 },
    target: 5,
  });
  expect((await portal.post('/api/report/worktimes', asked, { as: ann.id })).status).toBe(403);
});
