import { memberId } from './deeds.ts';
import type { Former } from './former.ts';
import { type Asked, askersLeast, isOf, type Wish } from './kept.ts';
import * as who from './roster.ts';
import { administrator, otherAdministrator } from './year.ts';

/** Somebody of each role and standing that there is. */
const askers: readonly string[] = [
  ...[who.thandi, who.manager, who.committee, who.clusterAdministrator, who.ideaReviewer, who.writer],
  ...[administrator, otherAdministrator, who.newcomer, who.notYetHere, who.comesBack, who.leftLately],
  ...[who.forfeited, who.erased],
  // Of a committee and of a closed division; a German and a Brazilian member; without a number, without a site; with the role that opens nothing.
  ...['100062', '100036', '100018', '100006', '100008', '100021'],
];

const year = { selMonthFrom: 'November 2025', selMonthTo: 'November 2026' };
const months = ['November 2025', 'December 2025', 'January 2026', 'February 2026', 'March 2026', 'October 2026'];
const lastMonth = { selMonthFrom: 'November 2026', selMonthTo: 'November 2026' };

/** Every call that reads, with what each asks it for. The first answer stays true whoever asks next. */
export async function askEverything(former: Former): Promise<Asked[]> {
  const asked: Asked[] = [];
  const bodies = { ...plainBodies, ...(await bodiesOf(former)) };
  const pictures = await picturesOf(former);
  for (const as of askers) {
    const { alloc } = await placeOf(former, as);
    for (const [name, wishes] of Object.entries(bodies))
      for (const body of typeof wishes === 'function' ? wishes(alloc) : wishes)
        asked.push(await answered(former, { as, path: pathOf(former, name), body }));
    for (const path of pictures) asked.push(await answered(former, { as, path }));
    asked.push(await answered(former, { as, path: pathOf(former, 'uploadchanges'), file: rosterFile(former) }));
  }
  for (const as of await manyMore(former))
    for (const name of own) asked.push(await answered(former, { as, path: pathOf(former, name), body: {} }));
  for (const body of plainBodies.getcontentdb as object[])
    asked.push(await answered(former, { path: pathOf(former, 'getcontentdb'), body }));
  for (const path of pictures) asked.push(await answered(former, { path }));
  asked.push(...(await shopping(former)));
  refuseUnasked(former, asked);
  return asked;
}

/** What is everybody's own. */
const own = ['getmemberdata', 'statement', 'payitforwardstatement', 'orders', 'myideas', 'mynominations'];

async function manyMore(former: Former): Promise<string[]> {
  const people = await former.query('select member_number as number from members where id % 9 = 0 order by id');
  return people.map(({ number }) => number).filter((number) => !askers.includes(number));
}

const pathOf = (former: Former, name: string) => former.calls.get(name)?.path ?? name;

type AskedFor = Omit<Wish, 'file'> & Pick<Asked, 'file'>;

async function answered(former: Former, { file, ...wish }: AskedFor): Promise<Asked> {
  const sent = file && { file: { field: file.field, name: file.name, bytes: Buffer.from(file.text) } };
  const { status, body } = await former.ask({ ...wish, ...sent });
  // What was refused has the number of its request.
  if (typeof body === 'object') delete body.requestId;
  return { ...wish, ...(file ? { file } : {}), status, answer: body };
}

async function placeOf(former: Former, number: string): Promise<{ alloc: string }> {
  const [place] = await former.query(
    'select alloc from members m join divisions d on d.code = m.division_code join countries c on c.code = d.country_code where member_number = $1',
    [number],
  );
  return place;
}

type Bodies = Record<string, object[] | ((alloc: string) => object[])>;

const nothing = [{}];

const plainBodies: Bodies = {
  ...{
    getmemberdata: nothing,
    memberheader: nothing,
    waiting: nothing,
    getdivisionlist: nothing,
    mynominations: nothing,
  },
  ...{ quartersList: nothing, getrecentrecognition: nothing, getcelebrations: nothing, wallOfFame: nothing },
  ...{ statement: nothing, managementstatement: nothing, payitforwardstatement: nothing, myideas: nothing },
  ...{ advertdata: nothing, categorylist: nothing, orders: nothing, admincompetitionget: nothing },
  ...{ exportmydata: nothing, deskexport: nothing, getbasket: (alloc) => [{ alloc }] },
  getmemberlist: [{}, { search: 'mo' }, { search: 'mok' }, { divisionCode: 'IT-FLD' }, { countryCode: 'DE' }],
  getcontentdb: ['about', 'privacy', 'topmsgnominationmanagement', 'nothing'].map((contentKey) => ({ contentKey })),
  nomlist: [{}, { status: 'review' }, { status: 'rate' }, { status: 'rated' }, { search: 'cassim' }, lastMonth],
  myrecognitions: [...months, 'November 2026'].map((selMonth) => ({ selMonth, doCount: true })),
  reportmanagement: [year, { ...lastMonth, isAll: true }],
  quarterlyawards: ['W', 'D', 'N', ''].map((awardStatus) => ({ ...year, awardStatus })),
  competitionreport: ['W', 'D', 'N', ''].map((awardStatus) => ({ ...year, awardStatus })),
  idealist: ['N', 'R', 'C', ''].map((ideaStatus) => ({ ...year, ideaStatus })),
  desklist: [
    ...['waiting', 'onTheWay', 'undelivered', 'refunded'].map((queue) => ({ queue })),
    ...[0, 1, 2, 3, 4].map((dispatchStatus) => ({ dispatchStatus })),
  ],
  uploadprogress: [{ uploadId: 'roster5' }],
};

