import { randomUUID } from 'node:crypto';
import type { OpenIdeaRow } from '@laurel/contract/calls/ideas/open-idea';
import type { OpenIdea } from '@laurel/contract/calls/ideas/openidea';
import { ideaOpening, ideaStageWordsMax, ideasAtOnceMax, ideaVotersMax } from '@laurel/contract/limits';
import type { Feature } from '@laurel/contract/programme/items';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb } from '#db/pool';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { expectBooksRight } from '../../test/books.ts';
import { feedOf } from '../../test/feed.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';

let portal: TestApp;
let ann: MadeMember;
let bob: MadeMember;
let cid: MadeMember;
/** Of another site. */
let fay: MadeMember;
let ida: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  ann = await make.member({ firstname: 'Ann', surname: 'Author' });
  bob = await make.member({ firstname: 'Bob', surname: 'Best' });
  cid = await make.member({ firstname: 'Cid', surname: 'Calm' });
  fay = await make.member({ firstname: 'Fay', surname: 'Far', site_template: 'alba' });
  ida = await make.member({ role_idea: true, firstname: 'Ida', surname: 'Idea' });
});
beforeEach(async () => {
  await sql`delete from rate_counters`.execute(portal.db);
  await sql`update ideas set shared_site = null, search_text = ''`.execute(portal.db);
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const post = (name: string, input: object, by: MadeMember) =>
  portal.post(`/api/idea/${name}`, input, { as: by.id, key: randomUUID() });
const categories = going.ideaCategories.map(({ name }) => name);

interface Wish {
  by?: MadeMember;
  isShared?: boolean | undefined;
  title?: string;
  idea?: string;
  category?: string | undefined;
}

async function suggest({ by = ann, isShared = true, title = 'Solar roofs', ...more }: Wish = {}): Promise<string> {
  const { idea = 'Put panels on the carports.', category = categories[0] } = more;
  const { status, body } = await post('ideasubmit', { category, title, idea, isShared }, by);
  expect([status, body.formErrors]).toEqual([200, undefined]);
  return body.ideaBoxId;
}

async function listed(by: MadeMember, wish: object = {}): Promise<OpenIdeaRow[]> {
  const { status, body } = await post('openideas', wish, by);
  expect(status).toBe(200);
  return body.ideas;
}
const idsOf = async (by: MadeMember, wish: object = {}) => (await listed(by, wish)).map(({ ideaBoxId }) => ideaBoxId);

async function read(ideaBoxId: string, by: MadeMember): Promise<OpenIdea> {
  const { status, body } = await post('openidea', { ideaBoxId }, by);
  expect(status).toBe(200);
  return body.idea;
}
const share = (ideaBoxId: string, isShared: boolean, by = ann) => post('shareidea', { ideaBoxId, isShared }, by);
const vote = (ideaBoxId: string, by: MadeMember, isVoted = true) => post('voteidea', { ideaBoxId, isVoted }, by);
const stage = (ideaBoxIds: string[], to: string, { by = ida, words = '' } = {}) =>
  post('stageideas', { ideaBoxIds, stage: to, words }, by);
const review = (ideaBoxId: string, points: number, by = ida) =>
  post('donexusideareview', { ideaBoxId, actionStatus: 'Between us: kind.', points }, by);
const site = (name: string, input: object, by: MadeMember) => portal.post(`/api/site/${name}`, input, { as: by.id });
const without = (...features: Feature[]) =>
  goBy(portal, {
    features: { ...going.features, ...Object.fromEntries(features.map((one) => [one, { on: false, sites: {} }])) },
  });
const { noticesOf: told } = feedOf(() => portal);

describe('an idea', () => {
  test('stays between its author and the office where its author says nothing else', async () => {
    const category = categories[0];
    const { body } = await post('ideasubmit', { category, title: 'Quagga', idea: 'Quietly' }, ann);
    expect(await listed(bob)).toEqual([]);
    expect((await post('openidea', { ideaBoxId: body.ideaBoxId }, bob)).status).toBe(404);
    expect((await vote(body.ideaBoxId, bob)).status).toBe(404);
    expect((await post('ideavoters', { ideaBoxId: body.ideaBoxId }, bob)).status).toBe(404);
    expect((await site('find', { search: 'quagga' }, bob)).body.ideas).toEqual({ list: [], isMore: false });
    expect(await read(body.ideaBoxId, ann)).toMatchObject({ isShared: false, isOwn: true, comments: null });
    expect(await read(body.ideaBoxId, ida)).toMatchObject({ isShared: false, mayStage: false });
  });

  test('is shared with the colleagues of its author’s site, and its author shares it, or not, later too', async () => {
    const id = await suggest({ isShared: false });
    expect((await share(id, true)).body.message).toBe('Your colleagues read this idea now.');
    expect(await idsOf(bob)).toEqual([id]);
    expect(await read(id, bob)).toMatchObject({
      ...{ title: 'Solar roofs', idea: 'Put panels on the carports.', stage: 'new', story: [], isOwn: false },
      ...{ by: { memberName: 'Ann Author', memberId: ann.memberId }, date: portal.now.toISOString() },
      votes: { ideaBoxId: id, count: 0, isMine: false, mayVote: true },
    });
    for (const [by, status] of [
      [fay, 404],
      [bob, 200],
    ] as const)
      expect((await post('openidea', { ideaBoxId: id }, by)).status).toBe(status);
    expect(await idsOf(fay)).toEqual([]);
    expect((await share(id, false, bob)).status).toBe(404);
    expect((await share(id, false)).status).toBe(200);
    expect(await idsOf(bob)).toEqual([]);
    expect((await post('openidea', { ideaBoxId: id }, bob)).status).toBe(404);
  });

  test('is found by each of its words, by category and by stage, as far as its reader sees it', async () => {
    const [soup, roofs] = [
      await suggest({ title: 'Über-Soup', idea: 'On Mondays, for everybody.', category: categories[1] }),
      await suggest(),
    ];
    const hidden = await suggest({ title: 'Soup for two', isShared: false });
    for (const [search, found] of [
      ['soup', [soup]],
      ['UBER monday', [soup]],
      ['panel solar', [roofs]],
      ['soup panels', []],
      ['%', [roofs, soup]],
      ['', [roofs, soup]],
    ] as const)
      expect([search, await idsOf(bob, { search })]).toEqual([search, found]);
    expect(await idsOf(bob, { category: categories[1] })).toEqual([soup]);
    expect(await idsOf(bob, { stage: 'planned' })).toEqual([]);
    expect((await stage([roofs], 'planned')).status).toBe(200);
    expect(await idsOf(bob, { stage: 'planned' })).toEqual([roofs]);
    const { body } = await site('find', { search: 'soup' }, bob);
    expect(body.ideas).toMatchObject({ list: [{ ideaBoxId: soup, title: 'Über-Soup', stage: 'new' }], isMore: false });
    expect(body.ideas.list[0]).not.toHaveProperty('votes');
    expect(JSON.stringify(body)).not.toContain(`"${hidden}"`);
  });

  test('stands in a list with its beginning alone, page by page, the newest or the most wanted first', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5])
      ids.push(await suggest({ title: `Idea ${n}`, idea: '😀'.repeat(ideaOpening + n - 3) }));
    const [one = '', two = '', three = '', four = '', five = ''] = ids;
    expect((await listed(bob)).map(({ idea, isLonger }) => [[...idea].length, isLonger])).toEqual([
      ...[
        [ideaOpening, true],
        [ideaOpening, true],
        [ideaOpening, false],
        [ideaOpening - 1, false],
      ],
      [ideaOpening - 2, false],
    ]);
    for (const [id, by] of [
      [two, bob],
      [two, cid],
      [four, bob],
    ] as const)
      expect((await vote(id, by)).status).toBe(200);
    for (const [wish, order] of [
      [{}, [five, four, three, two, one]],
      [{ order: 'wanted' }, [two, four, five, three, one]],
      [{ order: 'wanted', search: 'idea' }, [two, four, five, three, one]],
    ] as const) {
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const { body } = await post('openideas', { ...wish, limit: 2, ...(after ? { after } : {}) }, bob);
        expect(body.ideas.length).toBeLessThanOrEqual(2);
        seen.push(...body.ideas.map(({ ideaBoxId }: OpenIdeaRow) => ideaBoxId));
        after = body.next as string | null;
      }
      expect(seen).toEqual(order);
    }
  });

  test('of somebody who is erased is nowhere', async () => {
    const gone = await portal.make.member({ firstname: 'Gone' });
    const id = await suggest({ by: gone, title: 'Quokka' });
    await vote(id, bob);
    const mine = await suggest();
    await vote(mine, gone);
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    const owner = createDb(portal.settings, { max: 1, rights: 'owner', limits: 'none' });
    await transaction(owner, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    await owner.destroy();
    expect(await idsOf(bob, { search: 'quokka' })).toEqual([]);
    expect((await post('openidea', { ideaBoxId: id }, bob)).status).toBe(404);
    expect((await read(mine, bob)).votes.count).toBe(0);
  });
});

