import { randomBytes } from 'node:crypto';
import { downloadTicketSeconds } from '@laurel/contract/limits';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { newSecret, secretHash } from '#secrets/secrets';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { forgetExpired } from '../session/forget.ts';
import { issueToken } from '../session/tokens.ts';

let portal: TestApp;
let ada: MadeMember;
const log: string[] = [];
const may = { selMonthFrom: 'May 2024', selMonthTo: 'May 2024', isAll: true, format: 'csv' };
const gone = { status: 404, message: 'This file was fetched, or its time is over. Please ask for it again.' };

beforeAll(async () => {
  portal = await testApp({}, log);
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true });
});
afterAll(() => portal.close());

/** Somebody signed on in a browser of their own, as its cookie and its token tell. */
async function browserOf({ id }: { id: number }) {
  const secret = newSecret();
  const token = await transaction(portal.db, (tx) => issueToken(tx, id, secretHash(secret), portal.now));
  return { token, cookie: `laurel_browser=${secret}` };
}

const asked = (token: string, wish: object = may, call = 'exportmanagement') =>
  portal.post('/api/report/downloadticket', { call, wish }, { token });

async function ticketFor(token: string, wish: object = may): Promise<string> {
  const { status, body } = await asked(token, wish);
  expect(status).toBe(200);
  return body.ticket;
}

async function fetched(ticket: string, cookie: string, { at = portal, method = 'GET' as 'GET' | 'HEAD' } = {}) {
  const url = `/api/report/download?ticket=${ticket}`;
  const answer = await at.app.inject({ method, url, headers: { cookie } });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, message: isJson && method === 'GET' ? answer.json().message : '', answer };
}

const refused = ({ status, message }: Awaited<ReturnType<typeof fetched>>) => ({ status, message });

