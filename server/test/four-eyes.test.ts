import type { Row } from '@laurel/contract/call-row';
import { type ActName, type CallName, callRows } from '@laurel/contract/call-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acts } from '#directory/acts';
import { lookAfterBallots } from '../src/ballots/close.ts';
import { type Answer, type TestApp, testApp } from './app.ts';
import { expectBooksRight } from './books.ts';
import { withoutEffect } from './effects.ts';
import { buy, makeProduct } from './goods.ts';
import type { MadeMember } from './make.ts';
import { goBy } from './programmes/apply.ts';
import { upload } from './upload.ts';

let portal: TestApp;
/** May do everything. */
let ada: MadeMember;
let bob: MadeMember;
/** Who may be the second person. */
let eve: MadeMember;
const called = new Set<string>();

beforeAll(async () => {
  portal = await testApp({
    RECOGNISE_POINTS_PER_MONTH: '1000',
    PAIR_POINTS_PER_MONTH: '1000',
    BUDGET_POINTS_PER_MONTH: '1000',
    CORRECTION_POINTS_ALONE: '1000',
  });
  ada = await portal.make.member({
    ...{ is_admin_reports: true, is_manager: true, role_ca: true, role_cc: true, role_idea: true },
    ...{ points: 1000, budget: 1000 },
  });
  bob = await portal.make.member({ manager_id: ada.id, points: 1000 });
  eve = await portal.make.member({ is_admin_reports: true, role_cc: true, points: 1000 });
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

interface Seen {
  memberNumber: string;
  record: object;
}

const as = (member: MadeMember) => (path: string, body: object) => {
  called.add(path);
  return portal.post(path, body, { as: member.id });
};
const send = (by: MadeMember, file: string, query = '') => {
  called.add(callRows.dataupload.path);
  return upload(portal, file, { as: by.id, query });
};
/** Undoes the file that was sent last. */
const undoing = async (sent: Answer) => {
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const { id } = await portal.db
    .selectFrom('uploads')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  const uploadId = String(id);
  const { body } = await as(ada)('/api/admin/tryundo', { uploadId });
  const { added, changed, removed, points, stays, confirm } = body;
  const seen = { added, changed, removed, points, stays: stays.count };
  return () => as(ada)('/api/admin/undoupload', { uploadId, reason: 'By mistake.', seen, confirm });
};
const idOf = (member: MadeMember) => `1.${member.publicId}`;
const nominate = async (by: MadeMember, nominee: MadeMember) => {
  const wish = { nomCat: ['Act of Courage'], reason: 'Stood up.', members: [idOf(nominee)] };
  return (await as(by)('/api/nom/newnom', wish)).body.nomIds[0] as string;
};
/** A competition that is over, for which somebody was nominated. */
const competitionOver = async (nominee: MadeMember) => {
  const { id } = await portal.db
    .insertInto('competitions')
    .values({
      ...{ start_date: '2026-01-01', end_date: '2026-01-31', title: 'Over', description: '', is_enabled: true },
      ...{ textbox_title: '', textbox_description: '', updated_at: portal.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by_id = nominee === bob ? eve.id : bob.id;
  await portal.db
    .insertInto('nominations')
    .values({
      ...{ kind: 'competition' as const, competition_id: id, categories: ['Over'], created_at: portal.now },
      ...{ by_id, nominee_id: nominee.id },
    })
    .execute();
  return String(id);
};
/** A vote in which they stand: it runs, has ended between equals, is won, or has its prize. */
const ballotOf = async (nominee: MadeMember, how: 'open' | 'tied' | 'won' | 'awarded') => {
  const { db, now } = portal;
  const year = 2300 + (await db.selectFrom('quarters').select('id').execute()).length;
  const { rows } = await sql<{ id: number }>`
    insert into quarters (year, num, period, created_at, summarised_at)
    values (${year}, 1, daterange(make_date(${year}, 1, 1), make_date(${year}, 4, 1)), ${now}, ${now}) returning id`.execute(
    db,
  );
  const quarterId = rows[0]?.id ?? 0;
  const others = await Promise.all([portal.make.member(), portal.make.member()]);
  const lines: number[] = [];
  for (const [n, { id }] of [nominee, ...others].entries()) {
    const line = await sql<{ id: number }>`
      insert into quarter_summaries (quarter_id, nominee_id, ref, total_nominations, rating_average, category_counts)
      values (${quarterId}, ${id}, ${n + 1}, 1, 5, '{}') returning id`.execute(db);
    lines.push(line.rows[0]?.id ?? 0);
  }
  const voters = [await portal.make.member({ role_cc: true }), await portal.make.member({ role_cc: true })];
  const opened = await as(nominee === ada ? eve : ada)('/api/nom/ballotopen', {
    ...{ quarterId: String(quarterId), lineIds: lines.map(String) },
    dateCloses: new Date(now.getTime() + 86_400_000).toISOString(),
  });
  const { ballotId } = opened.body.ballot;
  const [first, second] = voters as [MadeMember, MadeMember];
  if (how !== 'open') await as(first)('/api/nom/ballotvote', { ballotId, lineId: String(lines[0]), words: '' });
  if (how === 'tied') await as(second)('/api/nom/ballotvote', { ballotId, lineId: String(lines[1]), words: '' });
  if (how !== 'open') await lookAfterBallots(db, new Date(now.getTime() + 2 * 86_400_000));
  if (how === 'awarded')
    await as(eve)('/api/reward/doreward', {
      ...{ what: 'reward', reason: 'Quarterly Winner: Individual', points: 10, message: '', sendBy: 'email' },
      ...{ recipients: [idOf(nominee)], ballotId },
    });
  return { ballotId, quarterId: String(quarterId), lines: lines.map(String) };
};
const newest = async (table: 'contact_messages' | 'recognitions' | 'contact_entries') =>
  String(
    (
      await portal.db
        .selectFrom(table)
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id,
  );
const writtenBy = async (by: MadeMember) => {
  const message = { ContactName: 'Somebody', EmailAddress: 'a@out.example', Message: 'Hello', AcceptTerms: true };
  await as(by)('/api/site/contactussend', message);
  return newest('contact_messages');
};
/** An answer that did not get through. */
const failedAnswer = async (contactId: string) => {
  await as(eve)('/api/admin/inboxanswer', { contactId, revision: 0, text: 'Yes.' });
  await portal.settle();
  await portal.db
    .updateTable('messages')
    .set({ state: 'stuck', ended_at: portal.now, last_error: '550 no such user' })
    .where('letter', '=', 'contact answer')
    .execute();
  return newest('contact_entries');
};
const cardOf = async (by: MadeMember, to: MadeMember) => {
  await as(by)('/api/reward/doreward', award(to, { what: 'thankyou', reason: 'Thank you', points: 0 }));
  return newest('recognitions');
};
/** What somebody writes to a card from Bob to somebody else. */
const commentOf = async (by: MadeMember): Promise<string> => {
  const cardId = await cardOf(bob, await portal.make.member());
  const { comments } = (await as(bob)('/api/site/getcard', { cardId })).body;
  const { body } = await as(by)('/api/site/addcomment', { place: comments.place, text: 'Well done', mentions: [] });
  return body.comment.commentId;
};
const orderLine = async (by: MadeMember) =>
  (await buy(portal, by, [await makeProduct(portal, { stock: 5 })])).memberOrderItemId;
const ideaOf = async (by: MadeMember) => {
  const idea = { category: 'Current challenges', title: 'Soup', idea: 'On Mondays.' };
  return (await as(by)('/api/idea/ideasubmit', idea)).body.ideaBoxId as string;
};
const award = (member: MadeMember, more: object) => ({
  ...{ message: 'Thank you', sendBy: 'email', recipients: [idOf(member)] },
  ...more,
});
/** The wish to merge these two, as eve has seen it. */
const mergerOf = async (stays: MadeMember, doubled: MadeMember) => {
  const asked = { memberId: idOf(stays), otherId: idOf(doubled), staysId: idOf(stays) };
  const { body } = await as(eve)('/api/admin/trymerger', asked);
  return { staysId: idOf(stays), doubledId: idOf(doubled), reason: 'Twice in the roster.', seen: body.preview.stamp };
};
/** A Recognise that waits for a second person. */
async function asked(by: MadeMember): Promise<string> {
  const to = await portal.make.member();
  const wish = award(to, { what: 'reward', reason: 'Act of Courage', points: 1001 });
  return (await as(by)('/api/reward/doreward', wish)).body.second.approvalId;
}
const rating = { reviewRating: 5, isCustom: false, customPoints: null, isIncludeInQuarterly: false };

/** Every verb that decides: what it needs, and the decision itself about what concerns a member. */
const decisions: [string, ActName, (about: MadeMember) => Promise<() => Promise<Answer>>][] = [
  [
    'a line is moved',
    'order',
    async (about) => {
      const memberOrderItemId = await orderLine(about);
      return () => as(ada)('/api/shop/deskmove', { memberOrderItemId, dispatchStatus: 1 });
    },
  ],
  [
    'a line is refunded',
    'order',
    async (about) => {
      const memberOrderItemId = await orderLine(about);
      return () => as(ada)('/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Broken' });
    },
  ],
  [
    'a nomination is rated',
    'nomination',
    async (about) => {
      const nomId = await nominate(about === ada ? bob : await portal.make.member(), about);
      return () => as(ada)('/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
    },
  ],
  [
    'a nomination is declined',
    'nomination',
    async (about) => {
      const nomId = await nominate(about === ada ? bob : await portal.make.member(), about);
      return () => as(ada)('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not now.' });
    },
  ],
  [
    'a nomination that somebody made is rated',
    'nomination',
    async (about) => {
      const nominee = await portal.make.member({ manager_id: ada.id });
      const nomId = await nominate(about, nominee);
      return () => as(ada)('/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
    },
  ],
  [
    'an idea is reviewed',
    'idea',
    async (about) => {
      const ideaBoxId = await ideaOf(about);
      return () => as(ada)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Kind.', points: 50 });
    },
  ],
  [
    'an adhoc award is given',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'adhoc', reason: 'Client Focus', points: 5 })),
  ],
  [
    'Recognise is given',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'reward', reason: 'Act of Courage', points: 5 })),
  ],
  [
    'points are paid forward',
    'award',
    async (about) => () =>
      as(ada)('/api/reward/doreward', award(about, { what: 'payitforward', reason: 'Act of Courage', points: 5 })),
  ],
  [
    'points are added to a card',
    'award',
    async (about) => {
      const cardId = await cardOf(eve, about);
      const { boosts } = (await as(eve)('/api/site/getcard', { cardId })).body;
      return () => as(ada)('/api/reward/boost', { place: boosts.place, points: 5 });
    },
  ],
  [
    'somebody is nominated',
    'nomination',
    async (about) => () =>
      as(ada)('/api/nom/newnom', { nomCat: ['Act of Courage'], reason: 'Stood up.', members: [idOf(about)] }),
  ],
  [
    'somebody is nominated in a competition',
    'nomination',
    async (about) => {
      const competition = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'Season', description: '' };
      const more = { textboxTitle: '', textboxDescription: '', isEnabled: true };
      await as(ada)('/api/competition/admincompetitionupdate', { ...competition, ...more });
      return () =>
        as(ada)('/api/competition/newnom', { nomCat: ['Season'], reason: 'Stood up.', members: [idOf(about)] });
    },
  ],
  [
    'somebody is named the winner of a competition',
    'winner',
    async (about) => {
      const competitionId = await competitionOver(about);
      return () => as(ada)('/api/competition/namewinner', { competitionId, memberId: idOf(about), sentence: '' });
    },
  ],
  [
    'who has won a competition is announced',
    'winner',
    async (about) => {
      const competitionId = await competitionOver(about);
      const namer = about === eve ? ada : eve;
      await as(namer)('/api/competition/namewinner', { competitionId, memberId: idOf(about), sentence: '' });
      return () => as(ada)('/api/competition/announcewinners', { competitionId });
    },
  ],
  [
    'a winner of a competition is withdrawn',
    'winner',
    async (about) => {
      const competitionId = await competitionOver(about);
      const wish = { competitionId, memberId: idOf(about), sentence: '' };
      const { winnerId } = (await as(eve)('/api/competition/namewinner', wish)).body;
      return () => as(ada)('/api/competition/withdrawwinner', { winnerId });
    },
  ],
  [
    'a vote is opened in which they stand',
    'ballot',
    async (about) => {
      const { ballotId, quarterId, lines } = await ballotOf(about, 'open');
      await as(about === eve ? ada : eve)('/api/nom/ballotwithdraw', { ballotId, words: 'Anew.' });
      const dateCloses = new Date(portal.now.getTime() + 86_400_000).toISOString();
      return () => as(ada)('/api/nom/ballotopen', { quarterId, lineIds: lines, dateCloses });
    },
  ],
  [
    'a vote is ended in which they stand',
    'ballot',
    async (about) => {
      const { ballotId } = await ballotOf(about, 'open');
      // Its time is over.
      await sql`
        update ballots set opened_at = opened_at - interval '2 days', closes_at = closes_at - interval '2 days' where id = ${ballotId}`.execute(
        portal.db,
      );
      return () => as(ada)('/api/nom/ballotclose', { ballotId });
    },
  ],
  [
    'a vote is decided between equals in which they stand',
    'ballot',
    async (about) => {
      const { ballotId, lines } = await ballotOf(about, 'tied');
      return () => as(ada)('/api/nom/ballotdecide', { ballotId, lineId: lines[0], words: 'Twice.' });
    },
  ],
  [
    'a vote is taken back in which they stand',
    'ballot',
    async (about) => {
      const { ballotId } = await ballotOf(about, 'won');
      return () => as(ada)('/api/nom/ballotwithdraw', { ballotId, words: 'Not so.' });
    },
  ],
  [
    'who has won a vote is announced',
    'ballot',
    async (about) => {
      const { ballotId } = await ballotOf(about, 'awarded');
      const dateUntil = new Date(portal.now.getTime() + 86_400_000).toISOString();
      return () => as(ada)('/api/nom/ballotannounce', { ballotId, title: 'Won', words: '', dateUntil });
    },
  ],
  [
    'a budget is uploaded',
    'budget',
    async (about) => {
      await portal.make.setFlags(about.id, { is_manager: true });
      const file = `memberNumber,period,points\r\n${about.memberNumber},Q4 ${about.id},100\r\n`;
      return () => send(ada, file);
    },
  ],
  [
    'what has a price is ordered',
    'price',
    async (about) => {
      const keeper = about === ada ? ada : await portal.make.member({ is_admin_reports: true });
      const file = `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,OWN${about.id},Pen,Home,Desk,Pens,1,goods,5\r\n`;
      expect((await send(keeper, file)).status).toBe(200);
      const { id } = await portal.db
        .selectFrom('products')
        .select('id')
        .where('code', '=', `OWN${about.id}`)
        .executeTakeFirstOrThrow();
      await portal.db.deleteFrom('basket_lines').execute();
      await as(ada)('/api/shop/addtobasket', { productId: String(id) });
      return () => as(ada)('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 1 });
    },
  ],
  [
    'a promotional code is used',
    'code',
    async (about) => {
      const keeper = about === ada ? ada : await portal.make.member({ is_admin_reports: true });
      const promoCode = `HALF${about.id}`;
      expect((await send(keeper, `code,kind,value\r\n${promoCode},percent,50\r\n`)).status).toBe(200);
      await as(ada)('/api/shop/addtobasket', { productId: await makeProduct(portal, { stock: 5, price: 200 }) });
      return async () => {
        const basket = await as(ada)('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', promoCode });
        const order = { cellNum: '+27820000001', alloc: 'ZA', promoCode, vfyTotal: basket.body.vfyTotal };
        return as(ada)('/api/shop/placeOrder', order);
      };
    },
  ],
  [
    'points that went round are judged',
    'circle',
    async (about) => {
      const other = await portal.make.member();
      const wish = { members: [idOf(about), idOf(other)], verdict: 'fine', note: 'One team', seen: null };
      return () => as(ada)('/api/admin/judgecircle', wish);
    },
  ],
  [
    'points are credited',
    'correction',
    async (about) => {
      const wish = { kind: 'credit', memberId: idOf(about), account: 'wallet', points: 5 };
      return () => as(ada)('/api/admin/correct', { ...wish, reason: 'Forgotten', seen: 5 });
    },
  ],
  ...(
    [
      ['points to award are granted', (pot) => ({ kind: 'grant', memberIds: [pot], period: 'C', lastDay: null })],
      ['points to award are taken back', (pot) => ({ kind: 'takeBack', memberIds: [pot] })],
      ['points to award are moved', (pot, other) => ({ kind: 'move', fromId: other, toId: pot })],
    ] as [string, (pot: string, other: string) => object][]
  ).map(([words, wishOf]): (typeof decisions)[number] => [
    words,
    'pot',
    async (about) => {
      const whose = about === ada ? ada : await portal.make.member({ is_manager: true, budget: 100 });
      const wish = wishOf(idOf(whose), idOf(await portal.make.member({ is_manager: true, budget: 100 })));
      const grants = 'period' in wish ? { perReport: false, carries: false } : {};
      const seen = { people: 'toId' in wish ? 2 : 1, points: 5 };
      return () => as(ada)('/api/admin/changebudget', { ...wish, ...grants, points: 5, reason: 'Agreed', seen });
    },
  ]),
  [
    'a card without points is withdrawn',
    'correction',
    async (about) => {
      const to = about === ada ? ada : await portal.make.member();
      const gift = award(to, { what: 'thankyou', reason: 'Thank you', points: 0 });
      await as(eve)('/api/reward/doreward', gift);
      const { body } = await as(eve)('/api/admin/correctionfind', { memberId: idOf(to), limit: 100 });
      const { subjectId } = body.found.find(({ kind }: { kind: string }) => kind === 'card');
      const wish = { kind: 'card', subjectId, reason: 'By mistake', seen: 0 };
      return () => as(ada)('/api/admin/correct', wish);
    },
  ],
  [
    'an award is taken back',
    'correction',
    async (about) => {
      const giver = about === ada ? ada : eve;
      const to = await portal.make.member();
      const gift = award(to, { what: 'payitforward', reason: 'Act of Courage', points: 5 });
      const { body } = await as(giver)('/api/reward/doreward', gift);
      const wish = { kind: 'award', subjectId: body.takeBack.awardId, reason: 'By mistake', seen: 5 };
      return () => as(ada)('/api/admin/correct', wish);
    },
  ],
  [
    'a role is given',
    'role',
    async (about) => () =>
      as(ada)('/api/admin/giverole', { memberId: idOf(about), capability: 'content', scopeKind: 'everything' }),
  ],
  [
    'a roster that came by itself is confirmed',
    'role',
    async (about) => {
      const source = { name: `Feed ${about.id}`, kind: 'roster', columns: {}, dates: null, sheet: '', isPart: true };
      const { body: kept } = await as(eve)('/api/admin/savesource', source);
      const { body: given } = await as(eve)('/api/admin/givefeedtoken', { sourceId: kept.sourceId, days: 1 });
      const { division } = await portal.db
        .selectFrom('members as m')
        .innerJoin('divisions as d', 'd.code', 'm.division_code')
        .select('d.name as division')
        .where('m.id', '=', about.id)
        .executeTakeFirstOrThrow();
      await portal.app.inject({
        ...{ method: 'POST', url: given.path, headers: { authorization: `Bearer ${given.token}` } },
        payload: `memberNumber,firstName,surname,email,division,countryCode,roleInv\r\n${about.memberNumber},A,B,${about.email},${division},ZA,true\r\n`,
      });
      const { body: list } = await as(eve)('/api/admin/uploadhistory', { limit: 50 });
      const waiting = (row: { source: string }) => row.source === source.name;
      const { fedFileId } = list.uploads.find(waiting);
      return () => as(ada)('/api/admin/confirmfeed', { fedFileId, confirm: ['roles'] });
    },
  ],
  [
    'a roster is undone',
    'role',
    async (about) => {
      const { division } = await portal.db
        .selectFrom('members as m')
        .innerJoin('divisions as d', 'd.code', 'm.division_code')
        .select('d.name as division')
        .where('m.id', '=', about.id)
        .executeTakeFirstOrThrow();
      const names = about === ada ? 'Other,Wise' : 'Some,Body';
      const file = `memberNumber,firstName,surname,email,division,countryCode\r\n${about.memberNumber},${names},${about.email},${division},ZA\r\n`;
      return undoing(await send(eve, file, 'part=1&confirm=roles'));
    },
  ],
  [
    'a file of budgets is undone',
    'pot',
    async (about) => {
      const manager = about === ada ? ada : await portal.make.member({ is_manager: true });
      const period = `Undo ${manager.id}`;
      return undoing(await send(eve, `memberNumber,period,points\r\n${manager.memberNumber},${period},10\r\n`));
    },
  ],
  [
    'a role is ended',
    'role',
    async (about) => {
      const roleAssignmentId = String(await portal.make.role(about.id, { capability: 'inv' }));
      return () => as(ada)('/api/admin/endrole', { roleAssignmentId });
    },
  ],
  ...(
    [
      [
        'somebody’s record is changed',
        'changeperson',
        (seen) => ({ ...seen.record, surname: 'Otherwise', reason: '' }),
      ],
      ['somebody is ended', 'endperson', () => ({ reason: 'Has left.', reportsToId: null })],
      ['somebody is brought back', 'returnperson', () => ({ reason: 'Was a mistake.' })],
      ['somebody is erased', 'eraseperson', ({ memberNumber }) => ({ memberNumber, ground: 'request' })],
    ] as [string, 'changeperson' | 'endperson' | 'returnperson' | 'eraseperson', (seen: Seen) => object][]
  ).map(([words, call, wish]): (typeof decisions)[number] => [
    words,
    'person',
    async (about) => {
      const isGone = call === 'returnperson' || call === 'eraseperson';
      const other = () => portal.make.member(isGone ? { deactivated_at: portal.now } : {});
      const memberId = idOf(about === ada ? ada : await other());
      const { body: seen } = await as(ada)('/api/admin/rosterrecord', { memberId });
      const revision = call === 'eraseperson' ? {} : { revision: seen.revision };
      return () => as(ada)(callRows[call].path, { memberId, ...revision, ...wish(seen) });
    },
  ]),
  ...(
    [
      ['is answered', 'inboxanswer', () => ({ revision: 0, text: 'Yes.' })],
      ['gets a note', 'inboxnote', () => ({ text: 'Careful.' })],
      ['is taken', 'inboxassign', () => ({ revision: 0, way: 'take' })],
      ['is closed', 'inboxmove', () => ({ revision: 0, to: 'closed' })],
      ['gets its answer again', 'inboxresend', (answerId) => ({ answerId })],
    ] as [string, CallName, (answerId: string) => object][]
  ).map(([words, call, wish]): (typeof decisions)[number] => [
    `a message to the company ${words}`,
    'contact',
    async (about) => {
      const contactId = await writtenBy(about);
      const answerId = call === 'inboxresend' ? await failedAnswer(contactId) : '';
      return () => as(ada)(callRows[call].path, { contactId, ...wish(answerId) });
    },
  ]),
  [
    'a card is reported',
    'report',
    async (about) => {
      const cardId = await cardOf(about === ada ? ada : bob, about === ada ? bob : ada);
      return () => as(ada)('/api/site/reportcontent', { of: 'card', id: cardId, reason: 'untrue', text: '' });
    },
  ],
  [
    'a comment is reported',
    'report',
    async (about) => {
      const id = await commentOf(about === ada ? ada : bob);
      return () => as(ada)('/api/site/reportcontent', { of: 'comment', id, reason: 'untrue', text: '' });
    },
  ],
  [
    'a reported comment is decided about',
    'case',
    async (about) => {
      const id = await commentOf(about);
      await as(eve)('/api/site/reportcontent', { of: 'comment', id, reason: 'untrue', text: '' });
      const caseId = String(Number(id) * 2 + 1);
      return () => as(ada)(callRows.decidecase.path, { caseId, revision: 0, way: 'keep' });
    },
  ],
  ...(
    [
      ['is decided about', 'decidecase', { revision: 0, way: 'keep' }],
      ['is written about', 'talkaboutcase', { to: 'giver', text: 'Shall we talk?' }],
    ] as [string, CallName, object][]
  ).map(([words, call, wish]): (typeof decisions)[number] => [
    `a reported card ${words}`,
    'case',
    async (about) => {
      const cardId = await cardOf(eve, about);
      await as(about)('/api/site/reportcontent', { of: 'card', id: cardId, reason: 'untrue', text: '' });
      return () => as(ada)(callRows[call].path, { caseId: String(Number(cardId) * 2), ...wish });
    },
  ]),
  [
    'two accounts are merged',
    'merger',
    async (about) => {
      const wish = await mergerOf(about, await portal.make.member());
      return () => as(ada)('/api/admin/merge', wish);
    },
  ],
  [
    'a delegate is named',
    'delegation',
    async (about) => {
      const { dateFrom, dateUntil } = { dateFrom: '2026-11-20', dateUntil: '2026-11-27' };
      const wish = { delegateId: idOf(about), scopes: ['reviews'], points: null, dateFrom, dateUntil };
      return () => as(ada)('/api/member/namedelegate', wish);
    },
  ],
  [
    'a delegate is named for somebody else',
    'delegation',
    async (about) => {
      const wish = { delegateId: idOf(await portal.make.member()), scopes: ['reviews'], points: null };
      const days = { dateFrom: '2026-11-20', dateUntil: '2026-11-27', reason: 'Fell ill.' };
      return () => as(ada)('/api/admin/namedelegatefor', { memberId: idOf(about), ...wish, ...days });
    },
  ],
  [
    'a delegation of somebody else is changed',
    'delegation',
    async (about) => {
      const away = about === ada ? ada : await portal.make.member();
      const id = await portal.make.delegation(away, await portal.make.member(), ['reviews']);
      const { body } = await as(eve)('/api/admin/persondelegations', { memberId: idOf(away) });
      const { delegationId, revision, dateUntil } = body.delegations.find(
        (one: { delegationId: string }) => one.delegationId === String(id),
      );
      const wish = { delegationId, revision, scopes: ['approvals'], points: null, dateUntil, reason: 'Longer ill.' };
      return () => as(ada)('/api/admin/changedelegationfor', wish);
    },
  ],
  [
    'a delegation of somebody else is ended',
    'delegation',
    async (about) => {
      const delegationId = String(
        await portal.make.delegation(await portal.make.member(), about === ada ? ada : await portal.make.member(), [
          'reviews',
        ]),
      );
      return () => as(ada)('/api/admin/enddelegationfor', { delegationId, reason: 'Is back.' });
    },
  ],
  [
    'what was asked is confirmed',
    'approval',
    async (about) => {
      const approvalId = await asked(about === ada ? ada : eve);
      return () => as(ada)('/api/admin/confirmapproval', { approvalId });
    },
  ],
  [
    'what was asked is declined',
    'approval',
    async (about) => {
      const approvalId = await asked(about === ada ? ada : eve);
      return () => as(ada)('/api/admin/declineapproval', { approvalId, reason: 'Not now.' });
    },
  ],
  [
    'a debt is forgiven',
    'correction',
    async (about) => {
      const debts = { corrections: { ...portal.config.firstRules.corrections, debts: true } };
      await goBy(portal, debts);
      const whose = about === ada ? ada : await portal.make.member();
      const owed = (await walletOf(whose)) + 5;
      const debit = { kind: 'debit', memberId: idOf(whose), account: 'wallet', points: owed, asDebt: true };
      await as(eve)('/api/admin/correct', { ...debit, reason: 'By mistake', seen: owed, seenOwed: 5 });
      const { body } = await as(eve)('/api/admin/debtlist', { memberId: idOf(whose), state: 'open', limit: 1 });
      const wish = { debtId: body.debts[0].debtId, points: 5, seen: body.debts[0].left };
      return () => as(ada)('/api/admin/forgivedebt', { ...wish, reason: 'As agreed' });
    },
  ],
];

