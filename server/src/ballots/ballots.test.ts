import { randomBytes } from 'node:crypto';
import type { ApprovalRule } from '@laurel/contract/programme/approval-rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { issueToken } from '#session/tokens';
import { type Answer, type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { step } from '../../test/waiting-steps.ts';
import { summariseEndedQuarters } from '../quarters/summarise.ts';
import { lookAfterBallots } from './close.ts';

let portal: TestApp;
/** They administrate; Pia leads the vote. */
let pia: MadeMember;
let emre: MadeMember;
/** They vote; Eva stands herself now and then. */
let eva: MadeMember;
let udo: MadeMember;
let kim: MadeMember;
/** They were nominated, Ann rated best. */
let ann: MadeMember;
let bob: MadeMember;
let cleo: MadeMember;
let quarterId: string;
let lines: Record<string, string>;

const everywhere = { scopeKind: 'everything' } as const;
const ends = '2026-11-27T16:00:00.000Z';

beforeAll(async () => {
  portal = await testApp();
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  const { make, db } = portal;
  await sql`delete from role_assignments`.execute(db);
  await sql`update ballots set state = 'withdrawn', withdrawn_at = now(), withdrawn_by_id = opened_by_id where state <> 'withdrawn'`.execute(
    db,
  );
  await sql`delete from work_stages`.execute(db);
  pia = await make.member({ is_admin_reports: true, firstname: 'Pia', surname: 'Pauls' });
  emre = await make.member({ is_admin_reports: true, firstname: 'Emre', surname: 'Ersoy' });
  eva = await make.member({ roles: [{ capability: 'committee', ...everywhere }], firstname: 'Eva', surname: 'Elk' });
  udo = await make.member({ roles: [{ capability: 'committee', ...everywhere }], firstname: 'Udo', surname: 'Urban' });
  kim = await make.member({
    roles: [{ capability: 'clusterAdmin', ...everywhere }],
    firstname: 'Kim',
    surname: 'Kaap',
  });
  ann = await make.member({ firstname: 'Ann', surname: 'Able' });
  bob = await make.member({ firstname: 'Bob', surname: 'Best' });
  cleo = await make.member({ firstname: 'Cleo', surname: 'Cox' });
  await summaryOf([ann, 7], [bob, 6], [cleo, 5], [eva, 4], [emre, 3]);
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const tokens = new Map<string, string>();
/** They sign on anew whenever the clock was moved. */
const tokenOf = async ({ id }: MadeMember): Promise<string> => {
  const key = `${id} ${portal.now.getTime()}`;
  const token =
    tokens.get(key) ?? (await transaction(portal.db, (tx) => issueToken(tx, id, randomBytes(32), portal.now)));
  tokens.set(key, token);
  return token;
};
const as = async (by: MadeMember, path: string, body: object = {}): Promise<Answer> =>
  portal.post(path, body, { token: await tokenOf(by) });
const at = (path: string) => `/api/nom/${path}`;
const open = (by = pia, who: readonly MadeMember[] = [ann, bob, cleo], more: object = {}) =>
  as(by, at('ballotopen'), { quarterId, lineIds: who.map(lineOf), dateCloses: ends, ...more });
const opened = async (...who: MadeMember[]): Promise<string> =>
  (await open(pia, who.length > 0 ? who : undefined)).body.ballot.ballotId;
const vote = (by: MadeMember, ballotId: string, who: MadeMember, words = '') =>
  as(by, at('ballotvote'), { ballotId, lineId: lineOf(who), words });
const ballot = async (by: MadeMember, ballotId: string) => (await as(by, at('ballotget'), { ballotId })).body.ballot;
const award = (by: MadeMember, ballotId: string, to: MadeMember, more: object = {}) =>
  as(by, '/api/reward/doreward', {
    ...{ what: 'reward', reason: 'Quarterly Winner: Individual', points: 300, message: 'For a great quarter.' },
    ...{ sendBy: 'email', recipients: [to.memberId], ballotId, ...more },
  });
const announce = (by: MadeMember, ballotId: string) =>
  as(by, at('ballotannounce'), {
    ...{ ballotId, title: 'Our winner: Ann', words: 'She has earned it.', dateUntil: '2026-12-20T10:00:00.000Z' },
  });
const endNow = async () => {
  portal.now = new Date(ends);
  return lookAfterBallots(portal.db, portal.now);
};
const toDo = async (by: MadeMember, kind: 'vote' | 'ballot'): Promise<object[]> =>
  (await as(by, '/api/member/todolist', { kind })).body.items;
const walletOf = async ({ id }: MadeMember): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`
    select balance from ledger_accounts where member_id = ${id} and kind = 'wallet'`.execute(portal.db);
  return rows[0]?.balance ?? 0;
};
const lineOf = ({ id }: MadeMember): string => lines[id] ?? '0';

/** A quarter of its own with these in its summary. */
async function summaryOf(...rated: [MadeMember, number][]): Promise<void> {
  const { db } = portal;
  const boss = await portal.make.member({ is_manager: true });
  const author = await portal.make.member();
  const { rows: before } = await sql<{ n: number }>`select count(*) as n from quarters`.execute(db);
  const year = 2030 + (before[0]?.n ?? 0);
  for (const [{ id }, rating] of rated) {
    const { rows } = await sql<{ id: number }>`
      insert into nominations (kind, by_id, nominee_id, categories, state, rating_count, created_at)
      values ('behaviour', ${author.id}, ${id}, array['Act of Courage'], 'rated', 1, ${`${year}-02-01`}::timestamptz) returning id`.execute(
      db,
    );
    const nominationId = rows[0]?.id ?? 0;
    await portal.make.words('nomination.reason', nominationId, author.id, `Brave, ${rating} times.`);
    await sql`
      with rated as (
        insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
        values (${nominationId}, ${boss.id}, 'rating', ${rating}, true, ${`${year}-03-01`}::timestamptz) returning id
      )
      insert into payouts (nomination_id, review_id, points_each, people, created_at)
      select ${nominationId}, id, 0, 1, ${`${year}-03-01`}::timestamptz from rated`.execute(db);
  }
  const added = await sql<{ id: number }>`
    insert into quarters (year, num, period, created_at) values (${year}, 1, daterange(make_date(${year}, 1, 1), make_date(${year}, 4, 1)), now()) returning id`.execute(
    db,
  );
  quarterId = String(added.rows[0]?.id);
  await summariseEndedQuarters(db, new Date(`${year}-04-02T00:00:00Z`));
  const found = await sql<{ id: number; nomineeId: number }>`
    select id, nominee_id as "nomineeId" from quarter_summaries where quarter_id = ${quarterId}`.execute(db);
  lines = Object.fromEntries(found.rows.map(({ id, nomineeId }) => [nomineeId, String(id)]));
}

describe('the vote for the winner of a quarter', { tags: 'seed' }, () => {
  test('goes from the shortlist to the Wall of Fame in one path, and each who is asked finds it in To do', async () => {
    expect((await as(pia, at('quarterballot'), { quarterId })).body).toEqual({ ballot: null, voters: 3 });
    const page = async (more: object) => (await as(emre, at('ballotcandidates'), { quarterId, ...more })).body;
    const first = await page({ limit: 3 });
    expect(first).toMatchObject({ total: 5, candidates: [{ memberName: 'Ann Able', isOwn: false }, {}, {}] });
    expect(await page({ limit: 3, after: first.next })).toMatchObject({
      ...{ next: null, candidates: [{ memberName: 'Eva Elk' }, { memberName: 'Emre Ersoy', isOwn: true }] },
    });
    const answer = await open();
    expect(answer.body.message).toBe('The vote is open. Those who vote are told.');
    const { ballotId } = answer.body.ballot;
    expect(answer.body.ballot).toMatchObject({
      ...{ standing: 'open', voters: 3, voted: 0, mayVote: false, votes: null, winnerId: '', openedBy: 'Pia Pauls' },
      entries: [
        { memberName: 'Ann Able', reviewRatingAve: 7, votes: null, nomCatCounts: 'Act of Courage: 1', hasLeft: false },
        { memberName: 'Bob Best' },
        { memberName: 'Cleo Cox' },
      ],
    });
    await portal.settle();
    expect((await portal.letters(eva, 'vote opened'))[0]?.text).toContain(`/quarterlyvote/${ballotId}`);
    expect(await toDo(eva, 'vote')).toMatchObject([{ itemId: ballotId, due: '2026-11-27' }]);
    expect((await vote(eva, ballotId, bob, 'He kept calm.')).body).toMatchObject({
      message: 'You voted for Bob Best.',
      ballot: { ownLineId: lineOf(bob), ownWords: 'He kept calm.', voted: 1, votes: null, mayVote: true },
    });
    expect((await vote(eva, ballotId, ann, 'She did more.')).body.message).toBe('Your vote goes to Ann Able now.');
    await vote(kim, ballotId, bob);
    await vote(udo, ballotId, ann);
    expect(await toDo(eva, 'vote')).toEqual([]);
    expect(await toDo(pia, 'ballot')).toEqual([]);
    expect(await ballot(pia, ballotId)).toMatchObject({ voted: 3, votes: null, entries: [{ votes: null }, {}, {}] });

    expect(await endNow()).toBe(1);
    expect(await endNow()).toBe(0);
    expect(await ballot(udo, ballotId)).toMatchObject({
      ...{ standing: 'won', winnerId: lineOf(ann), mayVote: false },
      entries: [{ votes: 2 }, { votes: 1 }, { votes: 0 }],
      votes: [
        { voter: 'Eva Elk', lineId: lineOf(ann), words: 'She did more.' },
        { voter: 'Kim Kaap', lineId: lineOf(bob), words: '' },
        { voter: 'Udo Urban', lineId: lineOf(ann), words: '' },
      ],
    });
    await portal.settle();
    expect((await portal.letters(pia, 'vote ended, to who leads it'))[0]?.text).toContain('Ann Able has won');
    expect((await portal.letters(eva, 'vote ended'))[0]?.text).toContain('Ann Able has won');
    expect(await toDo(pia, 'ballot')).toMatchObject([{ itemId: ballotId, what: 'Ann Able', by: quarterId, count: 0 }]);
    expect((await announce(pia, ballotId)).body.message).toBe('The winner is announced when the prize is given.');

    expect((await award(pia, ballotId, bob)).body.formErrors).toEqual({
      recipients: 'This prize is for Ann Able, who has won the vote.',
    });
    expect((await award(pia, ballotId, ann, { reason: 'Act of Courage: Individual' })).status).toBe(400);
    expect((await award(pia, ballotId, ann)).status).toBe(200);
    expect(await walletOf(ann)).toBe(300);
    expect((await award(emre, ballotId, ann)).body.message).toBe('The winner has got the prize already.');
    expect(await walletOf(ann)).toBe(300);
    expect(await ballot(pia, ballotId)).toMatchObject({ standing: 'awarded', points: 300 });
    expect(await toDo(pia, 'ballot')).toMatchObject([{ count: 1 }]);

    const published = await announce(pia, ballotId);
    expect(published.body).toMatchObject({
      message: 'The winner is announced on Home.',
      ballot: { standing: 'announced' },
    });
    expect(await toDo(pia, 'ballot')).toEqual([]);
    expect((await announce(pia, ballotId)).body.message).toBe('The winner is announced already.');
    const told = async () => (await as(bob, '/api/member/myannouncements', { page: 0 })).body.announcements[0];
    expect(await told()).toMatchObject({ title: 'Our winner: Ann', words: 'She has earned it.', link: '/walloffame' });
    await sql`update profiles set language = 'de' where member_id = ${bob.id}`.execute(portal.db);
    expect((await told()).title).toContain('Ann Able');
    const wall = (await as(bob, '/api/nom/wallOfFame')).body.report;
    expect(wall.rows.map((row: string[]) => row[wall.fields.indexOf('memberName')])).toContain('Ann Able');
  });

  test('is nobody’s who stands in it: they neither vote nor lead, nor hear who is voted for', async () => {
    expect((await open(emre, [ann, emre])).body.formErrors.lineIds).toContain('You stand in this vote');
    const ballotId = await opened(ann, eva, emre);
    expect((await as(eva, at('ballotget'), { ballotId })).status).toBe(404);
    expect((await vote(eva, ballotId, ann)).status).toBe(404);
    expect(await toDo(eva, 'vote')).toEqual([]);
    expect((await portal.letters(eva, 'vote opened')).length).toBe(0);
    expect(await ballot(pia, ballotId)).toMatchObject({ voters: 2 });
    await vote(udo, ballotId, emre);
    await vote(kim, ballotId, emre);
    const lead = (path: string, more: object = {}) => as(emre, at(path), { ballotId, ...more });
    expect((await lead('ballotclose')).status).toBe(403);
    expect((await as(pia, at('ballotclose'), { ballotId })).body.message).toBe('The vote has ended.');
    expect((await lead('ballotwithdraw', { words: 'Not me.' })).status).toBe(403);
    expect(await ballot(emre, ballotId)).toMatchObject({
      ...{ isOwn: true, votes: null, entries: [{ votes: null }, { votes: null }, { votes: null }] },
    });
    expect(await toDo(emre, 'ballot')).toEqual([]);
    expect((await award(emre, ballotId, emre)).status).toBe(400);
    expect((await award(pia, ballotId, emre)).status).toBe(200);
    expect((await as(emre, at('ballotannounce'), { ballotId, title: 'Me', words: '', dateUntil: ends })).status).toBe(
      403,
    );
    await portal.settle();
    expect((await portal.letters(emre, 'vote ended, to who leads it')).length).toBe(0);
  });

  test('is read by who votes and by who leads: the nominations of those who stand too, and of nobody else', async () => {
    const ballotId = await opened(ann, bob);
    const details = (by: MadeMember, who: MadeMember) =>
      as(by, at('QuarterlyAwardsSummaryDetails'), { nexusNomQuarterSummaryId: lineOf(who) });
    expect((await details(eva, ann)).body.report.rows[0]).toContain('Brave, 7 times.');
    expect((await details(eva, cleo)).status).toBe(403);
    expect((await details(pia, cleo)).status).toBe(200);
    const max = await portal.make.member({ is_manager: true });
    expect((await as(max, at('ballotget'), { ballotId })).status).toBe(403);
    expect((await details(max, ann)).status).toBe(403);
    expect((await as(eva, at('quarterballot'), { quarterId })).status).toBe(403);
    expect((await vote(pia, ballotId, ann)).status).toBe(403);
  });

  test('is decided by somebody who says why, where several have as many votes', async () => {
    const ballotId = await opened(ann, bob, cleo);
    await vote(eva, ballotId, ann);
    await vote(udo, ballotId, bob);
    const choose = (who: MadeMember, words = 'She did it twice.') =>
      as(pia, at('ballotdecide'), { ballotId, lineId: lineOf(who), words });
    expect((await choose(ann)).body.message).toBe('There is nothing to decide between equals.');
    expect((await as(pia, at('ballotclose'), { ballotId })).body.message).toBe('1 person has not voted yet.');
    await endNow();
    expect((await ballot(pia, ballotId)).standing).toBe('tied');
    expect(await toDo(pia, 'ballot')).toMatchObject([{ what: '', count: 0 }]);
    expect((await award(pia, ballotId, ann)).body.message).toBe('Nobody has won this vote, or it was taken back.');
    expect((await choose(cleo)).body.formErrors.lineId).toBeTruthy();
    expect((await choose(ann, ' ')).body.formErrors.words).toBeTruthy();
    expect((await choose(ann)).body.message).toBe('Ann Able has won.');
    expect(await ballot(udo, ballotId)).toMatchObject({
      ...{ standing: 'won', winnerId: lineOf(ann), decidedBy: 'Pia Pauls', decision: 'She did it twice.' },
    });
    await portal.settle();
    expect((await portal.letters(udo, 'vote decided between equals'))[0]?.text).toContain('She did it twice.');
    expect((await portal.letters(kim, 'vote decided between equals')).length).toBe(0);
  });

  test('is reminded of once, and only who has not voted; who has left wins nothing', async () => {
    const ballotId = await opened(ann, bob);
    await vote(eva, ballotId, ann);
    await vote(udo, ballotId, ann);
    for (const now of ['2026-11-26T15:59:00Z', '2026-11-26T16:00:00Z', '2026-11-27T08:00:00Z']) {
      portal.now = new Date(now);
      await lookAfterBallots(portal.db, portal.now);
    }
    await portal.settle();
    const reminded = async (by: MadeMember) => (await portal.letters(by, 'vote ends soon')).length;
    expect([await reminded(eva), await reminded(udo), await reminded(kim)]).toEqual([0, 0, 1]);
    await vote(kim, ballotId, bob);
    await sql`update members set deactivated_at = ${portal.now} where id = ${ann.id}`.execute(portal.db);
    expect((await vote(kim, ballotId, ann)).body.formErrors.lineId).toBe('Ann Able has left and cannot win.');
    await endNow();
    expect(await ballot(pia, ballotId)).toMatchObject({ standing: 'won', winnerId: lineOf(bob) });
  });

  test('gives way to another one where nobody voted, or where it is taken back with a reason', async () => {
    const first = await opened(ann, bob);
    expect((await open()).body.message).toBe('There is a vote for this quarter already.');
    await endNow();
    expect((await ballot(pia, first)).standing).toBe('unvoted');
    portal.now = new Date('2026-11-20T10:00:00Z');
    const second = await opened(ann, bob);
    expect((await ballot(pia, first)).standing).toBe('withdrawn');
    await vote(eva, second, ann);
    const withdraw = (words: string) => as(pia, at('ballotwithdraw'), { ballotId: second, words });
    expect((await withdraw('')).body.formErrors.words).toBeTruthy();
    expect((await withdraw('Cleo was forgotten.')).status).toBe(200);
    expect((await vote(udo, second, ann)).body.message).toBe('This vote has ended.');
    await portal.settle();
    expect((await portal.letters(eva, 'vote taken back'))[0]?.text).toContain('Cleo was forgotten.');
    expect(await ballot(eva, second)).toMatchObject({ standing: 'withdrawn', withdrawal: 'Cleo was forgotten.' });
    expect((await open()).status).toBe(200);
  });

  test('taken back the prize may be given anew', async () => {
    const ballotId = await opened(ann, bob);
    await vote(eva, ballotId, ann);
    await endNow();
    const given = (await award(pia, ballotId, ann)).body;
    expect((await as(pia, '/api/reward/takeback', { awardId: given.takeBack.awardId })).status).toBe(200);
    expect([await walletOf(ann), (await ballot(pia, ballotId)).standing]).toEqual([0, 'won']);
    expect((await award(pia, ballotId, ann)).status).toBe(200);
    expect(await walletOf(ann)).toBe(300);
  });

  test('twenty at once open one, vote once each, end it once, and give the prize once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => open(n % 2 ? pia : emre, [ann, bob])));
    const [made, ...others] = all.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    const { ballotId } = made?.body.ballot ?? {};
    await Promise.all(
      [eva, udo, kim].flatMap((by) => Array.from({ length: 8 }, (_, n) => vote(by, ballotId, n % 3 ? ann : bob))),
    );
    const { rows } = await sql<{ voters: number; votes: number }>`
      select count(distinct voter_id) as voters, count(*) as votes from ballot_votes where ballot_id = ${ballotId}`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ voters: 3, votes: 3 }]);
    await Promise.all([eva, udo, kim].map((by) => vote(by, ballotId, ann)));
    portal.now = new Date(ends);
    const ended = await Promise.all([
      ...Array.from({ length: 5 }, () => lookAfterBallots(portal.db, portal.now)),
      ...[eva, udo, kim].map((by) => vote(by, ballotId, bob).then(() => 0)),
    ]);
    expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await ballot(pia, ballotId)).winnerId).toBe(lineOf(ann));
    const prizes = await Promise.all(Array.from({ length: 20 }, (_, n) => award(n % 2 ? pia : emre, ballotId, ann)));
    expect(prizes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(prizes.filter(({ status }) => status === 400)).toHaveLength(19);
    expect(await walletOf(ann)).toBe(300);
    const announced = await Promise.all(Array.from({ length: 10 }, () => announce(pia, ballotId)));
    expect(announced.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is opened for a quarter that is done, among two to ten of its summary who are here, for an hour to sixty days', async () => {
    const faults = async (more: object) => (await open(pia, [ann, bob], more)).body.formErrors;
    expect(await faults({ lineIds: [lineOf(ann)] })).toHaveProperty('lineIds');
    expect(await faults({ lineIds: [lineOf(ann), lineOf(ann)] })).toHaveProperty('lineIds');
    expect(await faults({ lineIds: [lineOf(ann), '999999'] })).toHaveProperty('lineIds');
    expect(await faults({ dateCloses: '2026-11-20T10:30:00.000Z' })).toHaveProperty('dateCloses');
    expect(await faults({ dateCloses: '2027-11-20T10:30:00.000Z' })).toHaveProperty('dateCloses');
    expect((await open(pia, [ann, bob], { quarterId: '999999' })).status).toBe(404);
    await sql`delete from role_assignments where capability in ('committee', 'clusterAdmin')`.execute(portal.db);
    expect((await open()).body.message).toContain('Nobody could vote');
  });

  test('whose prize waits for others pays it when they confirm it, once; declined it may be given anew', async () => {
    const rule: ApprovalRule = {
      ...{ key: 'prizes', what: 'recognise', when: 'always', above: 0 },
      ...{ scopeKind: 'everything', scopeCode: '', steps: [step('adminReports')] },
    };
    await goBy(portal, { approvals: { rules: [rule], daysMost: 30 } });
    const ballotId = await opened(ann, bob);
    await vote(eva, ballotId, ann);
    await endNow();
    const asked = (await award(pia, ballotId, ann)).body.second.approvalId;
    expect([await walletOf(ann), (await ballot(pia, ballotId)).standing]).toEqual([0, 'asked']);
    expect(await toDo(pia, 'ballot')).toEqual([]);
    expect((await award(pia, ballotId, ann)).body.message).toBe('The prize waits already for others to confirm it.');
    expect((await as(pia, at('ballotwithdraw'), { ballotId, words: 'No.' })).status).toBe(400);
    expect((await as(emre, '/api/admin/declineapproval', { approvalId: asked, reason: 'Not yet.' })).status).toBe(200);
    expect((await ballot(pia, ballotId)).standing).toBe('won');
    const again = (await award(pia, ballotId, ann)).body.second.approvalId;
    expect((await as(emre, '/api/admin/confirmapproval', { approvalId: again })).status).toBe(200);
    expect([await walletOf(ann), (await ballot(pia, ballotId)).standing]).toEqual([300, 'awarded']);
    expect((await as(pia, at('ballotwithdraw'), { ballotId, words: 'No.' })).status).toBe(400);
  });
});
