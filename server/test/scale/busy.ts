import { type RawBuilder, sql } from 'kysely';
import type { Answer } from '../app.ts';
import { clockworkOf } from '../clockwork.ts';
import type { ScalePortal } from './portal.ts';

/** People of every company, whatever its size: see `company/1-people.sql`. */
export const who = { member: 120, manager: 101, committee: 33, admin: 77, leaver: 122 } as const;

export interface BusyCall {
  words: string;
  /** What was done can not be done again, so it is not tried out before. */
  isOnce?: boolean;
  /** What goes before and is not measured; answers what the call sends. */
  prepare?(portal: ScalePortal): Promise<Record<string, unknown>>;
  run(portal: ScalePortal, prepared: Record<string, unknown>): Promise<Answer>;
  /** How many rows of the business the answer holds. */
  answered(answer: Answer): number;
}

export const memberIdOf = (n: number) => `1.${100_000_000_000 + n}`;
/** A month without what colleagues added to the newest cards, which is as much in a company of any size. */
const october = { selMonthFrom: 'October 2026', selMonthTo: 'October 2026' };
const tableRows = ({ body }: Answer) => body.report.rows.length;
const listed = (key: string) => (answer: Answer) => answer.body[key].length;
const one = () => 1;

const asks = (
  words: string,
  as: keyof typeof who,
  path: string,
  body: object,
  answered: BusyCall['answered'],
): BusyCall => ({
  words,
  run: (portal) => portal.post(path, body, { as: who[as] }),
  answered,
});

const tellers = (words: string, wish: object) =>
  asks(words, 'member', '/api/member/toknowlist', wish, listed('people'));

/** What is usual: others have asked before, and what is the same for all is kept. */
const again = (call: BusyCall): BusyCall => ({
  ...call,
  prepare: async (portal) => {
    await call.run(portal, {});
    return {};
  },
});

/** The page behind the first, as somebody turns it. */
const nextPage = (call: BusyCall, as: keyof typeof who, path: string, wish: object): BusyCall => ({
  ...call,
  prepare: async (portal) => ({ after: (await portal.post(path, wish, { as: who[as] })).body.next }),
  run: (portal, place) => portal.post(path, { ...wish, ...place }, { as: who[as] }),
});

const feedFurther = (scope: string) => {
  const path = '/api/site/recognitionfeed';
  return nextPage(asks(`further in the feed: ${scope}`, 'member', path, { scope }, listed('items')), 'member', path, {
    scope,
  });
};

const reportPage = (words: string, path: string, more: object) => {
  const wish = { ...october, ...more, limit: 25 };
  return nextPage(asks(words, 'admin', path, wish, tableRows), 'admin', path, wish);
};

const openIdeas = (words: string, wish: object) => asks(words, 'member', '/api/idea/openideas', wish, listed('ideas'));
const colleague = { memberId: memberIdOf(330) };
const ofColleague = (words: string, n: number, side: string) =>
  asks(words, 'member', '/api/site/colleaguecards', { memberId: memberIdOf(n), side }, listed('items'));

/** Member 330 has so many cards as well, older and newer than the others, that member 120 does not see: they are of another division and team. */
const unseen = 5_000;

const amongUnseen = (call: BusyCall): BusyCall => ({
  ...call,
  prepare: async ({ owner }) => {
    await sql`
      insert into recognitions (kind, from_id, to_id, value, points, award_id, created_at, audience, division_code, country_code, team_id)
      select 'thankyou', 331, 330, 'Thank you', 0, a.id, timestamptz '2026-11-20T09:00:00Z' - n * interval '5 hours',
        (array['us', 'division', 'team'])[1 + n % 3], 'D2', 'ZA', 301
      from generate_series(1, ${unseen}::int) n join awards a on a.id = n
      where not exists (select from recognitions where from_id = 331 and to_id = 330 and audience = 'us')`.execute(
      owner,
    );
    await sql`analyze recognitions`.execute(owner);
    return {};
  },
});

/** Everything of which an example is reckoned is otherwise. */
const otherProgramme = {
  review: { points: [1, 2, 3, 4, 5, 6, 7], customMost: 1, customAbove: 2 },
  points: { adhoc: [1], payItForward: [1], ideas: [1], recogniseMost: 1 },
  behaviours: [{ key: 'act-of-courage', name: 'Courage' }],
  characters: {
    ...{ nomination: 9, decline: 9, quarterly: 9, ideaTitle: 9, idea: 9, ideaComment: 9 },
    ...{ adhoc: { sms: 9, email: 9 }, recognise: { sms: 9, email: 9 } },
    ...{ payItForward: { sms: 9, email: 9 }, celebrate: { sms: 9, email: 9 } },
  },
  limits: {
    ...{ award: 9, confirm: { points: 9, people: 9 }, ownDivision: 9 },
    ...{ pairInMonth: 9, recogniseInMonth: 9, budgetInMonth: 9, spentInDay: 9 },
  },
  leavers: { graceDays: 9, percentAtOnce: 9 },
};