test.each(decisions)(
  'D4: when %s, one may decide about others and not about oneself (%s)',
  { tags: 'seed' },
  async (_, decision, make) => {
    const own = await make(ada);
    const refused = await withoutEffect(portal.db, own);
    expect([400, 403]).toContain(refused.status);
    expect(JSON.stringify(refused.body)).toMatch(
      /your own|You cannot choose yourself|to themselves|yourself, or confirmed it|their own roles|what the roster says of themselves|You asked for this, or it concerns you|your own points, or what you gave|in their own pot|You are one of these people|that they wrote themselves|Nobody stands in for themselves|a card that they gave|what they gave, received|an account of their own|You stand in this vote/,
    );
    const others = await make(bob);
    expect([decision, (await others()).status]).toEqual([decision, 200]);
  },
);

test('D4: a price and a code that somebody else has uploaded too are nobody’s own; changed again, they are whose change it was', async () => {
  const eve = await portal.make.member({ is_admin_reports: true, points: 1000 });
  const catalogue = (price: number, stock = 5) =>
    `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,BOTH,Pen,Home,Desk,Pens,${price},goods,${stock}\r\n`;
  const codes = (percent: number) => `code,kind,value\r\nBOTH,percent,${percent}\r\n`;
  const sent = async (file: string, by: MadeMember) =>
    expect((await send(by, file, 'confirm=prices')).status).toBe(200);
  const keepers = async () => [
    (await portal.db.selectFrom('products').select('price_by_id').where('code', '=', 'BOTH').executeTakeFirstOrThrow())
      .price_by_id,
    (await portal.db.selectFrom('promos').select('by_id').where('code', '=', 'BOTH').executeTakeFirstOrThrow()).by_id,
  ];
  for (const [by, price, percent, owner] of [
    [ada, 10, 10, ada.id],
    [ada, 10, 10, ada.id],
    [eve, 10, 10, null],
    [ada, 10, 10, null],
    [eve, 20, 20, eve.id],
    [ada, 30, 30, ada.id],
  ] as const) {
    await sent(catalogue(price), by);
    await sent(codes(percent), by);
    expect([by.id, price, await keepers()]).toEqual([by.id, price, [owner, owner]]);
  }
  await sent(catalogue(30, 9), eve);
  expect((await keepers())[0]).toBeNull();
});