describe('a vote', () => {
  test('is one of each colleague, never for one’s own, and is taken back', async () => {
    const id = await suggest();
    for (const isVoted of [true, true])
      expect((await vote(id, bob, isVoted)).body.votes).toEqual({
        ideaBoxId: id,
        count: 1,
        isMine: true,
        mayVote: true,
      });
    expect((await vote(id, cid)).body.votes.count).toBe(2);
    const { body } = await post('ideavoters', { ideaBoxId: id }, ann);
    expect(body).toMatchObject({ people: [{ memberName: 'Cid Calm' }, { memberName: 'Bob Best' }], isMore: false });
    expect((await vote(id, ann)).body.message).toBe('You cannot vote for your own idea.');
    expect((await vote(id, fay)).status).toBe(404);
    for (const isVoted of [false, false])
      expect((await vote(id, bob, isVoted)).body.votes).toMatchObject({ count: 1, isMine: false });
    expect((await read(id, ann)).votes).toMatchObject({ count: 1, isMine: false, mayVote: false });
  });

  test('of forty at once, some of them twice and some who think again, counts as many as there are', async () => {
    const id = await suggest();
    const crowd = await Promise.all(Array.from({ length: 40 }, () => portal.make.member()));
    const wishes = [
      ...crowd.map((by) => ({ by, isVoted: true })),
      ...crowd.slice(0, 15).map((by) => ({ by, isVoted: true })),
      ...crowd.slice(30).map((by) => ({ by, isVoted: false })),
    ];
    const answers = await Promise.all(wishes.map(({ by, isVoted }) => vote(id, by, isVoted)));
    expect(answers.map(({ status }) => status)).toEqual(wishes.map(() => 200));
    const { rows } = await sql<{ kept: number; counted: number; each: number }>`
      select (select count(*) from idea_votes where idea_id = i.id)::int as kept, i.votes as counted,
        (select count(distinct member_id) from idea_votes where idea_id = i.id)::int as each
      from ideas i where i.id = ${id}::bigint`.execute(portal.db);
    expect(rows[0]).toEqual({ kept: rows[0]?.counted, counted: rows[0]?.each, each: rows[0]?.kept });
    expect(rows[0]?.kept).toBeGreaterThanOrEqual(30);
    await Promise.all(crowd.slice(30).map((by) => vote(id, by, false)));
    expect((await read(id, bob)).votes.count).toBe(30);
  });

  test('is told by name as far as a hundred', async () => {
    const id = await suggest();
    await sql`
      insert into idea_votes (idea_id, member_id, created_at) select ${id}::bigint, id, ${portal.now} from (
        select id from members where id <> ${ann.id} and deactivated_at is null order by id) m`.execute(portal.db);
    const missing = ideaVotersMax + 1 - (await read(id, ann)).votes.count;
    const more = await Promise.all(Array.from({ length: Math.max(0, missing) }, () => portal.make.member()));
    await Promise.all(more.map((by) => vote(id, by)));
    const { body } = await post('ideavoters', { ideaBoxId: id }, ann);
    expect([body.people.length, body.isMore]).toEqual([ideaVotersMax, true]);
  });
});

