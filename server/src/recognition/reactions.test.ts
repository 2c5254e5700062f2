import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { itemToldTo, reactionsCounted } from '@laurel/contract/limits';
import type { Audience } from '@laurel/contract/programme/audience';
import { type ReactionKind, reactionKinds } from '@laurel/contract/programme/reaction-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { type TestApp, testApp } from '../../test/app.ts';
import { feedOf } from '../../test/feed.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { going } from '../../test/programmes/going.ts';

let portal: TestApp;
let eva: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
let cid: MadeMember;
let dee: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const member = (firstname: string, surname: string) => portal.make.member({ firstname, surname });
  eva = await member('Eva', 'Else');
  ann = await member('Ann', 'Able');
  bob = await member('Bob', 'Best');
  cid = await member('Cid', 'Calm');
  dee = await member('Dee', 'Dawn');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await begin();
});

const { site, newest, noticesOf, told, readAll, wantsAtOnce, mailsOf, mail, begin, ...feed } = feedOf(() => portal);

/** Eva thanks somebody; answers of the place of that in the feed. */
const give = ({ to = [ann], audience }: { to?: readonly MadeMember[]; audience?: Audience } = {}) =>
  feed.give({ by: eva, to, audience });

async function react(place: string, by: MadeMember, reaction: ReactionKind | null = 'applause'): Promise<Reactions> {
  const { status, body } = await site('setreaction', { place, reaction }, by);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.reactions;
}

const seen = async (by: MadeMember, scope?: string) => (await newest(by, scope)).reactions as Reactions;

const wordsOf = (who: MadeMember) => told(who, 'reaction');