type Above = { [Name in ActName]: (typeof acts)[Name] extends { second: string } ? Name : never }[ActName];
type Apart = {
  [Name in ActName]: (typeof acts)[Name] extends { apart: readonly CallName[] } ? Name : never;
}[ActName];

const product = (code: string, price: number) =>
  `alloc,productCode,name,cat1,cat2,cat3,price,kind,stock\r\nZA,${code},Pen,Home,Desk,Pens,${price},goods,5\r\n`;
const percent = (code: string, value: number) => `code,kind,value\r\n${code},percent,${value}\r\n`;
const walletOf = async (member: MadeMember) =>
  (await portal.post('/api/member/getmemberdata', {}, { as: member.id })).body.memberData
    .awardsPointsAvailable as number;
const count = async (table: 'budget_grants' | 'promos' | 'products', column: string, value: string | number) =>
  (
    await portal.db
      .selectFrom(table)
      .select('id' as never)
      .where(column as never, '=', value as never)
      .execute()
  ).length;

/** Of each act that is above a ceiling: what is done by ada, and whether it has come to be. */
const above: Record<Above, () => Promise<{ act: () => Promise<Answer>; isDone: () => Promise<boolean> }>> = {
  award: async () => {
    const to = await portal.make.member();
    return {
      act: () => as(ada)('/api/reward/doreward', award(to, { what: 'reward', reason: 'Act of Courage', points: 1001 })),
      isDone: async () => (await walletOf(to)) > 0,
    };
  },
  idea: async () => {
    const by = await portal.make.member();
    // loop: up to the ceiling
    for (let i = 0; i < 4; i += 1)
      await as(ada)('/api/idea/donexusideareview', { ideaBoxId: await ideaOf(by), actionStatus: 'Kind.', points: 250 });
    const ideaBoxId = await ideaOf(by);
    return {
      act: () => as(ada)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Kind.', points: 50 }),
      isDone: async () => (await walletOf(by)) > 1000,
    };
  },
  nomination: async () => {
    const nominee = await portal.make.member({ manager_id: ada.id });
    const rate = async () => {
      const nomId = await nominate(await portal.make.member(), nominee);
      return as(ada)('/api/reward/donexusnomreviewreward', {
        ...{ nomId, ...rating, isCustom: true, customPoints: 300, quarterlyMotivation: '' },
      });
    };
    // loop: up to the ceiling
    for (let i = 0; i < 3; i += 1) await rate();
    return { act: rate, isDone: async () => (await walletOf(nominee)) > 900 };
  },
  budget: async () => {
    const max = await portal.make.member({ is_manager: true });
    return {
      act: () => send(ada, `memberNumber,period,points\r\n${max.memberNumber},A,1001\r\n`),
      isDone: async () => (await count('budget_grants', 'member_id', max.id)) > 0,
    };
  },
  pot: async () => {
    const max = await portal.make.member({ is_manager: true });
    const wish = { kind: 'grant', memberIds: [idOf(max)], points: 1001, perReport: false, period: 'B', lastDay: null };
    const seen = { people: 1, points: 1001 };
    return {
      act: () => as(ada)('/api/admin/changebudget', { ...wish, carries: false, reason: 'Agreed', seen }),
      isDone: async () => (await count('budget_grants', 'member_id', max.id)) > 0,
    };
  },
  price: async () => {
    await send(ada, product('FALLS', 1000));
    return {
      act: () => send(ada, product('FALLS', 99), 'confirm=prices'),
      isDone: async () => (await count('products', 'price_minor', 9900)) > 0,
    };
  },
  programme: async () => {
    const now = (await as(ada)('/api/admin/programmenow', {})).body;
    const limits = { ...now.goes.document.limits, award: now.goes.document.limits.award + 1 };
    const basedOn = now.goes.version;
    return {
      act: () => as(ada)('/api/admin/saveprogramme', { parts: { limits }, reason: 'A larger feast', basedOn }),
      isDone: async () => (await as(ada)('/api/admin/programmenow', {})).body.goes.version > basedOn,
    };
  },
  correction: async () => {
    const to = await portal.make.member({ points: 5 });
    const wish = { kind: 'credit', memberId: idOf(to), account: 'wallet', points: 1001 };
    return {
      act: () => as(ada)('/api/admin/correct', { ...wish, reason: 'Forgotten', seen: 1001 }),
      isDone: async () => (await walletOf(to)) > 1000,
    };
  },
  merger: async () => {
    const wish = await mergerOf(await portal.make.member(), await portal.make.member());
    return {
      act: () => as(ada)('/api/admin/merge', wish),
      isDone: async () => {
        const row = portal.db.selectFrom('mergers').select('id').where('reason_length', '=', wish.reason.length);
        return (await row.execute()).length > 0;
      },
    };
  },
  code: async () => ({
    act: () => send(ada, percent('WHOLE', 100)),
    isDone: async () => (await count('promos', 'code', 'WHOLE')) > 0,
  }),
};

