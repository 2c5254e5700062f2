import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { transaction } from '#db/transaction';
import { newSecret, secretHash } from '#secrets/secrets';
import { issueToken } from '#session/tokens';
import { type TestApp, testApp } from '../../test/app.ts';

let portal: TestApp;
let address: string;
let headers: Record<string, string>;
const log: string[] = [];

beforeAll(async () => {
  portal = await testApp({}, log);
  const max = await portal.make.member({ is_manager: true });
  const [ann, by] = [await portal.make.member({ manager_id: max.id }), await portal.make.member()];
  const owner = await openConnection(portal.settings);
  // Without looking each of them up once more.
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into nominations (kind, by_id, nominee_id, categories, created_at)
     select 'behaviour', ${by.id}, ${ann.id}, '{Act of Courage}', '2024-05-01'::timestamptz + i * interval '1 second' from generate_series(1, 2000) i`,
  );
  await owner.end();
  const secret = newSecret();
  const token = await transaction(portal.db, (tx) => issueToken(tx, max.id, secretHash(secret), portal.now));
  headers = {
    authorization: `Bearer ${token}`,
    cookie: `laurel_browser=${secret}`,
    'content-type': 'application/json',
  };
  address = await portal.app.listen({ port: 0 });
});
afterAll(() => portal.close());

const post = (path: string, body: object, signal: AbortSignal | null = null) =>
  fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body), signal });

const ways = {
  call: (format: string, signal?: AbortSignal) => post('/api/nom/exportnominations', { format }, signal),
  ticket: async (format: string, signal: AbortSignal | null = null) => {
    const asked = await post('/api/report/downloadticket', { call: 'exportnominations', wish: { format } });
    const { ticket } = (await asked.json()) as { ticket: string };
    return fetch(`${address}/api/report/download?ticket=${ticket}`, { headers, signal });
  },
};

const momentsMs = Array.from({ length: 13 }, (_, i) => i * 5);
const cases = (['csv', 'xlsx'] as const).flatMap((format) =>
  (['call', 'ticket'] as const).map((way) => [format, way] as const),
);

test.each(cases)(
  'a file (%s, by %s) that is broken off at whatever moment takes nothing from the next one',
  async (format, way) => {
    for (const ms of momentsMs) {
      const leaving = new AbortController();
      const left = ways[way](format, leaving.signal).then((answer) => answer.bytes());
      left.catch(() => {});
      await sleep(ms);
      leaving.abort();
      await left.catch(() => {});
      await expect.poll(() => portal.company.lane.counts()).toEqual({ running: 0, waiting: 0 });
    }
    const bytes = await (await ways[way](format)).bytes();
    if (format === 'csv') expect(bytes.length).toBeGreaterThan(200_000);
    else expect(Buffer.from(bytes.slice(0, 2)).toString()).toBe('PK');
  },
);

test('who breaks off is no fault in the log', () => {
  const levels = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(levels).toEqual([]);
  expect(log.join('\n')).not.toContain('"stack"');
});