describe('reactions', () => {
  test('are one of six from each person, which they change and take back; others see them in the feed and on the card', async () => {
    const place = await give();
    for (const reaction of reactionKinds)
      expect(await react(place, dee, reaction)).toEqual({
        ...{ place, mine: reaction, kinds: [reaction], names: [], count: 1, isMore: false, mayThank: false },
      });
    await react(place, cid, 'love');
    await react(place, bob, 'love');
    expect(await seen(dee)).toMatchObject({
      mine: 'grateful',
      kinds: ['love', 'grateful'],
      names: ['Bob Best', 'Cid Calm'],
      count: 3,
    });
    expect(await react(place, dee, null)).toMatchObject({ mine: null, kinds: ['love'], count: 2 });
    const { cardId } = await newest(ann);
    expect((await site('getcard', { cardId }, ann)).body.reactions).toEqual(await seen(ann));
    expect(await seen(ann)).toMatchObject({ mayThank: true, count: 2 });
    expect(await seen(eva)).toMatchObject({ mayThank: false });
    expect((await site('setreaction', { place, reaction: 'angry' }, dee)).body).toMatchObject({
      formErrors: { reaction: expect.any(String) },
    });
    expect((await site('setreaction', { place: 'here', reaction: 'love' }, dee)).body).toMatchObject({
      formErrors: { place: expect.any(String) },
    });
  });

  test('are listed with who they are of, the newest first, page by page', async () => {
    const place = await give();
    const crowd = await Promise.all(Array.from({ length: reactionsCounted + 5 }, () => portal.make.member()));
    for (const one of crowd) await react(place, one, 'celebrate');
    expect(await seen(dee)).toMatchObject({ count: reactionsCounted, isMore: true, kinds: ['celebrate'] });
    expect((await wordsOf(eva))[0]).toContain(` and more than ${reactionsCounted - 1} others reacted`);
    const read: string[] = [];
    let after: string | null | undefined;
    do {
      const { body } = await site('reactionlist', { place, limit: 25, ...(after && { after }) }, dee);
      read.push(...body.people.map(({ memberId }: { memberId: string }) => memberId));
      after = body.next;
    } while (after);
    expect(read).toEqual(crowd.map(({ memberId }) => memberId).toReversed());
  });

  test('are given to nothing that one does not see, nor to what is gone', async () => {
    const hidden = await give({ audience: 'us' });
    for (const name of ['setreaction', 'reactionlist']) {
      const input = { place: hidden, ...(name === 'setreaction' && { reaction: 'love' }) };
      expect((await site(name, input, dee)).status).toBe(404);
      expect((await site(name, input, ann)).status).toBe(200);
      expect((await site(name, { ...input, place: '17.4' }, ann)).status).toBe(404);
    }
    const place = await give();
    await react(place, dee);
    await sql`update recognitions set hidden_at = now() where created_at = ${portal.now}`.execute(portal.db);
    expect((await site('setreaction', { place, reaction: null }, dee)).status).toBe(404);
    expect(await wordsOf(eva)).toEqual([null, 'Ann Able reacted to the card that you gave them.']);
  });

  test('of who received it are seen by those alone who see their card', async () => {
    await portal.post(
      '/api/member/choosevisibility',
      { audience: 'us', showsPoints: false, earlier: false },
      { as: bob.id },
    );
    const place = await give({ to: [ann, bob] });
    await react(place, bob, 'grateful');
    for (const by of [dee, ann, cid]) {
      expect(await seen(by)).toMatchObject({ count: 0, kinds: [], names: [] });
      expect((await site('reactionlist', { place }, by)).body.people).toEqual([]);
    }
    for (const by of [eva, bob]) expect(await seen(by, 'mine')).toMatchObject({ count: 1, kinds: ['grateful'] });
    expect(await wordsOf(ann)).toEqual([]);
    expect(await wordsOf(eva)).toEqual(['Bob Best thanks you for your card.']);
    const { cardId } = await newest(bob, 'mine');
    await site('cardaudience', { cardId, audience: 'everybody', showsPoints: false }, bob);
    expect(await seen(dee)).toMatchObject({ count: 1, names: ['Bob Best'] });
    await site('cardaudience', { cardId, audience: 'us', showsPoints: false }, bob);
    expect(await seen(dee)).toMatchObject({ count: 0 });
  });

  test('of who is erased are gone, and so are their names', async () => {
    const gone = await portal.make.member();
    const place = await give();
    await react(place, gone);
    await react(place, dee);
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    expect(await seen(cid)).toMatchObject({ count: 1, names: ['Dee Dawn'] });
  });

  test('are there for nobody of a site that does without them', async () => {
    const place = await give();
    await react(place, dee);
    await goBy(portal, { features: { ...going.features, reactions: { on: false, sites: {} } } });
    expect((await site('setreaction', { place, reaction: 'love' }, dee)).body).toMatchObject({ feature: 'reactions' });
    expect(await seen(dee)).toBeNull();
    const { cardId } = await newest(ann);
    expect((await site('getcard', { cardId }, ann)).body.reactions).toBeNull();
    await goBy(portal, { features: { ...going.features, feed: { on: false, sites: {} } } });
    for (const [name, more] of [
      ['setreaction', { reaction: 'love' }],
      ['reactionlist', {}],
    ] as const)
      expect((await site(name, { place, ...more }, dee)).body).toMatchObject({ feature: 'feed' });
    await goBy(portal, { features: going.features });
    expect(await seen(dee)).toMatchObject({ mine: 'applause' });
  });

  test('are told to nobody of a site that does without them', async () => {
    const [there, gift] = [await portal.make.member({ site_template: 'alba' }), await give()];
    await goBy(portal, { features: { ...going.features, reactions: { on: true, sites: { alba: false } } } });
    const place = await give({ to: [there] });
    await react(place, dee);
    await react(gift, dee);
    const { body } = await portal.post(
      '/api/reward/doreward',
      {
        ...{ what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'Hi', sendBy: 'email' },
        recipients: [ann.memberId],
      },
      { as: there.id },
    );
    expect(body).toMatchObject({ recipients: 1 });
    await react((await newest(ann, 'mine')).place, dee);
    expect(await wordsOf(there)).toEqual([]);
    expect(await wordsOf(eva)).toHaveLength(2);
    expect(await wordsOf(ann)).toHaveLength(2);
    await goBy(portal, { features: going.features });
  });

  test('fifty at once, of one person and of many: one of each stands', async () => {
    const place = await give();
    const crowd = await Promise.all(Array.from({ length: 20 }, () => portal.make.member()));
    const wishes = [
      ...Array.from({ length: 30 }, (_, n) => ({ by: dee, reaction: reactionKinds[n % 6] ?? null })),
      ...crowd.map((by, n) => ({ by, reaction: reactionKinds[n % 6] ?? null })),
    ];
    const answers = await Promise.all(wishes.map(({ by, reaction }) => site('setreaction', { place, reaction }, by)));
    expect(answers.map(({ status }) => status)).toEqual(wishes.map(() => 200));
    expect(await seen(cid)).toMatchObject({ count: crowd.length + 1 });
    expect(await wordsOf(eva)).toHaveLength(1);
  });
});