test.each(Object.keys(above) as Above[])(
  'D4: %s above the ceiling is done when a second person has confirmed it, who is not the first',
  { tags: 'seed' },
  async (decision) => {
    const { act, isDone } = await above[decision]();
    const { status, body } = await act();
    expect([status, await isDone()]).toEqual([200, false]);
    if (acts[decision].second === 'rating') return;
    const confirm = (by: MadeMember) => as(by)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    expect([(await confirm(ada)).status, await isDone()]).toEqual([403, false]);
    expect([(await confirm(eve)).status, await isDone()]).toEqual([200, true]);
  },
);

/** Of each act what the same person does not do with what came of it: done by ada, and confirmed by eve where it needs that. */
const apart: Record<Apart, () => Promise<(() => Promise<Answer>)[]>> = {
  nomination: async () => {
    const nomId = await nominate(ada, await portal.make.member({ manager_id: ada.id }));
    return [
      () => as(ada)('/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' }),
      () => as(ada)('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not now.' }),
    ];
  },
  price: async () => {
    await send(ada, product('APART', 1000));
    const { body } = await send(ada, product('APART', 1), 'confirm=prices');
    await as(eve)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    const { id } = await portal.db
      .selectFrom('products')
      .select('id')
      .where('code', '=', 'APART')
      .executeTakeFirstOrThrow();
    await portal.db.deleteFrom('basket_lines').execute();
    return [ada, eve].map((by) => async () => {
      await as(by)('/api/shop/addtobasket', { productId: String(id) });
      return withoutEffect(portal.db, () =>
        as(by)('/api/shop/placeOrder', { cellNum: '+27820000001', alloc: 'ZA', vfyTotal: 1 }),
      );
    });
  },
  code: async () => {
    const { body } = await send(ada, percent('TWO', 100));
    await as(eve)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    await portal.db.deleteFrom('basket_lines').execute();
    const productId = await makeProduct(portal, { stock: 5, price: 200 });
    return [ada, eve].map((by) => async () => {
      await as(by)('/api/shop/addtobasket', { productId });
      const { body } = await as(by)('/api/shop/getCheckoutOrderSummary', { alloc: 'ZA', promoCode: 'TWO' });
      expect(JSON.stringify(body)).toContain('or confirmed it');
      const order = { cellNum: '+27820000001', alloc: 'ZA', promoCode: 'TWO', vfyTotal: 0 };
      return withoutEffect(portal.db, () => as(by)('/api/shop/placeOrder', order));
    });
  },
  role: async () => {
    const pat = await portal.make.member({ roles: [{ capability: 'people' }] });
    const amy = await portal.make.member({ is_admin_reports: true });
    const give = (by: MadeMember, to: MadeMember) =>
      as(by)('/api/admin/giverole', { memberId: idOf(to), capability: 'inv', scopeKind: 'everything' });
    expect((await give(pat, amy)).status).toBe(200);
    return [() => give(amy, pat)];
  },
  approval: async () => {
    const approvalId = await asked(ada);
    return [
      () => as(ada)('/api/admin/confirmapproval', { approvalId }),
      () => as(ada)('/api/admin/declineapproval', { approvalId, reason: 'Mine.' }),
    ];
  },
};