describe('a stage', () => {
  test('is set by who reviews ideas, with words for everybody, and its story tells of it and of the review', async () => {
    const id = await suggest();
    const reward = going.points.ideas.find((points) => points > 0) as number;
    expect((await stage([id], 'discussed', { words: ' On Friday ' })).body.message).toMatch(/where the idea stands/);
    portal.now = new Date(portal.now.getTime() + 60_000);
    expect((await review(id, reward)).status).toBe(200);
    portal.now = new Date(portal.now.getTime() + 60_000);
    await stage([id], 'planned');
    const [discussed, reviewed, planned] = [
      { kind: 'stage', stage: 'discussed', words: 'On Friday', by: { memberName: 'Ida Idea' } },
      { kind: 'review', status: 'R', words: 'Between us: kind.', points: reward, by: { memberName: 'Ida Idea' } },
      { kind: 'stage', stage: 'planned', words: '' },
    ];
    for (const by of [ann, ida])
      expect(await read(id, by)).toMatchObject({ stage: 'planned', story: [discussed, reviewed, planned] });
    expect(await read(id, bob)).toMatchObject({
      stage: 'planned',
      story: [discussed, { ...reviewed, words: '', points: null }, planned],
    });
  });

  test('is not set for one’s own, nor by who does not review it, nor where it is not shared', async () => {
    const own = await suggest({ by: ida });
    const [id, alone] = [await suggest(), await suggest({ isShared: false })];
    expect((await stage([own], 'done')).status).toBe(403);
    expect((await stage([id, own], 'done')).status).toBe(403);
    expect((await stage([id], 'done', { by: bob })).status).toBe(403);
    expect((await stage([id, alone], 'done')).status).toBe(404);
    expect((await stage([id, '999999999'], 'done')).status).toBe(404);
    expect((await read(id, bob)).stage).toBe('new');
    expect((await read(own, ida)).mayStage).toBe(false);
    const boss = await portal.make.member({ is_manager: true });
    expect((await stage([id], 'done', { by: boss })).status).toBe(403);
  });

  test('is set for several at once; where all stand there already something is to be said', async () => {
    const ids = [await suggest(), await suggest(), await suggest()];
    await stage(ids.slice(0, 1), 'notNow');
    expect((await stage(ids, 'notNow')).body.message).toContain('2 ideas');
    expect((await stage(ids, 'notNow')).status).toBe(400);
    expect((await stage(ids, 'notNow', { words: 'Not this year' })).status).toBe(200);
    expect((await read(ids[0] as string, bob)).story).toHaveLength(2);
    for (const [input, field] of [
      [{ ideaBoxIds: [], stage: 'done', words: '' }, 'ideaBoxIds'],
      [{ ideaBoxIds: [ids[0], ids[0]], stage: 'done', words: '' }, 'ideaBoxIds'],
      [
        { ideaBoxIds: Array.from({ length: ideasAtOnceMax + 1 }, (_, n) => `${n + 1}`), stage: 'done', words: '' },
        'ideaBoxIds',
      ],
      [{ ideaBoxIds: ids, stage: 'soon', words: '' }, 'stage'],
      [{ ideaBoxIds: ids, stage: 'done', words: 'x'.repeat(ideaStageWordsMax + 1) }, 'words'],
    ] as const)
      expect((await post('stageideas', input, ida)).body).toMatchObject({
        formErrors: { [field]: expect.any(String) },
      });
  });

  test('is told to its author and to who voted, once until they have looked', async () => {
    const [author, voter] = await Promise.all([portal.make.member(), portal.make.member()]);
    const id = await suggest({ by: author, title: 'Bees' });
    await vote(id, voter);
    await stage([id], 'discussed');
    await portal.settle();
    await stage([id], 'planned', { words: 'In May' });
    const path = `/ideabox?idea=${id}`;
    expect(await told(author, 'ideaStage')).toMatchObject([{ words: 'Your idea “Bees”: Planned.', path }]);
    expect(await told(voter, 'ideaStage')).toMatchObject([
      { words: 'The idea “Bees” that you voted for: Planned.', path },
    ]);
    expect(await told(bob, 'ideaStage')).toEqual([]);
    await share(id, false, author);
    expect(await told(voter, 'ideaStage')).toMatchObject([{ words: null, path: null }]);
  });

  test('is an act of the audit', async () => {
    const id = await suggest();
    await stage([id], 'doing', { words: 'Since Monday' });
    await portal.settle();
    const { rows } = await sql<{ act: string }>`
      select act from audit_entries where subject = ${`idea:${id}`} order by id`.execute(portal.db);
    expect(rows).toMatchObject([{ act: 'idea.staged' }]);
  });
});

