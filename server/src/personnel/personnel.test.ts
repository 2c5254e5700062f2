import { eventTypes } from '@laurel/contract/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { makeProduct } from '../../test/goods.ts';
import type { MadeMember } from '../../test/make.ts';
import { manyOrders } from '../../test/many-orders.ts';
import { behaviour, going } from '../../test/programmes/going.ts';
import { actWords } from './act-words.ts';

let portal: TestApp;
/** Looks after people. */
let ada: MadeMember;
let boss: MadeMember;
let ann: MadeMember;
/** Has never signed on, and has neither manager nor mobile number nor site. */
let nina: MadeMember;
let lately: MadeMember;
let longGone: MadeMember;
let erased: MadeMember;
let alba: MadeMember;

const day = 86_400_000;

beforeAll(async () => {
  portal = await testApp();
  const { make, now } = portal;
  await make.division('D1', { name: 'Engineering' });
  await make.division('D9', { name: 'Sales', country: 'DE', cluster: 'EUROPE' });
  ada = await make.member({ firstname: 'Ada', surname: 'Keeper', roles: [{ capability: 'people' }] });
  boss = await make.member({
    firstname: 'Bea',
    surname: 'Chief',
    is_manager: true,
    is_admin_reports: true,
    budget: 500,
  });
  ann = await make.member({
    ...{
      firstname: 'Ann',
      surname: 'Ülgen',
      known_as: 'Annie',
      manager_id: boss.id,
      points: 40,
      hire_date: '2019-03-01',
    },
    ...{ email: 'annie@home.example', roster_email: 'ann.uelgen@company.example', cell_num: '+27825550100' },
    ...{ dob_day: 29, dob_month: 2, cost_centre: 'CC-1' },
  });
  nina = await make.member({
    ...{ firstname: 'Nina', surname: 'New', registered_at: null, cell_num: null, site_template: '' },
    ...{ email: null, hire_date: '2026-11-01' },
  });
  lately = await make.member({ firstname: 'Lars', surname: 'Lately', deactivated_at: new Date(now.getTime() - day) });
  longGone = await make.member({ firstname: 'Gus', surname: 'Gone', deactivated_at: new Date('2024-01-01T00:00:00Z') });
  erased = await make.member({
    firstname: 'Secret',
    surname: 'Person',
    deactivated_at: new Date('2024-01-01T00:00:00Z'),
  });
  await portal.db.deleteFrom('profiles').where('member_id', '=', erased.id).execute();
  await portal.db.updateTable('members').set({ erased_at: now }).where('id', '=', erased.id).execute();
  alba = await make.member({
    firstname: 'Alba',
    surname: 'Other',
    division_code: 'D9',
    site_template: 'alba',
    hire_date: '2010-05-05',
  });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const ask = async (call: string, input: object, by = ada) => portal.post(`/api/admin/${call}`, input, { as: by.id });
const list = async (wish: object = {}) => (await ask('peoplelist', { limit: 50, ...wish })).body;
const namesIn = ({ people }: { people: { memberName: string }[] }) => people.map(({ memberName }) => memberName);
const names = async (wish: object = {}) => namesIn(await list(wish));
const of = async (call: string, who: MadeMember, more: object = {}) =>
  (
    await ask(call, {
      memberId: who.memberId,
      ...(call === 'person' || call === 'personsignons' ? {} : { limit: 20 }),
      ...more,
    })
  ).body;
const personOf = (who: MadeMember) => of('person', who);

describe('the directory of people', () => {
  test('lists everybody by name, those who left among them, and counts them', async () => {
    const answer = await list();
    expect(namesIn(answer)).toEqual([
      ...['Ada Keeper', 'Alba Other', 'Annie Ülgen', 'Bea Chief', 'Gus Gone', 'Lars Lately', 'Nina New'],
    ]);
    expect(answer).toMatchObject({ total: 7, isMore: false, next: null });
    expect(answer.people[2]).toMatchObject({
      ...{
        memberNumber: ann.memberNumber,
        email: 'annie@home.example',
        division: 'Engineering',
        state: 'here',
        lacks: [],
      },
      ...{ manager: { memberId: boss.memberId, memberName: 'Bea Chief' }, dateHired: '2019-03-01', dateLeft: null },
    });
  });

  test('finds people of every site by parts of name, number and address, leavers too', async () => {
    expect(await names({ search: 'ulg' })).toEqual(['Annie Ülgen']);
    expect(await names({ search: 'ann ulgen' })).toEqual(['Annie Ülgen']);
    expect(await names({ search: longGone.memberNumber })).toEqual(['Gus Gone']);
    expect(await names({ search: 'ann.uelgen@company' })).toEqual(['Annie Ülgen']);
    expect(await names({ search: '@home.example' })).toEqual(['Annie Ülgen']);
    expect(await names({ search: 'uelgen.' })).toEqual([]);
    expect(await names({ search: 'other' })).toEqual(['Alba Other']);
    // Wildcards are letters like others, and an inner part of a name is none of its words.
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: 'ea chief' })).toEqual([]);
  });

  test('narrows to a division, a manager, a state, and to what somebody is without', async () => {
    expect(await names({ divisionCode: 'D9' })).toEqual(['Alba Other']);
    expect(await names({ manager: 'chief' })).toEqual(['Annie Ülgen']);
    expect(await names({ manager: boss.memberNumber })).toEqual(['Annie Ülgen']);
    expect(await names({ state: 'grace' })).toEqual(['Lars Lately']);
    expect(await names({ state: 'gone' })).toEqual(['Gus Gone']);
    expect(await names({ state: 'here', lacks: ['signOn'] })).toEqual(['Nina New']);
    expect(await names({ state: 'here', lacks: ['signOn', 'manager', 'mobile', 'email', 'site'] })).toEqual([
      'Nina New',
    ]);
    expect(await names({ state: 'here', lacks: ['manager'] })).toEqual([
      'Ada Keeper',
      'Alba Other',
      'Bea Chief',
      'Nina New',
    ]);
    expect((await list({ search: 'nina' })).people[0].lacks).toEqual(['signOn', 'manager', 'mobile', 'email', 'site']);
  });

  test('says nothing of the erased but their number, by which they are found', async () => {
    const answer = await list({ state: 'erased', search: erased.memberNumber });
    expect(answer.people).toEqual([
      {
        ...{ memberId: erased.memberId, memberName: '', memberNumber: erased.memberNumber, email: '', picId: '' },
        ...{ division: 'Engineering', manager: null, state: 'erased', lacks: [], dateHired: null },
        ...{ dateLeft: '2024-01-01T00:00:00.000Z', dateRegistered: expect.any(String), dateLastSignedOn: null },
      },
    ]);
  });

  test('is turned page by page in each order, and nobody is missed or told twice', async () => {
    for (const order of [{}, { desc: true }, { sort: 'hired' }, { sort: 'signedOn', desc: true }]) {
      const whole = await names(order);
      const turned: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ ...order, limit: 3, ...(after === null ? {} : { after }) });
        if (after !== null) expect(page).not.toHaveProperty('total');
        turned.push(...namesIn(page));
        after = page.next;
      } while (after !== null);
      expect(turned).toEqual(whole);
      expect(whole).toHaveLength(7);
    }
    expect((await names({ sort: 'hired', desc: true })).slice(0, 3)).toEqual(['Nina New', 'Annie Ülgen', 'Alba Other']);
    expect((await names({ sort: 'signedOn', desc: true }))[0]).toBe('Ada Keeper');
  });

  test('refuses what is no filter, and whoever does not look after people', async () => {
    expect((await ask('peoplelist', { limit: 50, state: 'away' })).body.formErrors).toHaveProperty('state');
    expect((await ask('peoplelist', { limit: 50, lacks: ['shoes'] })).status).toBe(400);
    expect((await ask('peoplelist', { limit: 100_000 })).body.formErrors).toHaveProperty('limit');
    expect((await ask('peoplelist', { limit: 10 }, boss)).status).toBe(200);
    expect((await ask('peoplelist', { limit: 10 }, ann)).status).toBe(403);
    expect((await ask('person', { memberId: ann.memberId }, ann)).status).toBe(403);
    expect((await ask('person', { memberId: '1.999999999999' })).status).toBe(404);
    expect((await ask('personledger', { memberId: '1.999999999999', limit: 5 })).status).toBe(404);
    const auditor = await portal.make.member({ roles: [{ capability: 'auditor' }], deactivated_at: null });
    expect((await ask('person', { memberId: ann.memberId }, auditor)).status).toBe(200);
    await portal.db
      .updateTable('members')
      .set({ deactivated_at: new Date('2024-01-01') })
      .where('id', '=', auditor.id)
      .execute();
  });

  test('is saved as a file of whom the filters name, in both formats', async () => {
    const file = await ask('exportpeople', { state: 'here', manager: 'chief', format: 'csv' });
    const rows = String(file.body).trimEnd().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Member number');
    for (const value of [
      ann.memberNumber,
      'Annie Ülgen',
      '+27825550100',
      'Engineering',
      'Bea Chief',
      '2019-03-01',
      'Here',
    ])
      expect(rows[1]).toContain(value);
    const book = await ask('exportpeople', { format: 'xlsx' });
    expect([book.status, book.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
    const gone = String((await ask('exportpeople', { state: 'erased', format: 'csv' })).body);
    expect(gone).toContain(erased.memberNumber);
    expect(gone).not.toContain('Secret');
  });
});

