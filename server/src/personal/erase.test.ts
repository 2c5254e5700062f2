import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb, type Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { escapeHtml } from '#texts/escape-html';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { makeShop } from '../../test/make-shop.ts';
import { eraseMember } from './erase.ts';

let portal: TestApp;
let owner: Db;
let lea: MadeMember;
let mug: string;
let bob: MadeMember;

const names = {
  firstname: 'Léa',
  known_as: 'Lili',
  surname: "O'Quince",
  email: 'lea.oquince@test.example',
  cell_num: '+27827771234',
};

beforeAll(async () => {
  portal = await testApp();
  // Only to look into every table; what is erased is erased with the rights of the portal.
  owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
  bob = await portal.make.member({ points: 500, is_admin_reports: true, is_manager: true });
  lea = await portal.make.member({
    ...names,
    points: 500,
    manager_id: bob.id,
    dob_day: 1,
    dob_month: 2,
    is_admin_reports: true,
    is_manager: true,
    budget: 500,
  });
  mug = await makeShop(portal).product({ price: 5000 });
  await liveWith(lea, bob);
});
afterAll(async () => {
  await owner.destroy();
  await portal.close();
});

const post = async (path: string, body: object, by: MadeMember) => {
  const answer = await portal.post(path, body, { as: by.id });
  expect([path, answer.status, answer.body.message ?? '']).toEqual([path, 200, answer.body.message ?? '']);
  return answer.body;
};

const rating = { reviewRating: 5, isCustom: false, customPoints: null, isIncludeInQuarterly: true };

/** Every kind of act, with words that cannot be taken for another's. */
async function liveWith(person: MadeMember, other: MadeMember): Promise<void> {
  const carol = await portal.make.member({ manager_id: person.id });
  await awards(person, other, carol);
  await nominations(person, other, carol);
  const thought = (by: MadeMember, about: string) =>
    post('/api/idea/ideasubmit', { category: 'Current challenges', title: `By ${about}`, idea: `Call ${about}` }, by);
  await thought(person, 'Léa');
  const { ideaBoxId } = await thought(carol, 'nobody');
  await post('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Lili likes it', points: 0 }, person);
  await post('/api/site/contactussend', { ...contact, AcceptTerms: true }, person);
  await post('/api/member/memberupdate', { email: 'lili@elsewhere.example' }, person);
  await post('/api/member/memberupdate', { email: names.email }, person);
  await post('/api/member/memberupdate', { interest1: 'Y', interestOtherDesc: 'Quincetrees' }, person);
  await orders(person, other);
}

async function awards(person: MadeMember, other: MadeMember, carol: MadeMember): Promise<void> {
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, sendBy: 'email' };
  const give = (by: MadeMember, message: string, ...to: MadeMember[]) =>
    post('/api/reward/doreward', { ...gift, message, recipients: to.map(({ memberId }) => memberId) }, by);
  await give(person, 'With love, Lili', other);
  await give(person, 'To both, Lili', other, carol);
  await give(other, "Thank you, Léa O'Quince!", person);
  await give(other, together, person, carol);
  await give(other, elsewhere, carol);
}

async function nominations(person: MadeMember, other: MadeMember, carol: MadeMember): Promise<void> {
  const nominate = async (by: MadeMember, reason: string, who: MadeMember) => {
    const nomination = { nomCat: ['Act of Courage'], reason, members: [who.memberId] };
    return (await post('/api/nom/newnom', nomination, by)).nomIds[0];
  };
  const rate = (by: MadeMember, nomId: string, quarterlyMotivation: string) =>
    post('/api/reward/donexusnomreviewreward', { ...rating, nomId, quarterlyMotivation }, by);
  await rate(other, await nominate(carol, 'Léa stayed.', person), 'Lili it is');
  const dan = await portal.make.member({ manager_id: other.id });
  await rate(other, await nominate(person, 'Said by Lili', dan), 'As Léa says');
  await rate(person, await nominate(dan, 'Reviewed', carol), 'Lili agrees');
  const decline = { nomId: await nominate(dan, 'Declined', carol), motivation: 'Lili does not' };
  await post('/api/nom/donexusnomreviewdecline', decline, person);
}