const home = asks('Home', 'member', '/api/member/getmemberdata', {}, ({ body }) => body.homeCelebrations.length);
const search = (words: string, wish: object) =>
  asks(words, 'member', '/api/site/getmemberlist', wish, listed('memberList'));
const find = (words: string, search: string, of: 'people' | 'cards') =>
  again(asks(words, 'member', '/api/site/find', { search }, ({ body }) => body[of].list.length));
const noms = (words: string, as: keyof typeof who, wish: object) =>
  asks(words, as, '/api/nom/nomlist', { limit: 50, ...wish }, listed('noms'));
const desk = (words: string, wish: object) =>
  asks(words, 'admin', '/api/shop/desklist', { limit: 50, ...wish }, listed('lines'));

const people = (words: string, wish: object) =>
  asks(words, 'admin', '/api/admin/peoplelist', { limit: 50, ...wish }, listed('people'));
const ofPerson = (words: string, call: string, key: string) =>
  asks(words, 'admin', `/api/admin/${call}`, { memberId: memberIdOf(who.manager), limit: 25 }, listed(key));

/** What was delivered last is behind everything else that was. */
const lastDelivered = (words: string, search: RawBuilder<unknown>): BusyCall => ({
  ...desk(words, {}),
  prepare: async ({ owner }) => {
    const { rows } = await sql<{ search: string }>`
      select ${search} as search from order_line_states s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
      where s.dispatch_status = 3 and s.qty_open > 0 order by l.id desc limit 1`.execute(owner);
    return { ...rows[0], dispatchStatus: 3 };
  },
  run: (portal, wish) => portal.post('/api/shop/desklist', { limit: 50, ...wish }, { as: who.admin }),
});

const todo = (words: string, as: keyof typeof who) =>
  asks(words, as, '/api/member/todolist', { limit: 50 }, listed('items'));