describe('a person', () => {
  test('is told value by value, with who said so and who can change it', async () => {
    const { profile, ...head } = await personOf(ann);
    expect(head).toMatchObject({
      ...{
        memberName: 'Annie Ülgen',
        memberNumber: ann.memberNumber,
        state: 'here',
        signOn: 'yes',
        isOwn: false,
        reports: 0,
      },
      ...{ wallet: { points: 40 }, pot: null, manager: { memberId: boss.memberId, state: 'here' }, divisionCode: 'D1' },
    });
    const value = (field: string) => profile.find((one: { field: string }) => one.field === field);
    const theirs = { from: 'member', owner: 'member', rosterValue: 'ann.uelgen@company.example' };
    expect(value('email')).toEqual({ field: 'email', value: 'annie@home.example', ...theirs });
    expect(value('firstName')).toMatchObject({ value: 'Ann', from: 'roster', owner: 'roster' });
    expect(value('knownAs')).toMatchObject({ value: 'Annie', from: 'member', owner: 'member' });
    expect(value('mobile')).toMatchObject({ value: '082 555 0100', owner: 'member' });
    expect(value('birthday')).toMatchObject({ value: '02-29', owner: 'member' });
    expect(value('costCentre').value).toBe('CC-1');
    expect((await personOf(boss)).reports).toBe(1);
    expect((await personOf(ada)).isOwn).toBe(true);
  });

  test('says whether they can sign on, and what is missing', async () => {
    expect(await personOf(nina)).toMatchObject({
      signOn: 'noSite',
      wallet: null,
      lacks: ['signOn', 'manager', 'mobile', 'email', 'site'],
    });
    const waits = { firstname: 'Wanda', surname: 'Waits', registered_at: null, deactivated_at: null };
    const invited = await portal.make.member(waits);
    expect(await personOf(invited)).toMatchObject({ signOn: 'notYet', dateRegistered: null });
    await portal.db.updateTable('profiles').set({ roster_email: null }).where('member_id', '=', invited.id).execute();
    expect((await personOf(invited)).signOn).toBe('noAddress');
    await portal.db
      .updateTable('members')
      .set({ deactivated_at: new Date('2024-01-01') })
      .where('id', '=', invited.id)
      .execute();
  });

  test('who left is told with the day on which their points go, and who is gone without', async () => {
    const graceDays = 90;
    const left = await personOf(lately);
    expect(left).toMatchObject({ state: 'grace', signOn: 'left', lacks: [] });
    expect(Date.parse(left.dateForfeited) - Date.parse(left.dateLeft)).toBeLessThanOrEqual(graceDays * day);
    expect(await personOf(longGone)).toMatchObject({ state: 'gone', signOn: 'left', dateForfeited: null });
  });

  test('who was erased has no name and no value left, and their page says so', async () => {
    const gone = await personOf(erased);
    expect(gone).toMatchObject({
      state: 'erased',
      signOn: 'erased',
      memberName: '',
      profile: [],
      manager: null,
      picId: '',
    });
    expect(gone.dateErased).toBe(portal.now.toISOString());
    expect(JSON.stringify(gone)).not.toContain('Secret');
  });

  test('has roles with their scope, and who gave them', async () => {
    await portal.post(
      '/api/admin/giverole',
      { memberId: ann.memberId, capability: 'committee', scopeKind: 'division', scopeCode: 'D9' },
      { as: boss.id },
    );
    expect((await personOf(ann)).roles).toMatchObject([
      {
        capability: 'committee',
        scopeKind: 'division',
        scopeName: 'Sales',
        givenByMember: 'Bea Chief',
        isInForce: true,
        source: 'given',
      },
    ]);
    await portal.settle();
    const { acts } = await of('personacts', ann);
    expect(acts[0]).toMatchObject({ act: 'role.given', title: 'Gave a role', isBy: false, byMember: 'Bea Chief' });
    expect((await of('personacts', boss)).acts).toContainEqual(
      expect.objectContaining({ act: 'role.given', isBy: true }),
    );
  });

  test('has people whose manager they are, page by page', async () => {
    expect(await of('personreports', boss, { limit: 1 })).toMatchObject({
      people: [{ memberName: 'Annie Ülgen' }],
      total: 1,
      next: null,
    });
    expect(await of('personreports', ann)).toEqual({ people: [], next: null, total: 0, isMore: false });
  });
});