test.each(Object.keys(apart) as Apart[])(
  'D4: who did this (%s) does not do the other act with it',
  { tags: 'seed' },
  async (decision) => {
    // loop: a few acts, each after the other
    for (const act of await apart[decision]()) expect([400, 403]).toContain((await act()).status);
  },
);

/** Who is away, with every right; the delegate, with none; and somebody with rights of their own. */
async function away() {
  const gus = await portal.make.member({
    ...{ is_admin_reports: true, is_manager: true, role_cc: true, role_idea: true },
    ...{ points: 1000, budget: 1000 },
  });
  const dee = await portal.make.member();
  await portal.make.delegation(gus, dee, ['reviews', 'approvals']);
  const report = await portal.make.member({ manager_id: gus.id });
  return { gus, dee, report };
}
const concernsThem = /nobody decides for somebody about what they asked, nominated or get something by/;
const inTheirHands = /a second person must have hands of their own/;
const doneForYou = /Somebody did this for you while they stood in for you/;
const rateAs = (by: MadeMember, nomId: string, points = 300) =>
  as(by)('/api/reward/donexusnomreviewreward', {
    ...{ nomId, ...rating, isCustom: true, customPoints: points, quarterlyMotivation: '' },
  });
const declineAs = (by: MadeMember, nomId: string) =>
  as(by)('/api/nom/donexusnomreviewdecline', { nomId, motivation: 'Not now.' });

