import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { csv, type Person, people, rosterDesk } from '../../test/roster.ts';
import { workbookParts, zipOf } from '../../test/workbook.ts';
import { forgetFed } from './forget.ts';
import { tellMissed } from './missed.ts';

let portal: TestApp;
let desk: Awaited<ReturnType<typeof rosterDesk>>;
let maker: MadeMember;
let sourceId: string;
let token: string;
beforeEach(async () => {
  portal = await testApp();
  desk = await rosterDesk(portal);
  maker = desk.ada;
  sourceId = (await save({})).body.sourceId;
  token = (await give()).body.token;
});
afterEach(() => portal.close());

const as = () => ({ as: desk.ada.id });
const save = (wish: object) =>
  portal.post(
    '/api/admin/savesource',
    { name: 'Workday nightly', kind: 'roster', columns: {}, dates: null, sheet: '', isPart: false, ...wish },
    as(),
  );
const give = (id = sourceId, days = 30) => portal.post('/api/admin/givefeedtoken', { sourceId: id, days }, as());
const list = async () => (await portal.post('/api/admin/uploadhistory', { limit: 50 }, as())).body;
const tokens = async () => (await portal.post('/api/admin/sourcelist', {}, as())).body.sources[0].tokens;

/** Each file comes a minute after the one before it. */
async function feed(file: string | Buffer, { by = token, path = '/api/feeds/roster', type = 'text/csv' } = {}) {
  portal.now = new Date(portal.now.getTime() + 60_000);
  const response = await portal.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${by}`, 'content-type': type, 'x-file-name': 'nightly.csv' },
    payload: file,
  });
  return { status: response.statusCode, body: response.json() };
}

const roster = (...more: Person[]) => csv(desk.adaRow, ...more);
describe('a file that comes by itself', () => {
  test('is taken in as who made the token, and said so', async () => {
    const { status, body } = await feed(roster(...people(3)));
    expect([status, body]).toEqual([
      200,
      { state: 'done', message: '', added: 3, changed: 0, removed: 0, unchanged: 1, leftOut: 0, errors: [] },
    ]);
    expect((await list()).uploads).toMatchObject([
      {
        state: 'done',
        way: 'token',
        source: 'Workday nightly',
        fileName: 'nightly.csv',
        by: expect.stringContaining('Ada'),
      },
    ]);
    expect(await tokens()).toMatchObject([{ lastFour: token.slice(-4), lastUsedAt: expect.any(String) }]);
    const again = await feed(roster(...people(3)));
    expect(again.body).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });
  });

  test('waits for a person where it would put out many, and a newer one takes its place', async () => {
    await feed(roster(...people(60)));
    const few = await feed(roster(...people(5)));
    expect([few.status, few.body.state]).toEqual([202, 'waiting']);
    expect(few.body.message).toContain('55');
    expect((await feed(roster(...people(5)))).body.state).toBe('waiting');
    expect((await list()).uploads.filter(({ state }: { state: string }) => state === 'waiting')).toHaveLength(1);
    const fewer = await feed(roster(...people(4)));
    expect(fewer.status).toBe(202);
    const { uploads } = await list();
    expect(uploads.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'replaced', 'done']);

    const { fedFileId } = uploads[0];
    const preview = await portal.post('/api/admin/feedpreview', { fedFileId }, as());
    expect(preview.body).toMatchObject({ removed: 56, confirm: ['leavers'] });
    const blind = await portal.post('/api/admin/confirmfeed', { fedFileId, confirm: [] }, as());
    expect(blind.status).toBe(400);
    const done = await portal.post('/api/admin/confirmfeed', { fedFileId, confirm: ['leavers'] }, as());
    expect([done.status, done.body.removed]).toEqual([200, 56]);
    const twice = await portal.post('/api/admin/confirmfeed', { fedFileId, confirm: ['leavers'] }, as());
    expect(twice.body.message).toContain('no longer waits');
    const states = (await list()).uploads.map(({ state }: { state: string }) => state);
    expect(states.toSorted()).toEqual(['done', 'done', 'replaced']);
  });

  test('is declined, and nothing is done', async () => {
    await feed(roster(...people(60)));
    await feed(roster(...people(5)));
    const [{ fedFileId }] = (await list()).uploads;
    expect((await portal.post('/api/admin/declinefeed', { fedFileId }, as())).status).toBe(200);
    expect((await list()).uploads[0]).toMatchObject({ state: 'declined', fedFileId: null });
    expect((await portal.post('/api/admin/declinefeed', { fedFileId }, as())).status).toBe(400);
  });

  test('with rows in which something is wrong does nothing, or the good ones where the source says so', async () => {
    const file = roster(...people(2), { memberNumber: 'X1', firstName: '', surname: 'Nobody' });
    const refused = await feed(file);
    expect([refused.status, refused.body.errors.length]).toEqual([400, 1]);
    expect((await list()).uploads[0]).toMatchObject({ state: 'failed', errors: [{ field: 'firstName' }] });
    await save({ sourceId, version: 1, leavesOut: true });
    const { body } = await feed(file);
    expect(body).toMatchObject({ state: 'done', added: 2, leftOut: 1 });
  });

  test('that failed is told once a day to who keeps the people', async () => {
    await feed('rubbish');
    await feed('rubbish');
    const [letter] = await portal.letters(maker, 'feed stopped');
    expect(letter?.subject).toBe('The file of Workday nightly was not taken in');
    expect(letter?.text).toContain('as the source Workday nightly has it');
    const stopped = await portal.db.selectFrom('events').select('id').where('type', '=', 'feed.stopped').execute();
    expect(stopped).toHaveLength(1);
  });

  test('is a workbook too, and one that unpacks to far more is refused', async () => {
    const bomb = zipOf(
      workbookParts({ rows: `<row r="1"><c t="inlineStr"><is><t>${'x'.repeat(10)}</t></is></c></row>` }).map((part) =>
        part.name.includes('sheet1') ? { ...part, bomb: { piece: ' '.repeat(1_000_000), times: 1500 } } : part,
      ),
    );
    const { status } = await feed(bomb, { type: 'application/octet-stream' });
    expect(status).toBe(400);
    expect((await list()).uploads[0].state).toBe('failed');
  });
});

describe('the door', () => {
  test('is closed to no token, to another, to one that ended, and to one of another kind of file', async () => {
    expect((await feed(roster(), { by: 'a'.repeat(43) })).status).toBe(401);
    expect((await feed(roster(), { path: '/api/feeds/budgets' })).status).toBe(403);
    const [{ tokenId }] = await tokens();
    expect((await portal.post('/api/admin/endfeedtoken', { tokenId }, as())).status).toBe(200);
    expect((await feed(roster())).status).toBe(401);
    expect(await tokens()).toEqual([]);
    expect((await list()).uploads).toEqual([]);
  });

  test('does nothing for a maker who may no longer, and says so to the others', async () => {
    await portal.db.deleteFrom('role_assignments').where('member_id', '=', maker.id).execute();
    const { status, body } = await feed(roster());
    expect([status, body.message]).toEqual([403, expect.stringContaining('may no longer upload')]);
    const files = await portal.db.selectFrom('fed_files').select(['state', 'words']).execute();
    expect(files).toEqual([{ state: 'failed', words: body.message }]);
  });

  test('tokens are given for rosters, by who may upload them, and are kept as a hash', async () => {
    const budgets = (await save({ name: 'Finance', kind: 'budgets' })).body.sourceId;
    expect((await give(budgets)).body.message).toBe('Only rosters come by themselves.');
    expect((await give(sourceId, 0)).body.formErrors).toEqual({ days: 'Please give a number of days from 1 to 400.' });
    const kept = await portal.db.selectFrom('feed_tokens').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);
    const shop = await portal.make.member({});
    await portal.make.role(shop.id, { capability: 'shop' });
    const other = await portal.post('/api/admin/givefeedtoken', { sourceId, days: 3 }, { as: shop.id });
    expect(other.status).toBe(403);
    expect((await portal.post('/api/admin/uploadhistory', { limit: 5 }, { as: shop.id })).body.uploads).toEqual([]);
  });

  test('goes with its source', async () => {
    await portal.post('/api/admin/forgetsource', { sourceId, version: 1 }, as());
    expect((await feed(roster())).status).toBe(401);
  });
});

test('the history is read page by page', async () => {
  for (const at of [1, 2, 3]) await feed(roster(...people(at)));
  const first = (await portal.post('/api/admin/uploadhistory', { limit: 2 }, as())).body;
  expect([first.uploads.length, first.total]).toEqual([2, 3]);
  const second = (await portal.post('/api/admin/uploadhistory', { limit: 2, after: first.next }, as())).body;
  expect([second.uploads.length, second.next, second.total]).toEqual([1, null, undefined]);
});

test('what is wrong in a file, and a file that waits, are forgotten after a month', async () => {
  await feed(roster(...people(60)));
  await feed(roster(...people(5)));
  await feed('rubbish');
  await forgetFed(portal.db, portal.now);
  expect((await list()).uploads.map(({ state }: { state: string }) => state)).toContain('waiting');
  await forgetFed(portal.db, new Date(portal.now.getTime() + 31 * 86_400_000));
  const files = await portal.db.selectFrom('fed_files').select(['state', 'words', 'file']).orderBy('id').execute();
  expect(files.map(({ state, words, file }) => [state, words, file])).toEqual([
    ['done', '', null],
    ['replaced', '', null],
    ['failed', '', null],
  ]);
});

test('of many that stop at once each is noted, the newest waits, and one letter is promised', async () => {
  await feed(roster(...people(60)));
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => feed(roster(...people(2 + n)))));
  const statuses = new Set(all.map(({ status }) => status));
  expect(statuses).toContain(202);
  expect([...statuses].filter((status) => status !== 202 && status !== 409)).toEqual([]);
  const states = (await list()).uploads.map(({ state }: { state: string }) => state);
  const stopped = all.filter(({ status }) => status === 202).length;
  expect(states.filter((state: string) => state === 'waiting')).toHaveLength(1);
  expect(states.filter((state: string) => state === 'replaced')).toHaveLength(stopped - 1);
  expect(await portal.letters(desk.ada, 'feed stopped')).toHaveLength(1);
});

test('of two at once one is taken in, and the other is told to come again', async () => {
  const both = await Promise.all([feed(roster(...people(40))), feed(roster(...people(41)))]);
  const statuses = both.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect([200, 202, 409]).toContain(statuses[1]);
  expect((await list()).uploads.length).toBe(both.filter(({ status }) => status !== 409).length);
});

describe('a file that is expected', () => {
  const expects = (rhythm: string, more: object = {}) =>
    save({ sourceId, version: 1, expects: { rhythm, hour: 6, weekday: 1, ...more } });
  /** Whoever signed on days before is signed out by then. */
  const anew = async () => {
    desk = { ...desk, ada: await portal.make.member({ is_admin_reports: true }) };
  };
  const at = async (moment: string) => {
    portal.now = new Date(moment);
    return tellMissed(portal.db, portal.now);
  };
  const missed = async () =>
    portal.db.selectFrom('missed_files').select(['due_at', 'arrived_at']).orderBy('id').execute();

  test('and does not come is told once, to who keeps the people, by the clock of the company, until one comes', async () => {
    portal.now = new Date('2026-11-20T10:00:00Z');
    expect((await expects('daily')).status).toBe(200);
    const { body: known } = await portal.post('/api/admin/sourcelist', {}, as());
    expect(known.sources[0].expects).toEqual({ rhythm: 'daily', hour: 6, weekday: 1, zone: 'Africa/Johannesburg' });
    expect(await at('2026-11-20T12:00:00Z')).toBe(0);
    expect(await at('2026-11-21T03:59:00Z')).toBe(0);
    expect(await at('2026-11-21T04:00:00Z')).toBe(1);
    expect(await at('2026-11-21T04:10:00Z')).toBe(0);
    await portal.settle();
    const letters = await portal.letters(maker, 'feed missed');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('The file of Workday nightly did not come');
    expect(letters[0]?.text).toContain('(Africa/Johannesburg)');
    const {
      rows: [row],
    } = await sql<{ figure: number }>`select count(*) as figure from missed_files where arrived_at is null`.execute(
      portal.db,
    );
    expect(row?.figure).toBe(1);
    expect((await feed(roster())).status).toBe(200);
    expect((await missed())[0]?.arrived_at).toEqual(portal.now);
    await anew();
    expect((await list()).uploads).toContainEqual(
      expect.objectContaining({ state: 'missed', source: 'Workday nightly', arrivedAt: expect.any(String) }),
    );
    expect(await at('2026-11-22T05:00:00Z')).toBe(0);
    expect(await at('2026-11-23T05:00:00Z')).toBe(1);
  });

  test('on weekdays is not on a Sunday, and each week on its day; no other kind is expected', async () => {
    portal.now = new Date('2026-11-20T10:00:00Z');
    await expects('weekdays');
    expect(await at('2026-11-22T12:00:00Z')).toBe(0);
    expect(await at('2026-11-23T04:00:00Z')).toBe(1);
    await anew();
    await save({ sourceId, version: 2, expects: { rhythm: 'weekly', hour: 20, weekday: 3 } });
    expect(await at('2026-11-25T17:59:00Z')).toBe(0);
    expect(await at('2026-11-25T18:00:00Z')).toBe(1);
    await anew();
    const wrong = await save({ sourceId, version: 3, expects: { rhythm: 'daily', hour: 24, weekday: 1 } });
    expect([wrong.status, Object.keys(wrong.body.formErrors)]).toEqual([400, ['expects']]);
    const budgets = await save({ name: 'B', kind: 'budgets', expects: { rhythm: 'daily', hour: 4, weekday: 1 } });
    expect(Object.keys(budgets.body.formErrors)).toEqual(['expects']);
  });

  test('a file that somebody uploads by the same source counts as well', async () => {
    portal.now = new Date('2026-11-20T10:00:00Z');
    await expects('daily');
    portal.now = new Date('2026-11-21T02:00:00Z');
    const { send } = await rosterDesk(portal);
    const sent = await send(roster(...people(1)), `source=${encodeURIComponent('Workday nightly')}&part=1`);
    expect([sent.status, sent.body.message]).toEqual([200, undefined]);
    expect(await at('2026-11-21T05:00:00Z')).toBe(0);
  });
});

test('a file that waits for a second person stands in the history, with what came of it', async () => {
  const eve = await portal.make.member({ is_admin_reports: true });
  const code = (name: string) => desk.send(`code,kind,value\n${name},percent,60\n`);
  const [first, second, third] = [await code('A'), await code('B'), await code('C')];
  const [a, b, c] = [first, second, third].map(({ body }) => body.second.approvalId);
  const states = async () =>
    (await list()).uploads.map(({ state, second, kind }: Record<string, string>) => [kind, state, second !== '']);
  expect(await states()).toEqual(Array(3).fill(['promos', 'asked', false]));
  const decide = (call: string, body: object, by = eve) => portal.post(`/api/admin/${call}`, body, { as: by.id });
  expect((await decide('confirmapproval', { approvalId: a })).status).toBe(200);
  expect((await decide('declineapproval', { approvalId: b, reason: 'Too much.' })).status).toBe(200);
  expect((await decide('withdrawapproval', { approvalId: c }, desk.ada)).status).toBe(200);
  expect((await states()).toSorted()).toEqual([
    ['promos', 'declined', true],
    ['promos', 'done', true],
    ['promos', 'withdrawn', false],
  ]);
  expect((await list()).uploads.find(({ state }: { state: string }) => state === 'declined').words).toBe('Too much.');
});

describe('a file that breaks off', () => {
  const untouched = async () => {
    const files = await portal.db.selectFrom('fed_files').select('id').execute();
    const uploads = await portal.db.selectFrom('uploads').select('id').execute();
    const former = await portal.db.selectFrom('upload_differences').select('n').execute();
    return [files.length, uploads.length, former.length, (await desk.active()).length];
  };

  test('on its way has changed nothing and stands nowhere, wherever it broke; the next one is taken in', async () => {
    const address = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
    const whole = Buffer.from(roster(...people(40)));
    const head = (length: number) =>
      `POST /api/feeds/roster HTTP/1.1\r\nHost: ${address.host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: text/csv\r\nContent-Length: ${length}\r\n\r\n`;
    // loop: one moment after the other
    for (const sent of [0, 1, Math.floor(whole.length / 2), whole.length - 1]) {
      const socket = connect(Number(address.port), address.hostname);
      await once(socket, 'connect');
      socket.write(head(whole.length));
      await new Promise((resolve) => socket.write(whole.subarray(0, sent), resolve));
      socket.destroy();
      await once(socket, 'close');
    }
    expect(await untouched()).toEqual([0, 0, 0, 1]);
    expect((await feed(whole)).body).toMatchObject({ state: 'done', added: 40 });
  });

  test('while it is applied, because its process ends, has changed nothing; the next one is taken in', async () => {
    const file = roster(...people(300));
    const moments = [
      'upload_rows',
      'roster_plan',
      'insert into members',
      'upload_differences',
      'insert into "uploads"',
      'fed_files',
    ];
    // loop: one moment after the other
    for (const moment of moments) {
      const hunted = new AbortController();
      const hunt = (async () => {
        // loop: until the statement is seen, or the file has come to its end
        while (!hunted.signal.aborted) {
          const { rows } = await sql<{ ended: boolean }>`
            select pg_terminate_backend(pid) as ended from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query like ${`%${moment}%`}`.execute(
            portal.db,
          );
          if (rows.length > 0) return;
        }
      })();
      await feed(file);
      hunted.abort();
      await hunt;
      const [, uploads = 0, , here = 0] = await untouched();
      expect([0, 1]).toContain(Math.min(uploads, 1));
      expect(here).toBe(uploads > 0 ? 301 : 1);
    }
    const last = await feed(file);
    expect([last.status, last.body.state]).toEqual([200, 'done']);
    expect((await desk.active()).length).toBe(301);
    const { rows } = await sql<{ halves: number }>`
      select count(*) as halves from uploads u where u.differences is null
        or u.differences <> (select count(*) from upload_differences d where d.upload_id = u.id)`.execute(portal.db);
    expect(rows).toEqual([{ halves: 0 }]);
  });
});