describe('what people write to an idea', () => {
  const write = (place: string, by: MadeMember, text = 'Well thought', mentions: MadeMember[] = []) =>
    site('addcomment', { place, text, mentions: mentions.map(({ memberId }) => memberId) }, by);

  test('is read by who reads the idea, and by nobody else; its author and who wrote before hear of it', async () => {
    const [author, first] = await Promise.all([portal.make.member(), portal.make.member()]);
    const id = await suggest({ by: author, title: 'Ponies' });
    const place = (await read(id, bob)).comments?.place as string;
    expect((await write(place, first)).body).toMatchObject({ comments: { place, count: 1 } });
    const { body } = await write(place, bob, 'For @{1}', [cid]);
    expect((await write(place, bob, 'For @{1}', [fay])).body.formErrors).toHaveProperty('mentions');
    expect((await site('commentlist', { place }, cid)).body.comments).toMatchObject([
      { text: 'For @{1}', mentions: [{ memberName: 'Cid Calm' }] },
      { text: 'Well thought' },
    ]);
    expect((await listed(cid))[0]?.comments).toBe(2);
    const path = `/ideabox?idea=${id}`;
    expect(await told(author, 'comment')).toMatchObject([
      { words: expect.stringContaining('on your idea “Ponies”'), path },
    ]);
    expect(await told(first, 'comment')).toMatchObject([
      { words: expect.stringContaining('the idea “Ponies” of'), path },
    ]);
    expect(await told(cid, 'mention')).toMatchObject([{ words: expect.stringContaining('“Ponies”'), path }]);
    for (const call of [site('commentlist', { place }, fay), write(place, fay)]) expect((await call).status).toBe(404);
    await share(id, false, author);
    for (const by of [bob, author]) expect((await site('commentlist', { place }, by)).status).toBe(404);
    expect((await site('setreaction', { place, reaction: 'applause' }, bob)).status).toBe(404);
    const { commentId } = body.comment;
    expect((await site('reportcontent', { of: 'comment', id: commentId, reason: 'other', text: '' }, cid)).status).toBe(
      404,
    );
    expect((await site('removecomment', { commentId }, bob)).body.comments.count).toBe(0);
  });
});

