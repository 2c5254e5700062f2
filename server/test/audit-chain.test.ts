import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#db/connection';
import { brokenInvariants } from '#ledger/verify';
import { type TestApp, testApp } from './app.ts';
import type { MadeMember } from './make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
  ann = await portal.make.member();
});
afterAll(() => portal.close());

const idea = async (): Promise<string> => {
  const wish = { category: 'Current challenges', title: 'x', idea: 'x' };
  return (await portal.post('/api/idea/ideasubmit', wish, { as: ann.id })).body.ideaBoxId;
};
test('fifty acts at once make one chain, in the order of their events', { tags: 'seed' }, async () => {
  const ideas = await Promise.all(Array.from({ length: 50 }, idea));
  const before = (await portal.acts()).length;
  const answers = await Promise.all(
    ideas.map((ideaBoxId) =>
      portal.post('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Fine.', points: 0 }, { as: ada.id }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  // Before it is sealed, nothing is wrong either.
  expect(await brokenInvariants(portal.db)).toEqual([]);
  expect((await portal.acts()).length - before).toBe(50);
  expect(await brokenInvariants(portal.db)).toEqual([]);
  const sealed = await portal.db.selectFrom('audit_entries').select('event_id').orderBy('id').execute();
  const ids = sealed.map(({ event_id }) => Number(event_id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

describe('verify-ledger', () => {
  const tables = ['audit_entries', 'events', 'event_particulars'];

  /** Changes the audit as only the owner of the database could, with its guards taken away, and puts it back. */
  async function tampered(statement: string): Promise<string[]> {
    const owner = await openConnection(portal.settings);
    const guards = (what: 'enable' | 'disable') =>
      owner.query(`alter table audit_entries ${what} trigger user; alter table events ${what} trigger user`);
    await guards('disable');
    for (const table of tables) await owner.query(`create temporary table kept_${table} as select * from ${table}`);
    const { rowCount } = await owner.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    await guards('enable');
    const found = (await brokenInvariants(portal.db)).map(({ id }) => id);
    await guards('disable');
    for (const table of tables) {
      await owner.query(`delete from ${table}`);
      await owner.query(`insert into ${table} overriding system value select * from kept_${table} order by 1`);
    }
    await guards('enable');
    await owner.end();
    expect(await brokenInvariants(portal.db)).toEqual([]);
    return found;
  }
  const second = '(select id from audit_entries order by id offset 1 limit 1)';
  const event = `(select event_id from audit_entries where id = ${second})`;

  test.each([
    ['another actor', `update audit_entries set actor_id = null where id = ${second}`],
    ['another time', `update audit_entries set at = at + interval '1 second' where id = ${second}`],
    ['another act', `update audit_entries set act = 'nothing' where id = ${second}`],
    ['another subject', `update audit_entries set subject = 'upload:0' where id = ${second}`],
    ['an entry taken out', `delete from audit_entries where id = ${second}`],
    ['the first entry taken out', 'delete from audit_entries where id = (select min(id) from audit_entries)'],
    ['the last entry taken out', 'delete from audit_entries where id = (select max(id) from audit_entries)'],
    ['another digest', `update audit_entries set hash = sha256('x') where id = ${second}`],
    ['another actor of the event', `update events set actor_id = null where id = ${event}`],
    ['another time of the event', `update events set at = at + interval '1 second' where id = ${event}`],
    ['other facts of the event', `update events set facts = facts || '{"points": 7}' where id = ${event}`],
    ['another one whom it concerns', `update events set concerns = '{}' where id = ${event}`],
    ['an event taken out', `delete from events where id = ${event}`],
    ['an event without its digest', `update events set particulars_digest = null where id = ${event}`],
    ['other words', `update event_particulars set particulars = '{"comment": "Bad."}' where event_id = ${event}`],
    ['another salt', `update event_particulars set salt = salt || '1' where event_id = ${event}`],
  ])('notices %s', { tags: 'seed' }, async (_name, statement) => {
    expect(await tampered(statement)).toEqual(['audit']);
  });

  test('says nothing of words that were deleted', { tags: 'seed' }, async () => {
    expect(await tampered(`delete from event_particulars where event_id = ${event}`)).toEqual([]);
  });
});