describe('who gave and who received it', () => {
  test('hear of reactions as of one, until they have looked; never of their own', async () => {
    const place = await give();
    await react(place, dee);
    const [told] = await noticesOf(eva, 'reaction');
    expect(told).toMatchObject({ words: 'Dee Dawn reacted to your card for Ann Able.' });
    expect(told?.path).toBe(`/card/${(await newest(eva)).cardId}`);
    expect(await wordsOf(ann)).toEqual(['Dee Dawn reacted to the card that Eva Else gave you.']);
    await react(place, cid, 'love');
    await react(place, bob, 'love');
    await react(place, bob, 'grateful');
    await react(place, eva, 'celebrate');
    expect(await wordsOf(eva)).toEqual(['Bob Best and 2 others reacted to your card for Ann Able.']);
    expect(await wordsOf(ann)).toEqual(['Bob Best and 2 others reacted to the card that Eva Else gave you.']);
    for (const one of [dee, cid, bob]) expect(await wordsOf(one)).toEqual([]);
    await readAll(eva);
    portal.now = new Date(portal.now.getTime() + 1000);
    const late = await portal.make.member({ firstname: 'Lea', surname: 'Late' });
    await react(place, late);
    expect(await wordsOf(eva)).toEqual(['Lea Late reacted to your card for Ann Able.']);
    await react(place, late, null);
    expect(await wordsOf(eva)).toEqual([null]);
    await react(place, late, 'love');
    expect(await wordsOf(eva)).toEqual(['Lea Late reacted to your card for Ann Able.']);
  });

  test('who received it thanks its giver with one touch', async () => {
    const place = await give({ to: [ann, bob], audience: 'us' });
    expect(await react(place, ann, 'grateful')).toMatchObject({ mine: 'grateful', mayThank: true });
    expect(await wordsOf(eva)).toEqual(['Ann Able thanks you for your card.']);
    await react(place, bob, 'grateful');
    expect(await wordsOf(eva)).toEqual(['Bob Best and 1 other thank you for your card.']);
    expect([...(await wordsOf(ann)), ...(await wordsOf(bob))]).toEqual([]);
  });

  test('of an award to many only its giver hears', async () => {
    const crowd = await Promise.all(Array.from({ length: itemToldTo + 1 }, () => portal.make.member()));
    const place = await give({ to: crowd });
    await react(place, dee);
    expect(await wordsOf(eva)).toHaveLength(1);
    for (const one of crowd.slice(0, 3)) expect(await wordsOf(one)).toEqual([]);
  });

  test('an e-mail comes to who wants one, and to nobody who has not chosen', async () => {
    const place = await give();
    await wantsAtOnce(eva, 'reaction');
    await react(place, dee);
    await react(place, cid);
    const [message, ...more] = await mailsOf('reaction');
    expect([message?.memberId, more]).toEqual([eva.id, []]);
    const sent = await mail(message);
    expect(sent?.subject).toBe('Cid Calm and 1 other reacted to your card for Ann Able.');
    expect(sent?.text).toContain(`${portal.config.publicUrl}/card/${(await newest(eva)).cardId}`);
    await react(place, cid, null);
    await react(place, dee, null);
    expect(await mail(message)).toBeNull();
  });
});
