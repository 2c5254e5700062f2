import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#ledger/verify';
import { type Act, type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import { buy, makeProduct } from './goods.ts';
import type { MadeMember } from './make.ts';
import { upload } from './upload.ts';

let portal: TestApp;
let ada: MadeMember;
let max: MadeMember;
let ann: MadeMember;
let bob: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, member_number: '1', email: 'ada@laurel.example' });
  max = await portal.make.member({ is_manager: true });
  ann = await portal.make.member({ points: 1000 });
  bob = await portal.make.member({ manager_id: max.id, points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

/** The entries that an act leaves: who and when are checked here, and that the chain is whole. */
async function recorded(
  by: MadeMember,
  act: () => Promise<{ status: number }>,
): Promise<Omit<Act, 'at' | 'actor_id'>[]> {
  const before = await portal.acts();
  expect((await act()).status).toBe(200);
  const added = (await portal.acts()).slice(before.length);
  for (const { at, actor_id } of added) expect([at, actor_id]).toEqual([portal.now, by.id]);
  expect(await brokenInvariants(portal.db)).toEqual([]);
  return added.map(({ at: _, actor_id: __, ...rest }) => rest);
}

const send = (file: string, query = '') => upload(portal, file, { as: ada.id, query });
const nomination = async () =>
  (
    await portal.post(
      '/api/nom/newnom',
      { nomCat: ['Act of Courage'], reason: 'x', members: [bob.memberId] },
      { as: ann.id },
    )
  ).body.nomIds[0] as string;
const idea = async () =>
  (await portal.post('/api/idea/ideasubmit', { category: 'Current challenges', title: 'x', idea: 'x' }, { as: ann.id }))
    .body.ideaBoxId as string;

describe('uploads', () => {
  const header = 'memberNumber,firstName,surname,email,divisionCode,division,countryCode,isManager,isAdminReports\r\n';
  const own = '1,Ada,Admin,ada@laurel.example,D1,Division D1,ZA,false,true\r\n';

  test.each([
    [
      'countries',
      'countryCode,country,timeZone,currency,symbol,decimals,pointValue,alloc\r\nNA,Namibia,Africa/Windhoek,NAD,N$,2,1.00,NA\r\n',
      { changed: 1 },
    ],
    [
      'products',
      'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock\r\nC1,ZA,Cup,Home,Kitchen,Cups,50.00,goods,5\r\n',
      { added: 1 },
    ],
    ['promos', 'code,kind,value\r\nAUDIT,percent,10\r\n', { added: 1 }],
    [
      'budgets',
      () => `memberNumber,period,points\r\n${max.memberNumber},audit,500\r\n`,
      { added: 1, pointsGranted: 500 },
    ],
    ['vouchers', 'alloc,productCode,code\r\nZA,V1,SECRET-CODE\r\n', { added: 1 }],
  ] as const)('%s leave one entry, with the file and what it changed', async (kind, text, counts) => {
    if (kind === 'vouchers')
      await send(
        'productCode,alloc,name,cat1,cat2,cat3,price,kind\r\nV1,ZA,Voucher,Home,Kitchen,Cups,50.00,voucher\r\n',
      );
    const file = typeof text === 'string' ? text : text();
    const found = await recorded(ada, () => send(file));
    expect(found).toMatchObject([{ act: 'upload.applied', subject: expect.stringMatching(/^upload:\d+$/) }]);
    expect(found[0]?.particulars).toEqual({ fileName: 'file.csv' });
    expect(found[0]?.facts).toMatchObject({
      kind,
      confirmed: [],
      ...(kind === 'countries' ? {} : counts),
    });
    expect(JSON.stringify(found)).not.toContain('SECRET-CODE');
    const dry = await withoutEffect(portal.db, () => send(file.replace('SECRET', 'OTHER'), 'dryRun=1'));
    expect(dry.status).toBe(200);
  });

  test('a roster leaves one entry, and one more for each person whose rights it changes, with before and after', async () => {
    const people = await portal.db
      .selectFrom('people')
      .select(['member_number', 'email'])
      .where('member_number', '<>', '1')
      .execute();
    const rows = people.map(
      ({ member_number, email }) =>
        `${member_number},First,Last,${email},D1,Division D1,ZA,${member_number === ann.memberNumber},false\r\n`,
    );
    const found = await recorded(ada, () => send(header + own + rows.join(''), 'confirm=roles,leavers'));
    expect(found.filter(({ act }) => act === 'upload.applied')).toHaveLength(1);
    const rights = found.filter(({ act }) => act === 'roles.changed');
    expect(rights.map(({ subject }) => subject).toSorted()).toEqual(
      [`member:${ann.id}`, `member:${max.id}`].toSorted(),
    );
    expect(rights.find(({ subject }) => subject === `member:${ann.id}`)).toMatchObject({
      facts: { memberNumber: ann.memberNumber, before: { isManager: false }, after: { isManager: true } },
    });
    expect(found).toHaveLength(3);
    const back = rows.map((row) =>
      row.replace(/,(true|false),false\r\n$/, `,${row.startsWith(`${max.memberNumber},`)},false\r\n`),
    );
    await send(header + own + back.join(''), 'confirm=roles,leavers');
  });
});

describe('the competition', () => {
  const setup = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'First', isEnabled: true };
  const words = { description: '', textboxTitle: '', textboxDescription: '' };
  const update = (more: object) =>
    portal.post('/api/competition/admincompetitionupdate', { ...setup, ...words, ...more }, { as: ada.id });

  test('its setup is recorded with what it was before', async () => {
    await update({});
    expect(await recorded(ada, () => update({ title: 'Second' }))).toMatchObject([
      {
        act: 'competition.changed',
        subject: 'competition:1',
        particulars: { before: { title: 'First' }, after: { title: 'Second' } },
      },
    ]);
  });

  test('a new banner is recorded with the ids of both', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const banner = async () => {
      const form = new FormData();
      form.append('filePic', new Blob([new Uint8Array(picture)]), 'x.png');
      const request = new Request('http://x', { method: 'POST', body: form });
      const { statusCode, body } = await portal.app.inject({
        method: 'POST',
        url: '/api/competition/adminbannerupload',
        headers: {
          authorization: `Bearer ${await portal.tokenOf(ada.id)}`,
          'content-type': String(request.headers.get('content-type')),
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: statusCode, id: JSON.parse(body).banner as string };
    };
    const { id: first } = await banner();
    const found = await recorded(ada, banner);
    expect(found).toEqual([
      {
        act: 'competition.banner.changed',
        subject: 'competition:1',
        facts: { before: first, after: expect.stringMatching(/^[\da-f]{32}$/) },
        particulars: null,
      },
    ]);
  });
});

describe('reviews', () => {
  test('a rating, a decline and the review of an idea are recorded with the state before and after', {
    tags: 'seed',
  }, async () => {
    const [rated, declined] = [await nomination(), await nomination()];
    const rating = {
      reviewRating: 4,
      isCustom: false,
      customPoints: 0,
      isIncludeInQuarterly: false,
      quarterlyMotivation: '',
    };
    expect(
      await recorded(max, () =>
        portal.post('/api/reward/donexusnomreviewreward', { nomId: rated, ...rating }, { as: max.id }),
      ),
    ).toMatchObject([
      {
        act: 'nomination.reviewed',
        subject: `nomination:${rated}`,
        facts: { before: 'open', after: 'rated', rating: 4, standing: 'paid', pointsEach: 150, points: 150, people: 1 },
        particulars: null,
      },
    ]);
    const motivation = 'Not this time.';
    expect(
      await recorded(max, () =>
        portal.post('/api/nom/donexusnomreviewdecline', { nomId: declined, motivation }, { as: max.id }),
      ),
    ).toMatchObject([
      {
        act: 'nomination.declined',
        subject: `nomination:${declined}`,
        facts: { before: 'open', after: 'declined' },
        particulars: { motivation },
      },
    ]);
    for (const [points, state] of [
      [50, 'rewarded'],
      [0, 'concluded'],
    ] as const) {
      const ideaBoxId = await idea();
      const body = { ideaBoxId, actionStatus: 'Fine.', points };
      expect(await recorded(ada, () => portal.post('/api/idea/donexusideareview', body, { as: ada.id }))).toEqual([
        {
          act: 'idea.reviewed',
          subject: `idea:${ideaBoxId}`,
          facts: { before: 'awaiting', after: state, points },
          particulars: { comment: 'Fine.' },
        },
      ]);
    }
  });

  test('a new quarter is recorded', { tags: 'seed' }, async () => {
    const quarter = { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30' };
    expect(await recorded(ada, () => portal.post('/api/nom/addNewQuarter', quarter, { as: ada.id }))).toMatchObject([
      { act: 'quarter.added', subject: expect.stringMatching(/^quarter:\d+$/), facts: quarter, particulars: null },
    ]);
  });
});

describe('orders', () => {
  const order = async (codes?: string[]) => buy(portal, ann, [await makeProduct(portal, codes ? { codes } : {})]);

  test('a move, a refund and a cancellation are recorded', async () => {
    const { memberOrderItemId } = await order();
    const line = `orderLine:${memberOrderItemId}`;
    const move = { memberOrderItemId, dispatchStatus: 2, carrier: 'Post', reference: 'R1' };
    expect(await recorded(ada, () => portal.post('/api/shop/deskmove', move, { as: ada.id }))).toMatchObject([
      {
        act: 'order.line.moved',
        subject: line,
        facts: { before: 0, after: 2 },
        particulars: { carrier: 'Post', reference: 'R1' },
      },
    ]);
    const refund = { memberOrderItemId, qty: 1, reason: 'Broken' };
    expect(await recorded(ada, () => portal.post('/api/shop/deskrefund', refund, { as: ada.id }))).toMatchObject([
      { act: 'order.line.refunded', subject: line, facts: { qty: 1, points: 50 }, particulars: { reason: 'Broken' } },
    ]);
    const { memberOrderId } = await order();
    expect(
      await recorded(ann, () => portal.post('/api/shop/cancelOrder', { memberOrderId }, { as: ann.id })),
    ).toMatchObject([{ act: 'order.cancelled', subject: `order:${memberOrderId}` }]);
  });

  test('each look at a voucher code is recorded, and the code is not', async () => {
    const { memberOrderItemId } = await order(['HIDDEN-CODE']);
    const read = () => portal.post('/api/shop/getVoucherCodeMessage', { memberOrderItemId }, { as: ann.id });
    const found = await recorded(ann, read);
    expect(found).toEqual([
      { act: 'voucher.read', subject: `orderLine:${memberOrderItemId}`, facts: {}, particulars: null },
    ]);
    await recorded(ann, read);
    expect(JSON.stringify(await portal.acts())).not.toContain('HIDDEN-CODE');
  });
});

test('what is refused is not recorded, and the same key records once', { tags: 'seed' }, async () => {
  const nomId = await nomination();
  const rating = {
    nomId,
    reviewRating: 4,
    isCustom: false,
    customPoints: 0,
    isIncludeInQuarterly: false,
    quarterlyMotivation: '',
  };
  const review = (by: MadeMember) =>
    portal.post('/api/reward/donexusnomreviewreward', rating, { as: by.id, key: 'one-review' });
  expect((await withoutEffect(portal.db, () => review(ann))).status).toBe(403);
  expect(await recorded(max, () => review(max))).toHaveLength(1);
  expect(await recorded(max, () => review(max))).toEqual([]);
});
