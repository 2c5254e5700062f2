import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, callRows } from '@laurel/contract/call-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver } from '#outbox/deliver';
import { appOn, type TestApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { emptyDatabase } from '../../test/database.ts';
import { asToday, asWrittenThen } from '../../test/former-release/as-today.ts';
import {
  type Asked,
  askersLeast,
  backupFile,
  booksQuery,
  isOf,
  kept,
  type Promised,
} from '../../test/former-release/kept.ts';
import { backup } from '../commands/backup.ts';
import { restore } from '../commands/restore.ts';
import { eraseMember } from '../personal/erase.ts';
import { createDb, type Db } from './pool.ts';
import { transaction } from './transaction.ts';

const before = kept();

/** Of messages, as the former release named them. */
const kinds = [
  ...['address-lost', 'addresses', 'card', 'confirm-email', 'contact', 'dispatch', 'idea', 'low-stock', 'nomination'],
  ...['nomination waits', 'nominations', 'order', 'refund'],
];

/**
 * Calls that write and that the former release did not have: they are used when today's release is the former one. Beside
 * its row, its schemas and its handler the one more place of a call that writes.
 */
const sinceThen: CallName[] = [
  ...([
    'downloadticket',
    'download',
    'setbasketqty',
    'confirmapproval',
    'declineapproval',
    'withdrawapproval',
  ] as const),
  ...(['giverole', 'endrole'] as const),
  ...(['addperson', 'changeperson', 'endperson', 'returnperson', 'exportperson', 'eraseperson'] as const),
  ...(['backchannellogout', 'endsession', 'endothersessions'] as const),
  ...(['contentdraftsave', 'contentdraftdrop', 'contentreturn', 'contentpublish', 'contentwithdraw'] as const),
  ...(['contentblockadd', 'contentblockretire', 'contentpicupload', 'acceptterms'] as const),
  ...(['saveprogramme', 'withdrawprogramme', 'savelook', 'lookpicupload', 'savesentence', 'withdrawsentence'] as const),
  ...(['savecompetition', 'removecompetition', 'namewinner', 'withdrawwinner', 'announcewinners'] as const),
  ...(['announcementsave', 'announcementend', 'announcementtakeaway', 'announcementrestore'] as const),
  ...(['correct', 'takeback', 'forgivedebt', 'changebudget', 'savebudgetplan', 'merge'] as const),
  ...(['savesource', 'forgetsource', 'givefeedtoken', 'endfeedtoken'] as const),
  ...(['feedpreview', 'confirmfeed', 'declinefeed', 'tryundo', 'undofile', 'undoupload'] as const),
  ...(['announcementmove', 'announcementpicupload', 'announcementdismiss'] as const),
  ...(['resendmessage', 'giveupmessage', 'beginviewing', 'endviewing', 'judgecircle'] as const),
  ...(['inboxanswer', 'inboxnote', 'inboxassign', 'inboxmove', 'inboxresend'] as const),
  ...(['namedelegate', 'changedelegation', 'enddelegation', 'namedelegatefor', 'enddelegationfor'] as const),
  ...(['reportcontent', 'withdrawreport', 'decidecase', 'talkaboutcase'] as const),
  ...(['readnotices', 'readallnotices', 'savenoticechoices', 'stopmail', 'opennotice', 'devicekey'] as const),
  ...(['adddevice', 'removedevice', 'renewdevice', 'decidemany', 'changedelegationfor'] as const),
  ...(['ballotopen', 'ballotvote', 'ballotclose', 'ballotdecide', 'ballotwithdraw', 'ballotannounce'] as const),
  ...(['cardaudience', 'choosevisibility', 'setreaction', 'addcomment', 'editcomment', 'removecomment'] as const),
  ...(['boost', 'profilepicremove', 'pictureasked', 'shareidea', 'voteidea', 'stageideas'] as const),
  ...(['begingroupcard', 'askgroupcard', 'signgroupcard', 'groupcardpicupload', 'takebacksignature'] as const),
  'thankgroupcard',
  ...(['setupbegin', 'setupreturn', 'setupmark', 'setupnumber', 'setupmail', 'setupprovider', 'setupfinish'] as const),
];

/** So many questions of each call are asked again in every run, those of all askers in turn. */
const askedAlways = 40;
/** What an answer remembers changes the next one: all of these are asked, in their order. */
const leavesTrace: readonly string[] = [callRows.getCheckoutOrderSummary.path];

let portal: TestApp;
let ids: Map<string, number>;

beforeAll(async () => {
  const base = await emptyDatabase();
  await restore(base.settings, backupFile, { delivers: true });
  const db = createDb(base.settings, { applicationName: 'laurel test' });
  const close = async () => {
    await db.destroy();
    await base.close();
  };
  const sms = { SMS_URL: 'http://localhost:9', SMS_FROM: 'Laurel', SMS_COUNTRIES: '+27,+49' };
  portal = await appOn({ ...base, db, close }, { VOUCHER_KEYS: Buffer.alloc(32, 7).toString('base64'), ...sms });
  portal.now = new Date('2026-11-20T10:00:00Z');
  // The former release spoke English to everybody.
  await sql`update profiles set language = 'en'`.execute(db);
  const members = await db.selectFrom('members').select(['id', 'member_number']).execute();
  ids = new Map(members.map(({ id, member_number }) => [member_number, id]));
});
afterAll(() => portal.close());

const idOf = (memberNumber: string) => ids.get(memberNumber) as number;

describe('a year of the former release', () => {
  test('used every call that writes, and eight people asked every call that reads', () => {
    const used = new Set(Object.values(before.acts).flatMap((calls) => Object.keys(calls)));
    const lacking = Object.entries(before.calls).filter(([name, { path, writes }]) => {
      if (writes || callRows[name as CallName]?.reads === false) return !used.has(name);
      return new Set(before.answers.filter((one) => isOf({ path }, one.path)).map(({ as }) => as)).size < askersLeast;
    });
    expect(lacking).toEqual([]);
    const names = Object.keys(callRows) as CallName[];
    const lately = names.filter((name) => !callRows[name].reads && !(name in before.calls));
    expect(lately.sort()).toEqual([...sinceThen].sort());
  });

  test('has the same accounts, and its books are right', async () => {
    const { rows } = await sql.raw<{ kind: string }>(booksQuery).execute(portal.db);
    // Since migration 95 points can be set aside.
    expect(rows.filter(({ kind }) => kind !== 'reserved')).toEqual(before.books);
    await expectBooksRight(portal.db);
  });

  // In the order in which they were asked: the last ones leave a trace.
  const paths = [...new Set(before.answers.map(({ path }) => path))];
  const askedOf = (path: string) => before.answers.filter((one) => one.path === path);
  for (const path of paths) {
    const all = askedOf(path);
    const each = leavesTrace.includes(path) ? 1 : Math.ceil(all.length / askedAlways);
    const isAlways = (_: Asked, place: number) => place % each === 0;
    test(`${path} answers what it answered before`, () => expectSame(all.filter(isAlways)));
    const others = all.filter((asked, place) => !isAlways(asked, place));
    if (others.length > 0) test(`${path} answers so to all who asked`, { tags: ['sweep'] }, () => expectSame(others));
  }

  async function expectSame(questions: readonly Asked[]): Promise<void> {
    for (const asked of questions) {
      const { as, body, status } = asked;
      const now = await answered(asked);
      expect({ as, body, status: now.status }).toEqual({ as, body, status });
      const [todays, expected] = asToday(before, asked, asWrittenThen(now.answer));
      if (typeof expected === 'object') expect({ as, body, todays }).toMatchObject({ as, body, todays: expected });
      else expect({ as, body, todays }).toEqual({ as, body, todays: expected });
    }
  }

  test('what was promised and not yet sent goes out in its own words, of every kind', async () => {
    const { rows } = await sql<{ id: number }>`select id from messages where state = 'promised' order by id`.execute(
      portal.db,
    );
    expect(rows.map(({ id }) => id)).toEqual(before.promised.map(({ id }) => id));
    const sent = await delivered();
    const expected = new Map(before.promised.map((promised) => [promised.id, outgoing(promised)]));
    expect(sent).toEqual(expected);
    expect([...new Set(before.promised.map(({ kind }) => kind))].sort()).toEqual(kinds);
    const { rows: left } = await sql<{ carried: number; promised: number }>`
      select (select count(*) from carried_words)::int as carried, (select count(*) from messages where state = 'promised')::int as promised`.execute(
      portal.db,
    );
    expect(left).toEqual([{ carried: 0, promised: 0 }]);
  });
});

describe('a portal that was upgraded', () => {
  const call = async (as: string | undefined, path: string, body: object, key?: string) => {
    const answer = await portal.post(path, body, { ...(as ? { as: idOf(as) } : {}), ...(key ? { key } : {}) });
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body;
  };
  const [member, manager, administrator, writer] = ['100001', '100002', '100003', '100034'];
  const [committee, clusterAdministrator] = ['100004', '100005'];
  const contact = { ContactName: 'A Reader', EmailAddress: 'stranger@elsewhere.example', AcceptTerms: true };

  test('takes contact messages, and answers one that it has already as it did', async () => {
    const Message = 'My card is gone.';
    const messages = () => portal.db.selectFrom('contact_messages').select('id').execute();
    const already = await messages();
    await call(undefined, '/api/site/contactussend', { ...contact, Message }, 'contact-2026-11-20T08-30-00-000Z');
    expect(await messages()).toEqual(already);
    await call(undefined, '/api/site/contactussend', { ...contact, Message });
    await call(member, '/api/site/contactussend', { ...contact, Message });
    expect(await portal.letters(undefined, 'contact')).toHaveLength(2);
  });

  test('confirms an address with the link that the former release promised', async () => {
    const [link] = before.promised.filter(({ address }) => address === 'half@private.example');
    const code = link?.text.match(/confirm=(\S+)/)?.[1];
    const { memberData } = await call('100018', '/api/member/confirmemail', { code });
    expect(memberData).toMatchObject({ email: 'half@private.example', isEmailConfirmed: true });
  });

  test('gives, and rates what waited for a second person', async () => {
    const { memberList } = await call(manager, '/api/site/getmemberlist', { search: 'mokoena' });
    const recipients = memberList.map(({ memberId }: { memberId: string }) => memberId).slice(0, 1);
    const award = { what: 'payitforward', reason: 'Act of Courage', points: 5, message: '', sendBy: 'email' };
    await call(manager, '/api/reward/doreward', { ...award, recipients });
    const { noms } = await call(committee, '/api/nom/nomlist', { status: 'rate' });
    const nomId = noms.find((nom: { mayReview: boolean }) => nom.mayReview).nomId;
    const rating = { reviewRating: 6, isCustom: false, customPoints: null, isIncludeInQuarterly: false };
    await call(committee, '/api/reward/donexusnomreviewreward', { nomId, ...rating, quarterlyMotivation: '' });
    const { noms: open } = await call(clusterAdministrator, '/api/nom/nomlist', { status: 'review' });
    const other = open.find((nom: { mayReview: boolean }) => nom.mayReview).nomId;
    await call(clusterAdministrator, '/api/nom/donexusnomreviewdecline', { nomId: other, motivation: 'Not this.' });
  });

  test('sells what was in a basket, sends, refunds and cancels what was ordered', async () => {
    const { basket } = await call(member, '/api/shop/getbasket', { alloc: 'ZA' });
    const { shopBasketId } = basket.find((item: { productName: string }) => item.productName === 'Two mugs');
    await call(member, '/api/shop/changebasketqty', { action: 'decrease', shopBasketId, alloc: 'ZA' });
    const summary = await call(member, '/api/shop/getCheckoutOrderSummary', { alloc: 'ZA' });
    const { cellNum, vfyTotal, basketId } = summary;
    await call(member, '/api/shop/placeOrder', { cellNum, alloc: 'ZA', vfyTotal, basketId });
    const { orders } = await call(writer, '/api/shop/orders', {});
    const { memberOrderId } = orders.find((order: { mayCancel: boolean }) => order.mayCancel);
    await call(writer, '/api/shop/cancelOrder', { memberOrderId });
    const { lines } = await call(administrator, '/api/shop/desklist', { queue: 'waiting' });
    const [{ memberOrderItemId }] = lines;
    await call(administrator, '/api/shop/deskmove', { memberOrderItemId, dispatchStatus: 2 });
    await call(administrator, '/api/shop/deskmove', { memberOrderItemId, dispatchStatus: 3 });
    await call(administrator, '/api/shop/deskrefund', { memberOrderItemId, qty: 1, reason: 'Broken.' });
  });

  test('erases a leaver of before', async () => {
    await transaction(portal.db, (tx) => eraseMember(tx, '100085', portal.now));
    const { rows } = await sql`select from profiles where member_id = ${idOf('100085')}`.execute(portal.db);
    expect(rows).toEqual([]);
  });

  test('writes the letters of what was done, and keeps its books right', async () => {
    await portal.settle();
    const sent = await delivered();
    expect(sent.size).toBeGreaterThan(4);
    const { rows } = await sql`select letter from messages where state = 'promised'`.execute(portal.db);
    expect(rows).toEqual([]);
    await expectBooksRight(portal.db);
  });

  test('is backed up without a warning, and restored with the same books', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-upgraded-'));
    const target = await emptyDatabase();
    const warned: string[] = [];
    const hear = ({ message }: Error) => void warned.push(message);
    process.on('warning', hear);
    await backup(portal.settings, join(folder, 'backup'));
    process.off('warning', hear);
    expect(warned).toEqual([]);
    await restore(target.settings, join(folder, 'backup'));
    const db = createDb(target.settings, { max: 1 });
    const books = async (on: Db) => (await sql.raw(booksQuery).execute(on)).rows;
    expect(await books(db)).toEqual(await books(portal.db));
    await db.destroy();
    await target.close();
    rmSync(folder, { recursive: true });
  });
});

