import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { type TestApp, testApp } from './app.ts';
import { heldUp } from './held-up.ts';

let portal: TestApp;
let address: string;
let blocker: pg.Client;
let ann: string;
let max: string;

beforeAll(async () => {
  portal = await testApp({ REQUESTS_AT_ONCE: '6' });
  [ann, max] = (await Promise.all(
    (await Promise.all([portal.make.member(), portal.make.member()])).map(({ id }) => portal.tokenOf(id)),
  )) as [string, string];
  address = await portal.app.listen({ port: 0 });
  blocker = await openConnection(portal.settings);
});
afterAll(async () => {
  await blocker.end();
  await portal.close();
});
beforeEach(() => blocker.query('begin; lock table nominations in access exclusive mode'));
afterEach(() => blocker.query('commit'));

function asks(token: string, path = '/api/nom/mynominations', signal: AbortSignal | null = null): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(address + path, { method: 'POST', headers, body: '{}', signal }).then(({ status }) => status);
}

const atWork = () => heldUp(blocker);

test('six requests of a member are at work, the seventh waits, and others overtake it', async () => {
  const six = Array.from({ length: 6 }, () => asks(ann));
  await expect.poll(atWork).toBe(6);
  const answered: string[] = [];
  const seventh = asks(ann, '/api/member/memberheader').then(() => answered.push('seventh'));
  // Longer than the seventh would take.
  for (let i = 0; i < 5; i += 1) expect(await asks(max, '/api/member/memberheader')).toBe(200);
  expect(answered).toEqual([]);
  await blocker.query('commit');
  expect(await Promise.all(six)).toEqual(Array.from({ length: 6 }, () => 200));
  await seventh;
});

test('who breaks off gives their share back at once', async () => {
  const leaving = new AbortController();
  const left = Array.from({ length: 6 }, () => asks(ann, undefined, leaving.signal).catch(() => 0));
  await expect.poll(atWork).toBe(6);
  const header = asks(ann, '/api/member/memberheader');
  leaving.abort();
  expect(await header).toBe(200);
  await Promise.all(left);
});

test('what is kept about a member and long lists are read beside the connections of everybody', async () => {
  await blocker.query('commit');
  const johan = await portal.tokenOf((await portal.make.member({ is_manager: true })).id);
  const { lane } = portal.company;
  const signal = new AbortController().signal;
  const places = await Promise.all([1001, 1002].map((memberId) => lane.open({ memberId, purpose: 'screen', signal })));
  const long = [asks(ann, '/api/member/exportmydata'), asks(johan, '/api/nom/nomlist')];
  await expect.poll(() => lane.counts()).toEqual({ running: 2, waiting: 2 });
  await Promise.all(places.map((one) => one.close()));
  expect(await Promise.all(long)).toEqual([200, 200]);
  await blocker.query('begin');
});