type Parties = Awaited<ReturnType<typeof away>>;
/** What a delegate, or who is away, does not do: with the rule that says so. */
const byDelegate: [string, RegExp, (parties: Parties) => Promise<() => Promise<Answer>>][] = [
  [
    'a nomination of who is away is rated',
    concernsThem,
    async ({ gus, dee }) => {
      const nomId = await nominate(bob, gus);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'a nomination that who is away made is rated',
    concernsThem,
    async ({ gus, dee, report }) => {
      const nomId = await nominate(gus, report);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'a nomination that who is away made is declined',
    concernsThem,
    async ({ gus, dee, report }) => {
      const nomId = await nominate(gus, report);
      return () => declineAs(dee, nomId);
    },
  ],
  [
    'a nomination of the delegate is rated',
    /your own nomination/,
    async ({ dee }) => {
      const nomId = await nominate(bob, dee);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'a nomination that the delegate made is rated',
    /your own nomination/,
    async ({ dee, report }) => {
      const nomId = await nominate(dee, report);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'an idea of who is away is reviewed',
    concernsThem,
    async ({ gus, dee }) => {
      const ideaBoxId = await ideaOf(gus);
      return () => as(dee)('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Kind.', points: 50 });
    },
  ],
  [
    'what who is away rated waits for a second person',
    inTheirHands,
    async ({ gus, dee, report }) => {
      const nomId = await waitingBy(gus, report);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'what was rated for who is away waits for a second person, who is another delegate',
    inTheirHands,
    async ({ gus, dee, report }) => {
      const other = await portal.make.member();
      await portal.make.delegation(gus, other, ['reviews']);
      const nomId = await waitingBy(dee, report);
      return () => rateAs(other, nomId);
    },
  ],
  [
    'what was rated for who is away waits for a second person, who is they',
    doneForYou,
    async ({ gus, dee, report }) => {
      const nomId = await waitingBy(dee, report);
      return () => rateAs(gus, nomId);
    },
  ],
  [
    'what the delegate rated waits for a second person, who is they by another’s hands',
    /You have reviewed|already reviewed/i,
    async ({ dee, report }) => {
      await portal.make.delegation(eve, dee, ['reviews']);
      const nomId = await waitingBy(dee, report);
      return () => rateAs(dee, nomId);
    },
  ],
  [
    'what who is away asked is confirmed',
    concernsThem,
    async ({ gus, dee }) => {
      const approvalId = await asked(gus);
      return () => as(dee)('/api/admin/confirmapproval', { approvalId });
    },
  ],
  [
    'what who is away asked is declined',
    concernsThem,
    async ({ gus, dee }) => {
      const approvalId = await asked(gus);
      return () => as(dee)('/api/admin/declineapproval', { approvalId, reason: 'Mine.' });
    },
  ],
  [
    'what gives who is away something is confirmed',
    concernsThem,
    async ({ gus, dee }) => {
      const { body } = await as(eve)(
        '/api/reward/doreward',
        award(gus, { what: 'reward', reason: 'Act of Courage', points: 1001 }),
      );
      return () => as(dee)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    },
  ],
  [
    'what gives the delegate something is confirmed',
    /or it concerns you/,
    async ({ dee }) => {
      const { body } = await as(eve)(
        '/api/reward/doreward',
        award(dee, { what: 'reward', reason: 'Act of Courage', points: 1001 }),
      );
      return () => as(dee)('/api/admin/confirmapproval', { approvalId: body.second.approvalId });
    },
  ],
  [
    'an idea that was asked for who is away is confirmed by them',
    doneForYou,
    async ({ gus, dee }) => {
      const approvalId = await ideaAskedBy(dee);
      return () => as(gus)('/api/admin/confirmapproval', { approvalId });
    },
  ],
  [
    'an idea that was asked for who is away is confirmed by another delegate',
    concernsThem,
    async ({ gus, dee }) => {
      const other = await portal.make.member();
      await portal.make.delegation(gus, other, ['approvals']);
      const approvalId = await ideaAskedBy(dee);
      return () => as(other)('/api/admin/confirmapproval', { approvalId });
    },
  ],
];

/** Rated up to what one pair of hands decides alone, and one more: that waits. */
async function waitingBy(by: MadeMember, nominee: MadeMember): Promise<string> {
  // loop: up to the ceiling
  for (let i = 0; i < 3; i += 1)
    expect((await rateAs(by, await nominate(await portal.make.member(), nominee))).status).toBe(200);
  const nomId = await nominate(await portal.make.member(), nominee);
  expect((await rateAs(by, nomId)).body.result).toContain('second person');
  return nomId;
}

async function ideaAskedBy(by: MadeMember): Promise<string> {
  const author = await portal.make.member();
  const review = async (points: number) =>
    as(by)('/api/idea/donexusideareview', { ideaBoxId: await ideaOf(author), actionStatus: 'Kind.', points });
  // loop: up to the ceiling
  for (let i = 0; i < 4; i += 1) await review(250);
  return (await review(50)).body.second.approvalId;
}

test.each(byDelegate)(
  'D4: %s: refused to whose hands are in it, by the rule’s name',
  { tags: 'seed' },
  async (_, rule, make) => {
    const act = await make(await away());
    const refused = await withoutEffect(portal.db, act);
    expect([400, 403]).toContain(refused.status);
    expect(refused.body.message).toMatch(rule);
  },
);

test('D4: what a delegate asked or rated is decided by who has hands of their own', { tags: 'seed' }, async () => {
  const { gus, dee, report } = await away();
  const nomId = await waitingBy(dee, report);
  expect((await rateAs(ada, nomId)).status).toBe(200);
  const approvalId = await ideaAskedBy(dee);
  const { body } = await as(ada)('/api/admin/approvals', { show: 'waiting', limit: 50 });
  const row = body.approvals.find((one: { approvalId: string }) => one.approvalId === approvalId);
  expect([row.mayDecide, row.askedForMember]).toEqual([true, expect.stringMatching(/^First/)]);
  expect((await as(ada)('/api/admin/confirmapproval', { approvalId })).status).toBe(200);
  const other = await asked(eve);
  expect((await as(dee)('/api/admin/confirmapproval', { approvalId: other })).status).toBe(200);
  const rows = await portal.db
    .selectFrom('approvals')
    .select(['id', 'decided_by_id', 'decided_for_id'])
    .where('id', '=', Number(other))
    .execute();
  expect(rows).toEqual([{ id: Number(other), decided_by_id: dee.id, decided_for_id: gus.id }]);
  const decided = (await as(gus)('/api/admin/approvals', { show: 'decided', limit: 50 })).body.approvals;
  expect(decided.find((one: { approvalId: string }) => one.approvalId === other).decidedForMember).not.toBe('');
});

test('D4: together two pairs of hands, of who is away and of their delegate, decide no more alone than one', {
  tags: 'seed',
}, async () => {
  const { gus, dee, report } = await away();
  await waitingBy(gus, report);
  const next = await nominate(await portal.make.member(), report);
  expect((await rateAs(dee, next)).body.result).toContain('second person');
});

test('D4: of several at once one’s own is refused as it is alone, and the others are decided', {
  tags: 'seed',
}, async () => {
  const own = await asked(ada);
  const other = await asked(eve);
  const { body } = await as(ada)('/api/member/decidemany', { decision: 'confirm', itemIds: [own, other] });
  expect(body.outcomes).toMatchObject([
    { itemId: own, isDone: false, message: expect.stringMatching(/You asked for this/) },
    { itemId: other, isDone: true },
  ]);
});

test('D4: every call that moves value towards somebody, and every act, was tried above', { tags: 'seed' }, async () => {
  const own = await orderLine(ada);
  const file = `memberOrderItemId,dispatchStatus\r\n${own},sent\r\n`;
  called.add(callRows.deskimport.path);
  const { body } = await upload(portal, file, { as: ada.id, path: callRows.deskimport.path });
  expect(body.changed).toBe(0);
  const moving = Object.values<Row>(callRows).filter((row) => row.acts !== undefined && row.acts.length > 0);
  expect(moving.map(({ path }) => path).filter((path) => !called.has(path))).toEqual([]);
  expect(
    Object.entries(acts)
      .flatMap(([act, one]) => ('own' in one ? [act] : []))
      .filter((act) => !decisions.some(([, decision]) => decision === act)),
  ).toEqual([]);
});