test('where a site does without, nobody reads or writes any, and the Idea Box is as it was', async () => {
  const id = await suggest();
  const place = (await read(id, bob)).comments?.place as string;
  for (const features of [['openIdeas'], ['openIdeas', 'ideas']] as const) {
    await without(...features);
    for (const [name, input] of [
      ['openideas', {}],
      ['openidea', { ideaBoxId: id }],
      ['voteidea', { ideaBoxId: id, isVoted: true }],
      ['ideavoters', { ideaBoxId: id }],
      ['shareidea', { ideaBoxId: id, isShared: true }],
      ['ideasharing', {}],
    ] as const)
      expect((await post(name, input, bob)).body).toMatchObject({ feature: 'openIdeas' });
  }
  await without('openIdeas');
  expect((await site('commentlist', { place }, bob)).body).toMatchObject({ feature: 'openIdeas' });
  expect((await site('find', { search: 'solar' }, bob)).body.ideas.list).toEqual([]);
  const idea = { category: categories[0], title: 'Alone', idea: 'Quietly' };
  expect((await post('ideasubmit', { ...idea, isShared: true }, bob)).body).toMatchObject({ feature: 'openIdeas' });
  expect((await post('ideasubmit', idea, bob)).status).toBe(200);
  await without('ideas');
  expect((await post('openideas', {}, bob)).body).toMatchObject({ feature: 'ideas' });
  await goBy(portal, { features: going.features });
  expect((await post('ideasharing', {}, bob)).body).toEqual({ shared: going.ideas.shared });
  await goBy(portal, { ideas: { shared: true } });
  expect((await post('ideasharing', {}, bob)).body).toEqual({ shared: true });
  await goBy(portal, { ideas: { shared: going.ideas.shared } });
});

test('one that is hidden is its author’s and the office’s alone', async () => {
  const id = await suggest();
  await vote(id, cid);
  const mod = await portal.make.member({ roles: [{ capability: 'moderator' }] });
  expect((await site('reportcontent', { of: 'idea', id, reason: 'other', text: '' }, bob)).status).toBe(200);
  expect(await read(id, bob)).toMatchObject({ isReported: true });
  const caseId = String(4_000_000_000_000_000 + Number(id));
  const decide = (way: string, revision: number) =>
    portal.post('/api/admin/decidecase', { caseId, way, revision }, { as: mod.id });
  expect((await decide('hide', 0)).status).toBe(200);
  for (const by of [bob, cid, mod]) expect((await post('openidea', { ideaBoxId: id }, by)).status).toBe(404);
  expect(await idsOf(bob)).toEqual([]);
  for (const by of [ann, ida])
    expect(await read(id, by)).toMatchObject({ isHidden: true, comments: null, votes: { mayVote: false } });
  expect((await vote(id, bob)).status).toBe(404);
  expect((await decide('show', 1)).status).toBe(200);
  expect(await idsOf(bob)).toEqual([id]);
});