describe('a ticket for a file', () => {
  test('opens the very file of its call, in the browser that was given it, without a token', async () => {
    const { token, cookie } = await browserOf(ada);
    const { status, answer } = await fetched(await ticketFor(token), cookie);
    const direct = await portal.post('/api/report/exportmanagement', may, { token });
    expect([status, answer.body]).toEqual([200, direct.body]);
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      expect([name, answer.headers[name]]).toEqual([name, direct.headers[name]]);
  });

  test('opens it once, also of twenty that come at once', async () => {
    const { token, cookie } = await browserOf(ada);
    const ticket = await ticketFor(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetched(ticket, cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(refused(await fetched(ticket, cookie))).toEqual(gone);
  });

  test('is nothing in another browser, and is gone with the try', async () => {
    const mine = await browserOf(ada);
    const other = await browserOf(await portal.make.member({ is_admin_reports: true }));
    for (const cookie of [other.cookie, '', 'laurel_browser=']) {
      const ticket = await ticketFor(mine.token);
      expect(refused(await fetched(ticket, cookie))).toEqual(gone);
      expect(refused(await fetched(ticket, mine.cookie))).toEqual(gone);
    }
  });

  test('ends after a minute, and is forgotten at night', async () => {
    const { token, cookie } = await browserOf(ada);
    const [late, left] = [await ticketFor(token), await ticketFor(token)];
    const { now } = portal;
    portal.now = new Date(now.getTime() + downloadTicketSeconds * 1000);
    expect(refused(await fetched(late, cookie))).toEqual(gone);
    await forgetExpired(portal.db, new Date(portal.now.getTime() + 1));
    portal.now = now;
    expect(refused(await fetched(left, cookie))).toEqual(gone);
  });

  test('ends with the sign-on', async () => {
    const { token, cookie } = await browserOf(ada);
    const ticket = await ticketFor(token);
    expect((await portal.post('/api/member/logout', {}, { token })).status).toBe(200);
    expect(refused(await fetched(ticket, cookie))).toEqual(gone);
  });

  test('is refused to who has lost the right meanwhile', async () => {
    const max = await portal.make.member({ is_admin_reports: true, is_manager: true });
    const { token, cookie } = await browserOf(max);
    const ticket = await ticketFor(token);
    await portal.db.deleteFrom('role_assignments').where('member_id', '=', max.id).execute();
    expect(refused(await fetched(ticket, cookie))).toEqual({
      status: 403,
      message: 'Only authorised personel may access this module.',
    });
  });

  test('is refused to who may read less of it meanwhile', async () => {
    const max = await portal.make.member({ is_admin_reports: true, is_manager: true });
    const { token, cookie } = await browserOf(max);
    const ticket = await ticketFor(token);
    await portal.db
      .deleteFrom('role_assignments')
      .where('member_id', '=', max.id)
      .where('capability', '=', 'administrator')
      .execute();
    expect((await fetched(ticket, cookie)).status).toBe(403);
  });

  test('is honoured by whichever instance the browser comes to, and by one of them', async () => {
    const same = { db: portal.db, settings: portal.settings, url: portal.url, close: async () => {} };
    const there = await appOn(same);
    const { token, cookie } = await browserOf(ada);
    const ticket = await ticketFor(token);
    const answers = await Promise.all([fetched(ticket, cookie, { at: there }), fetched(ticket, cookie)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await there.close();
  });

  test('is not used up by a look ahead, and stands in no log', async () => {
    const { token, cookie } = await browserOf(ada);
    const ticket = await ticketFor(token);
    expect((await fetched(ticket, cookie, { method: 'HEAD' })).status).toBe(405);
    expect((await fetched(ticket, cookie)).status).toBe(200);
    expect(log.join('\n')).toContain('/api/report/download');
    expect(log.join('\n')).not.toContain(ticket);
  });

  test('that is none is told from one that is over by nobody', async () => {
    const { cookie } = await browserOf(ada);
    expect(refused(await fetched(randomBytes(32).toString('base64url'), cookie))).toEqual(gone);
    const bad = await portal.app.inject({ url: '/api/report/download?ticket=x&call=y' });
    expect([bad.statusCode, bad.json().formErrors]).toEqual([
      400,
      { ticket: 'This is not a ticket.', call: "This call has no field 'call'." },
    ]);
  });

  test('keeps no more of itself than its hash', async () => {
    const { token } = await browserOf(ada);
    const ticket = await ticketFor(token);
    const rows = await portal.db.selectFrom('download_tickets').selectAll().execute();
    expect(rows.some(({ ticket_hash }) => ticket_hash.equals(secretHash(ticket)))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('asking for a ticket', () => {
  test('is refused as the file itself would be', async () => {
    const ann = await portal.make.member();
    const { token } = await browserOf(ada);
    expect((await asked((await browserOf(ann)).token)).status).toBe(403);
    const { status, body } = await asked(token, { ...may, selMonthTo: 'Maybe', extra: 1 });
    expect([status, body.formErrors]).toEqual([
      400,
      { selMonthTo: "Please give a month such as 'November 2026'.", extra: "This call has no field 'extra'." },
    ]);
  });

  test('is for files that a browser fetches, and no other call', async () => {
    const { token } = await browserOf(ada);
    for (const call of ['getmemberdata', 'exportmydata', 'placeOrder', '', 7]) {
      const { status, body } = await asked(token, {}, call as string);
      expect([status, body.formErrors]).toEqual([400, { call: 'This is no file that can be fetched.' }]);
    }
    expect((await portal.post('/api/report/downloadticket', { call: 'deskexport' }, { token })).status).toBe(400);
  });

  test('has its limit', async () => {
    const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
    const { id } = await limited.make.member({ is_admin_reports: true });
    const ask = () =>
      limited
        .post('/api/report/downloadticket', { call: 'deskexport', wish: {} }, { as: id })
        .then((one) => one.status);
    const statuses = await Promise.all(Array.from({ length: rateLimits.downloads.max + 2 }, ask));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await limited.close();
  });
});