/** What depends on the ids of rows: of each kind and state some. */
async function bodiesOf(former: Former): Promise<Bodies> {
  const ids = async (text: string): Promise<string[]> => (await former.query(text)).map(({ id }) => id);
  const people: string[] = [];
  for (const number of [who.thandi, who.newcomer, who.forfeited, who.erased])
    people.push(await memberId(former, number));
  const nominations = await ids(
    'select max(id)::text as id from nominations group by kind, state, nominee_id is null union select min(id)::text from nominations group by state',
  );
  const cards = await ids(
    `select max(r.id)::text as id from recognitions r join members t on t.id = r.to_id join members f on f.id = r.from_id
     where t.member_number in ('${who.thandi}', '${who.erased}') or f.member_number in ('${who.thandi}', '${who.erased}')
     group by r.kind, t.member_number, f.erased_at is null`,
  );
  const categories = await former.query(
    `select alloc, category_id::text as id from products where is_active group by 1, 2 order by count(*) desc, 2`,
  );
  const recipients = people.slice(1, 2);
  return {
    gettoknow: people.map((id) => ({ memberId: id })),
    getmemberget: people.map((id) => ({ memberId: id })),
    nomget: nominations.map((nomId) => ({ nomId })),
    cardget: cards.map((cardId) => ({ cardId })),
    QuarterlyAwardsSummaryReport: (await ids('select id::text from quarters order by id')).map((quarterId) => ({
      quarterId,
    })),
    QuarterlyAwardsSummaryDetails: (await ids('select id::text from quarter_summaries order by id')).map((id) => ({
      nexusNomQuarterSummaryId: id,
    })),
    rewardquote: [
      ...['adhoc', 'reward', 'payitforward'].map((what) => ({ what, points: 20, sendBy: 'email', recipients })),
      { what: 'thankyou', points: 0, sendBy: 'email', recipients: ['div:ZA-ENG'] },
    ],
    productlist: (alloc) =>
      categories
        .filter((one) => one.alloc === alloc)
        .slice(0, 5)
        .map(({ id }) => ({ prodCat3Id: id, alloc })),
  };
}

async function picturesOf(former: Former): Promise<string[]> {
  const [thandi] = await former.query('select picture_id as id from members where member_number = $1', [who.thandi]);
  const [mug] = await former.query('select picture_id as id from product_pictures limit 1');
  const widths = ['320', '640', '1280'].map((width) => `/productpic/${mug.id}/${width}`);
  const banner = '/api/competition/competitionbanner';
  return [`/profilepic/${thandi.id}`, `/profilepictemp/${thandi.id}/new`, ...widths, banner];
}

const rosterFile = (former: Former) => ({ field: 'fileData', name: 'roster.csv', text: who.rosterAfter(former, 4) });

/** What a shopper asks for leaves a trace, so it is asked last. */
async function shopping(former: Former): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const as of askers) {
    const { alloc } = await placeOf(former, as);
    const path = pathOf(former, 'getCheckoutOrderSummary');
    for (const promoCode of ['', 'CARRIED', 'WELCOME10', 'ONEUSE'])
      asked.push(await answered(former, { as, path, body: { alloc, promoCode } }));
  }
  const lines = await former.query(
    `select m.member_number as "as", l.id::text as "memberOrderItemId"
     from order_lines l join orders o on o.id = l.order_id join members m on m.id = o.member_id where l.kind = 'voucher' order by l.id`,
  );
  for (const { as, ...body } of lines)
    asked.push(await answered(former, { as, path: pathOf(former, 'getVoucherCodeMessage'), body }));
  return asked;
}

function refuseUnasked(former: Former, asked: readonly Asked[]): void {
  for (const [name, call] of former.calls) {
    const people = new Set(asked.filter(({ path }) => isOf(call, path)).map(({ as }) => as));
    if (!call.writes && people.size < askersLeast) throw new Error(`${name} was asked by ${people.size} people only.`);
  }
}
