import type { Capability } from '@laurel/contract/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import type { Known } from './arbitrary.ts';
import type { MadeMember } from './make.ts';
import { going } from './programmes/going.ts';
import { askAll } from './reading.ts';

const seed = 20_261_130;

/** What is in the ideas and in what was written to them, and nowhere else. */
const said = 'Quagga quietly quotes quartz';

let portal: TestApp;
let known: Known;
let author: MadeMember;
let writer: MadeMember;
const onlookers = new Map<string, MadeMember>();

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  author = await make.member();
  writer = await make.member();
  onlookers.set('colleague', await make.member());
  onlookers.set('manager', await make.member({ is_manager: true }));
  for (const one of ['clusterAdmin', 'committee', 'moderator', 'people', 'finance', 'shop'] as Capability[])
    onlookers.set(one, await make.member({ roles: [{ capability: one }] }));
  await suggest();
});
afterAll(() => portal.close());

const post = async (path: string, input: object, by: MadeMember) => {
  const { status, body } = await portal.post(path, input, { as: by.id });
  expect([path, status, body.formErrors]).toEqual([path, 200, undefined]);
  return body;
};

/** One that was never shared, and one that was read, voted for, commented and reported before its author took it back. */
async function suggest(): Promise<void> {
  const wish = { category: going.ideaCategories[0]?.name, title: said, idea: said };
  const { ideaBoxId: never } = await post('/api/idea/ideasubmit', wish, author);
  const { ideaBoxId: once } = await post('/api/idea/ideasubmit', { ...wish, isShared: true }, author);
  await post('/api/idea/voteidea', { ideaBoxId: once, isVoted: true }, writer);
  const { idea } = await post('/api/idea/openidea', { ideaBoxId: once }, writer);
  const { place } = idea.comments;
  const text = `@{1}: ${said}`;
  const { comment } = await post('/api/site/addcomment', { place, text, mentions: [author.memberId] }, writer);
  await post('/api/idea/shareidea', { ideaBoxId: once, isShared: false }, author);
  await portal.settle();
  const item = Number(once) + 4_000_000_000_000_000;
  known = {
    ...{ ideaBoxId: [never, once], place: [place, `${place.split('.')[0]}.${item}`], after: ['999999'] },
    ...{
      commentId: [comment.commentId],
      id: [never, once, comment.commentId],
      memberId: [author.memberId, writer.memberId],
    },
    ...{
      search: ['', 'quagga quartz', author.memberNumber],
      limit: [10, 30],
      format: ['csv'],
      category: [wish.category],
    },
    ...{ selMonth: ['November 2026'], selMonthFrom: ['November 2026'], selMonthTo: ['November 2026'], state: [] },
  };
}

test('an idea that is not shared is nowhere for who does not review it, whatever they ask for', {
  timeout: 600_000,
}, async () => {
  const { found, answered } = await askAll(portal, {
    ...{ known, people: onlookers, seed },
    tells: (answer) => answer.includes(said),
  });
  expect(found).toEqual([]);
  for (const name of ['openideas', 'find', 'noticelist', 'myideas']) expect(answered).toContain(name);
  expect([...answered].filter((name) => ['openidea', 'ideavoters', 'ideaget'].includes(name))).toEqual([]);
});

test('its author and who reviews ideas read it', async () => {
  const reviewer = await portal.make.member({ role_idea: true });
  const [never] = known.ideaBoxId as string[];
  for (const by of [author, reviewer]) {
    const { idea } = await post('/api/idea/openidea', { ideaBoxId: never }, by);
    expect(idea).toMatchObject({ title: said, idea: said, isShared: false });
  }
  // What one wrote is in what one takes along, and is still one's own.
  expect(JSON.stringify(await post('/api/member/exportmydata', {}, writer))).toContain(said);
});
