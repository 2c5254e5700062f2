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
const entries = () => portal.db.selectFrom('audit_entries').select('id').execute();

test('fifty acts at once make one chain', async () => {
  const ideas = await Promise.all(Array.from({ length: 50 }, idea));
  const before = (await entries()).length;
  const answers = await Promise.all(
    ideas.map((ideaBoxId) =>
      portal.post('/api/idea/donexusideareview', { ideaBoxId, actionStatus: 'Fine.', points: 0 }, { as: ada.id }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect((await entries()).length - before).toBe(50);
  expect(await brokenInvariants(portal.db)).toEqual([]);
});

describe('verify-ledger', () => {
  /** Changes the audit as only the owner of the database could, with its guards taken away, and puts it back. */
  async function tampered(statement: string): Promise<string[]> {
    const owner = await openConnection(portal.settings);
    await owner.query('alter table audit_entries disable trigger user');
    await owner.query('create temporary table kept as select * from audit_entries');
    await owner.query(statement);
    await owner.query('alter table audit_entries enable trigger user');
    const found = (await brokenInvariants(portal.db)).map(({ id }) => id);
    await owner.query('alter table audit_entries disable trigger user');
    await owner.query('delete from audit_entries');
    await owner.query('insert into audit_entries overriding system value select * from kept order by id');
    await owner.query('alter table audit_entries enable trigger user');
    await owner.end();
    expect(await brokenInvariants(portal.db)).toEqual([]);
    return found;
  }
  const second = '(select id from audit_entries order by id offset 1 limit 1)';

  test.each([
    ['another actor', `update audit_entries set actor_id = null where id = ${second}`],
    ['another time', `update audit_entries set at = at + interval '1 second' where id = ${second}`],
    ['another act', `update audit_entries set act = 'nothing' where id = ${second}`],
    ['another subject', `update audit_entries set subject = 'upload:0' where id = ${second}`],
    ['another state after', `update audit_entries set after = '{}' where id = ${second}`],
    ['no state after', `update audit_entries set after = null where id = ${second}`],
    ['the state after moved to before', `update audit_entries set before = after, after = null where id = ${second}`],
    ['an entry taken out', `delete from audit_entries where id = ${second}`],
    ['the first entry taken out', 'delete from audit_entries where id = (select min(id) from audit_entries)'],
    ['another digest', `update audit_entries set hash = sha256('x') where id = ${second}`],
  ])('notices %s', async (_name, statement) => {
    expect(await tampered(statement)).toEqual(['audit']);
  });
});