describe('what there is of a person', () => {
  const value = going.values[0]?.name ?? '';
  const points = going.points.adhoc[1] ?? 0;
  beforeAll(async () => {
    const award = { what: 'adhoc', points, reason: value, sendBy: 'email', message: 'Private words' };
    const given = await portal.post(
      '/api/reward/doreward',
      { ...award, recipients: [ann.memberId] },
      { as: boss.id, key: 'given' },
    );
    expect(given.status).toBe(200);
    const nomination = { nomCat: [behaviour], reason: 'Private reason', members: [ann.memberId] };
    const made = await portal.post('/api/nom/newnom', nomination, { as: alba.id, key: 'nominated' });
    expect([made.status, made.body.message]).toEqual([200, expect.anything()]);
    await manyOrders(portal, { memberId: ann.id, productId: await makeProduct(portal, { name: 'Cup' }), count: 3 });
    await portal.settle();
  });

  test('movements of wallet and pot, with whom and for what', async () => {
    const { movements, total } = await of('personledger', ann);
    expect(movements).toContainEqual(
      expect.objectContaining({
        account: 'wallet',
        kind: 'adhoc',
        points,
        otherMember: 'Bea Chief',
        what: value,
      }),
    );
    expect(movements.at(-1)).toMatchObject({ kind: 'correction', points: 40, after: 40 });
    const pages = [];
    let after: string | undefined;
    do {
      const page = await of('personledger', ann, { limit: 1, ...(after && { after }) });
      pages.push(...page.movements);
      after = page.next ?? undefined;
    } while (after);
    expect(pages).toEqual(movements);
    expect(total).toBe(movements.length);
    expect((await of('personledger', boss)).movements[0]).toMatchObject({
      account: 'pot',
      points: -points,
      after: 500 - points,
      otherMember: 'Annie Ülgen',
    });
  });

  test('recognitions and nominations of both sides, without a word that was written', async () => {
    const received = await of('personrecognitions', ann, { side: 'received' });
    expect(received).toMatchObject({
      recognitions: [{ kind: 'adhoc', points, value, other: { memberId: boss.memberId } }],
      total: 1,
    });
    expect((await of('personrecognitions', boss, { side: 'given' })).recognitions).toMatchObject([
      { other: { memberId: ann.memberId } },
    ]);
    const nominated = await of('personnominations', ann, { side: 'received' });
    expect(nominated.nominations).toMatchObject([
      { kind: 'behaviour', state: 'open', points: 0, other: { memberId: alba.memberId } },
    ]);
    expect((await of('personnominations', alba, { side: 'made' })).nominations).toMatchObject([
      { other: { memberId: ann.memberId } },
    ]);
    expect(JSON.stringify([received, nominated])).not.toContain('Private');
    expect((await ask('personrecognitions', { memberId: ann.memberId, limit: 5 })).body.formErrors).toHaveProperty(
      'side',
    );
  });

  test('orders with how far they are, page by page', async () => {
    const { orders, total } = await of('personorders', ann);
    expect([orders.length, total]).toEqual([3, 3]);
    expect(orders[0]).toMatchObject({ pieces: 1, piecesRefunded: 0 });
    const first = await of('personorders', ann, { limit: 2 });
    const second = await of('personorders', ann, { limit: 2, after: first.next });
    expect([...first.orders, ...second.orders]).toEqual(orders);
  });

  test('messages with what they are about and whether they got there', async () => {
    await portal.db
      .updateTable('messages')
      .set({ state: 'stuck', last_error: '550 no such mailbox', attempts: 3, ended_at: portal.now })
      .where('member_id', '=', ann.id)
      .where('letter', '=', 'card')
      .execute();
    const { messages } = await of('personmessages', ann);
    expect(messages).toContainEqual(
      expect.objectContaining({
        title: 'An e-card',
        channel: 'email',
        state: 'stuck',
        failure: '550 no such mailbox',
        tries: 3,
      }),
    );
    expect((await personOf(ann)).messages).toMatchObject({ stuck: 1, last: { title: expect.any(String) } });
  });

  test('where they are signed on, and when that was last, longer than their tokens are kept', async () => {
    await portal.tokenOf(ann.id);
    const { signOns, total } = await of('personsignons', ann);
    expect([total, signOns]).toEqual([
      1,
      [expect.objectContaining({ isLive: true, dateBegan: portal.now.toISOString() })],
    ]);
    await portal.db.deleteFrom('tokens').where('member_id', '=', ann.id).execute();
    expect(await of('personsignons', ann)).toEqual({ signOns: [], total: 0, dateBound: null });
    expect((await personOf(ann)).dateLastSignedOn).toBe(portal.now.toISOString());
  });
});

test('every administrative act has a name among people', () => {
  const acts = Object.entries(eventTypes).filter(([, { isAct }]) => isAct);
  expect(Object.keys(actWords).toSorted()).toEqual(acts.map(([type]) => type).toSorted());
});