async function orders(person: MadeMember, other: MadeMember): Promise<void> {
  for (const buyer of [person, other]) {
    const seller = buyer === person ? other : person;
    await post('/api/shop/addtobasket', { productId: mug }, buyer);
    const cellNum = buyer === person ? names.cell_num : '+27820000009';
    await post('/api/shop/placeOrder', { cellNum, alloc: 'ZA', vfyTotal: 50 }, buyer);
    const { lines } = await post('/api/shop/desklist', {}, seller);
    const { memberOrderItemId } = lines.find((line: { isOwn: boolean }) => !line.isOwn);
    await post('/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Lili complained' }, seller);
  }
}

/** What somebody wrote to somebody else is theirs, whoever is named in it. */
const elsewhere = "Ask Lili O'Quince, she knows.";

/** An award to several is about no one of them. */
const together = 'Thank you, both';

const contact = { ContactName: "Léa O'Quince", EmailAddress: names.email, Message: 'It is me' };

/** Every row of every table in which one of these stands. */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(
    owner,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(name)} t where t::text ilike any(${words.map((word) => `%${word}%`)})`.execute(
      owner,
    );
    places.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return places;
}

const traces = ['Léa', 'Lili', 'Quince', 'lea.oquince', '7771234', 'elsewhere.example'];
/** With the rights of the portal: nothing that is erased is append-only, and no guard is taken away. */
const erase = () => transaction(portal.db, (tx) => eraseMember(tx, lea.memberNumber, portal.now));

describe('A82: erasing a leaver', () => {
  test('is refused while the person is active, and for nobody', { tags: 'seed' }, async () => {
    await expect(erase()).rejects.toThrow('still active');
    await expect(transaction(portal.db, (tx) => eraseMember(tx, 'NOBODY', portal.now))).rejects.toThrow('no member');
    expect((await placesOf(traces)).length).toBeGreaterThan(10);
  });

  test('leaves nothing of theirs, nor of what was written of them, in any table, and every sum as it was', {
    tags: 'seed',
  }, async () => {
    const sums = sql`select account_id, sum(amount) from ledger_legs group by 1 order by 1`;
    const before = await sums.execute(owner);
    await sql`update members set deactivated_at = now() where id = ${lea.id}`.execute(owner);
    await erase();
    const left = await placesOf(traces);
    expect(left.length).toBeGreaterThan(0);
    expect(
      left.filter(
        (place) =>
          !place.includes(escapeHtml(elsewhere)) &&
          !place.includes(elsewhere.replaceAll("'", "''")) &&
          !place.includes(elsewhere),
      ),
    ).toEqual([]);
    expect((await sums.execute(owner)).rows).toEqual(before.rows);
  });

  test('leaves the books, the append-only guards and the chain of the audit whole', { tags: 'seed' }, async () => {
    await expectBooksRight(portal.db);
    await expect(sql`update orders set promo_code = '1'`.execute(owner)).rejects.toThrow();
    for (const table of ['words', 'order_contacts']) {
      const change = sql`update ${sql.table(table)} set ${sql.ref(table === 'words' ? 'text' : 'cell_num')} = '+27820000002'`;
      await expect(change.execute(owner)).rejects.toThrow(`Table ${table} is append-only.`);
      await expect(change.execute(portal.db)).rejects.toThrow('permission denied');
    }
  });

  test('shows the others a former colleague where the name was', { tags: 'seed' }, async () => {
    const { body } = await portal.post(
      '/api/report/myrecognitions',
      { selMonth: 'November 2026', doCount: true },
      { as: bob.id },
    );
    expect(JSON.stringify(body)).toContain('Former colleague');
    expect(JSON.stringify(body)).not.toContain('With love');
  });

  test('in the words of who reads', { tags: 'seed' }, async () => {
    const wish = { selMonth: 'November 2026', doCount: true };
    for (const [language, words] of [
      ['de', 'Ehemaliges Teammitglied'],
      ['ar', 'أحد الزملاء السابقين'],
      ['', 'Former colleague'],
    ]) {
      expect((await portal.post('/api/member/memberupdate', { language }, { as: bob.id })).status).toBe(200);
      const { body } = await portal.post('/api/report/myrecognitions', wish, { as: bob.id });
      expect(JSON.stringify(body)).toContain(words);
    }
  });
});

test('others act meanwhile: nobody waits for an erasure', { tags: 'seed' }, async () => {
  const [gone, ann, ben] = [await portal.make.member(), await portal.make.member({ points: 100 }), bob];
  const gift = { what: 'payitforward', reason: 'Act of Courage', points: 5, sendBy: 'email', message: 'Hello' };
  await post('/api/reward/doreward', { ...gift, recipients: [gone.memberId, ben.memberId] }, ann);
  await post('/api/reward/doreward', { ...gift, recipients: [gone.memberId] }, ben);
  await sql`update members set deactivated_at = now() where id = ${gone.id}`.execute(owner);
  await transaction(portal.db, async (tx) => {
    await eraseMember(tx, gone.memberNumber, portal.now);
    // Not yet committed: whoever needed one of its locks would wait for it, and be refused after two seconds.
    const nomination = { nomCat: ['Act of Courage'], reason: 'While', members: [ben.memberId] };
    await Promise.all([
      ...Array.from({ length: 5 }, () => post('/api/reward/doreward', { ...gift, recipients: [ben.memberId] }, ann)),
      post('/api/nom/newnom', nomination, ann),
      post('/api/idea/ideasubmit', { category: 'Current challenges', title: 'While', idea: 'While' }, ann),
      post('/api/member/memberupdate', { firstname: 'Annie' }, ann),
      post('/api/shop/addtobasket', { productId: mug }, ann),
      post('/api/member/getmemberdata', {}, ben),
    ]);
    await post('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 50 }, ann);
  });
  await expectBooksRight(portal.db);
});

describe('whose names are words of other sentences', () => {
  const words = 'You may nominate again on May Day, if the day will grace us with X.';
  let others: MadeMember[];

  /** Every row of what others said and did, as text. */
  async function evidence(): Promise<string[]> {
    const rows: string[] = [];
    for (const table of [
      'audit_entries',
      'events',
      'event_particulars',
      'nominations',
      'reviews',
      'recognitions',
      'awards',
      'messages',
      'competition',
      'words',
    ]) {
      const found = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t order by 1`.execute(
        owner,
      );
      rows.push(...found.rows.map(({ text }) => `${table}: ${text}`));
    }
    return rows;
  }

  beforeAll(async () => {
    const cy = await portal.make.member({ points: 100, manager_id: bob.id });
    const dee = await portal.make.member({ points: 100 });
    others = [cy, dee];
    await post(
      '/api/reward/doreward',
      {
        what: 'payitforward',
        reason: 'Act of Courage',
        points: 5,
        sendBy: 'email',
        message: words,
        recipients: [dee.memberId],
      },
      cy,
    );
    const { nomIds } = await post(
      '/api/nom/newnom',
      { nomCat: ['Act of Courage'], reason: words, members: [cy.memberId] },
      dee,
    );
    await post('/api/nom/donexusnomreviewdecline', { nomId: nomIds[0], motivation: words }, bob);
  });

  test.each([
    ['May', 'Day'],
    ['Will', 'Grace'],
    ['X', 'Y'],
  ])('erasing %s %s changes no byte of what others wrote', { tags: 'seed' }, async (firstname, surname) => {
    const gone = await portal.make.member({ firstname, surname, deactivated_at: new Date() });
    expect(others).toHaveLength(2);
    const before = await evidence();
    expect(before.filter((row) => row.includes('may nominate again')).length).toBeGreaterThan(3);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    const after = await evidence();
    expect(after.filter((row) => !before.includes(row)).every((row) => row.includes('member.erased'))).toBe(true);
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
  });
});

test('words of an event that are changed instead of deleted are found', { tags: 'seed' }, async () => {
  await sql`update event_particulars set particulars = '{}'::jsonb`.execute(owner);
  await expect(expectBooksRight(portal.db)).rejects.toThrow();
});