export const questions: BusyCall[] = [
  { ...home, words: 'Home, the first of a day' },
  again(home),
  asks('the header', 'member', '/api/member/memberheader', {}, one),
  asks('where one is signed on', 'member', '/api/member/mysessions', {}, listed('sessions')),
  search('the directory before a search', {}),
  search('the directory of a division', { divisionCode: 'D2' }),
  search('a search by full name', { search: 'Anna Mokona' }),
  search('a search by first name', { search: 'anna' }),
  search('a search by two letters', { search: 'an' }),
  find('everything with a word that is on every card', 'thank', 'cards'),
  find('everything with two words that are on every card', 'came befo', 'cards'),
  find('everything with a word that one card has', 'number 4242', 'cards'),
  find('everything with a word that nothing has', 'xylophone', 'cards'),
  find('everything with somebody’s name', 'anna', 'people'),
  find('everything with a name and a word', 'anna number', 'cards'),
  find('everything with what many cards are for', 'client focus', 'cards'),
  noms('nominations of a manager', 'manager', {}),
  noms('nominations of a committee', 'committee', {}),
  noms('nominations for a committee to review', 'committee', { status: 'review' }),
  noms('nominations of all, second page', 'admin', { offset: 50 }),
  nextPage(noms('the next page of all nominations', 'admin', {}), 'admin', '/api/nom/nomlist', { limit: 50 }),
  nextPage(noms('the next page of a committee’s nominations', 'committee', {}), 'committee', '/api/nom/nomlist', {
    limit: 50,
  }),
  todo('to do, of a manager', 'manager'),
  todo('to do, of a committee', 'committee'),
  todo('to do, of an administrator', 'admin'),
  nextPage(todo('the next page of what a committee has to do', 'committee'), 'committee', '/api/member/todolist', {
    limit: 50,
  }),
  asks('my recognitions of a month', 'member', '/api/report/myrecognitions', { selMonth: 'November 2026' }, tableRows),
  asks('my statement', 'member', '/api/report/statement', { limit: 100 }, tableRows),
  desk('the desk', {}),
  desk('the desk, what waits', { queue: 'waiting' }),
  desk('the desk, a search', { search: 'thing 12' }),
  lastDelivered('the desk, a search for one member', sql`'n' || o.member_id`),
  lastDelivered('the desk, a search for one order', sql`o.order_num`),
  nextPage(desk('the next page of the desk', {}), 'admin', '/api/shop/desklist', { limit: 50 }),
  {
    ...asks('the supplier file', 'admin', '/api/shop/deskexport', {}, one),
    answered: ({ body }) => String(body).trim().split('\n').length - 1,
  },
  again(
    asks(
      'a shelf of products',
      'member',
      '/api/shop/productlist',
      { prodCat3Id: '1', alloc: 'ZA' },
      listed('products'),
    ),
  ),
  asks('my basket', 'member', '/api/shop/getbasket', { alloc: 'ZA' }, listed('basket')),
  asks('my orders', 'member', '/api/shop/orders', {}, listed('orders')),
  asks(
    'a quote for a division',
    'manager',
    '/api/reward/quote',
    { what: 'adhoc', points: 5, sendBy: 'email', recipients: ['div:D2'] },
    ({ body }) => body.quote.recipients,
  ),
  asks(
    'a change of the programme with its examples',
    'admin',
    '/api/admin/tryprogramme',
    { parts: otherProgramme },
    listed('examples'),
  ),
  asks('the management report of a division', 'manager', '/api/report/reportmanagement', october, tableRows),
  asks('the management report of all', 'admin', '/api/report/reportmanagement', { ...october, isAll: true }, tableRows),
  asks(
    'a page of the management report of all, with its sums',
    'admin',
    '/api/report/reportmanagement',
    { ...october, isAll: true, limit: 25 },
    tableRows,
  ),
  reportPage('the next page of the management report of all', '/api/report/reportmanagement', { isAll: true }),
  reportPage('the next page of the quarterly award report', '/api/report/quarterlyawards', {
    selMonthFrom: 'January 2026',
    awardStatus: '',
  }),
  asks('Celebrate With Us', 'member', '/api/site/getcelebrations', {}, tableRows),
  asks('who celebrates in these days', 'member', '/api/site/celebrationweek', {}, ({ body }) =>
    [...body.coming, ...body.missed].reduce((sum: number, { people }) => sum + people.length, 0),
  ),
  asks('who celebrates on a day', 'member', '/api/site/celebrationday', { day: '2026-11-20' }, listed('people')),
  asks('recent recognition', 'member', '/api/site/getrecentrecognition', {}, tableRows),
  ...(['everybody', 'mine', 'team', 'division', 'country'] as const).flatMap((scope) => [
    asks(`the feed: ${scope}`, 'member', '/api/site/recognitionfeed', { scope }, listed('items')),
    feedFurther(scope),
  ]),
  asks('what is new in the feed', 'member', '/api/site/recognitionfeednew', { scope: 'everybody', since: '0.0' }, one),
  asks('my year', 'member', '/api/report/myyear', {}, listed('months')),
  asks('my year, of a manager', 'manager', '/api/report/myyear', {}, listed('months')),
  {
    ...asks('the company’s year', 'member', '/api/report/companyyear', {}, listed('months')),
    // As it is each morning.
    prepare: async (portal) => {
      await clockworkOf(portal).run('count-years');
      return {};
    },
  },
  asks('a colleague', 'member', '/api/site/colleague', colleague, ({ body }) => body.thanked.cards),
  ofColleague('cards of a colleague', 330, 'received'),
  ofColleague('cards that a colleague gave', who.manager, 'given'),
  amongUnseen(asks('a colleague with cards that few see', 'member', '/api/site/colleague', colleague, one)),
  amongUnseen(ofColleague('cards of a colleague among those that few see', 330, 'received')),
  asks('my nominations', 'manager', '/api/nom/mynominations', { limit: 25 }, listed('noms')),
  people('the directory of people', { state: 'here' }),
  nextPage(people('the next page of people', {}), 'admin', '/api/admin/peoplelist', { limit: 50, state: 'here' }),
  people('people by a part of an address', { search: 'p1234@scale' }),
  people('people by full name', { search: 'Anna Mokona' }),
  people('people by first name', { search: 'anna' }),
  people('people by the name of their manager', { manager: 'anna moko' }),
  people('people who never signed on', { state: 'here', lacks: ['signOn'] }),
  people('people without a mobile number', { lacks: ['mobile'] }),
  people('people who are gone', { state: 'gone' }),
  people('people by last sign-on', { state: 'here', sort: 'signedOn', desc: true }),
  asks('a person', 'admin', '/api/admin/person', { memberId: memberIdOf(who.manager) }, one),
  ofPerson('what moved of a person', 'personledger', 'movements'),
  ofPerson('acts of a person', 'personacts', 'acts'),
  ofPerson('messages of a person', 'personmessages', 'messages'),
  ofPerson('people of a manager', 'personreports', 'people'),
  tellers('those who tell about themselves', {}),
  nextPage(tellers('the next of those who tell', {}), 'member', '/api/member/toknowlist', {}),
  tellers('those who tell of what many tell', { search: 'chess' }),
  tellers('those who tell of what few tell', { search: 'orchid' }),
  tellers('those who tell of what nobody tells', { search: 'xylophone' }),
  asks('the wall of fame', 'member', '/api/nom/wallOfFame', {}, tableRows),
  openIdeas('ideas of all', {}),
  nextPage(openIdeas('the next ideas of all', {}), 'member', '/api/idea/openideas', {}),
  openIdeas('ideas of all, the most wanted', { order: 'wanted' }),
  openIdeas('ideas of all in a stage', { stage: 'planned' }),
  openIdeas('ideas of all with a word that many have', { search: 'what' }),
  openIdeas('ideas of all with a word that few have', { search: 'orchid' }),
  openIdeas('ideas of all with a word that none has', { search: 'xylophone' }),
];