/** The same question again. */
async function answered({ as, path, body, file }: Asked): Promise<{ status: number; answer: unknown }> {
  const boundary = 'laurel-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file?.field}"; filename="${file?.name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const response = await portal.app.inject({
    method: body || file ? 'POST' : 'GET',
    url: path,
    headers: {
      ...(as ? { authorization: `Bearer ${await portal.tokenOf(idOf(as))}` } : {}),
      ...(file ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
    },
    ...(body ? { payload: body } : {}),
    ...(file ? { payload: `${head}${file.text}\r\n--${boundary}--\r\n` } : {}),
  });
  const type = String(response.headers['content-type']);
  const sha256 = () => createHash('sha256').update(response.rawPayload).digest('hex');
  const isJson = type.startsWith('application/json');
  const answer = type.startsWith('image/') ? { type, sha256: sha256() } : isJson ? response.json() : response.body;
  return { status: response.statusCode, answer };
}

/** Everything that is promised, as it leaves, by its message. */
async function delivered(): Promise<Map<number, Outgoing>> {
  const sent = new Map<number, Outgoing>();
  let current = 0;
  const transports = {
    sendMail: async ({ to, subject, text, html, replyTo }: Outgoing) =>
      void sent.set(current, { to, subject, text, html, replyTo }),
    sendSms: async (to: string, text: string) => void sent.set(current, { ...nothingElse, to, text }),
    close: () => {},
  };
  const { db, lettersByName: letters } = portal;
  const { ways } = portal.company;
  const { publicUrl } = portal.config;
  const delivery = { db, letters, ways, publicUrl, transports, domain: 'laurel.example', clock: () => portal.now };
  const gate = { callingCodes: ['+27', '+49'], limited: false };
  const rows = await db.selectFrom('messages').select('id').where('state', '=', 'promised').orderBy('id').execute();
  for (const { id } of rows) {
    current = id;
    await deliver({ ...delivery, gate, drawing: async () => null, told: () => {} }, id);
  }
  return sent;
}

type Outgoing = { to: string; subject: string; text: string; html: string | null; replyTo: string | null };

const nothingElse = { subject: '', html: null, replyTo: null };

const outgoing = ({ channel, address: to, subject, text, html, replyTo }: Promised): Outgoing =>
  channel === 'sms' ? { ...nothingElse, to, text } : { to, subject, text, html, replyTo };
