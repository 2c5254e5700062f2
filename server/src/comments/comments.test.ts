import type { Comment } from '@laurel/contract/calls/comments/comment';
import { commentEditMinutes, commentMax, commentsCounted, itemToldTo, mentionsMax } from '@laurel/contract/limits';
import type { Audience } from '@laurel/contract/programme/audience';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
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
beforeEach(() => begin());

const { site, newest, told, readAll, wantsAtOnce, mailsOf, mail, begin, ...feed } = feedOf(() => portal);

/** Eva thanks somebody; answers of the place of that in the feed. */
const give = ({ to = [ann], audience }: { to?: readonly MadeMember[]; audience?: Audience } = {}) =>
  feed.give({ by: eva, to, audience });

const later = (minutes: number) => {
  portal.now = new Date(portal.now.getTime() + minutes * 60_000);
};
const add = (place: string, by: MadeMember, text: string, mentions: readonly MadeMember[] = []) =>
  site('addcomment', { place, text, mentions: mentions.map(({ memberId }) => memberId) }, by);

async function say(place: string, by: MadeMember, text = 'Well done', mentions: readonly MadeMember[] = []) {
  const { status, body } = await add(place, by, text, mentions);
  expect([status, body.formErrors]).toEqual([200, undefined]);
  return body.comment as Comment;
}

const edit = (commentId: string, by: MadeMember, text: string, mentions: readonly MadeMember[] = []) =>
  site('editcomment', { commentId, text, mentions: mentions.map(({ memberId }) => memberId) }, by);

async function read(place: string, by: MadeMember, more = {}): Promise<Comment[]> {
  const { status, body } = await site('commentlist', { place, ...more }, by);
  expect(status).toBe(200);
  return body.comments;
}
const textsOf = async (place: string, by: MadeMember) => (await read(place, by)).map(({ text }) => text);

describe('a comment', () => {
  test('is read by whoever sees what it is on, the newest first, page by page; others learn how many there are', async () => {
    const place = await give();
    for (const text of ['One', 'Two', 'Drei Mädchen und ein Kuchen für alle']) await say(place, dee, text);
    const mine = await say(place, cid, '  Four \n lines ');
    expect(mine).toMatchObject({
      ...{ text: 'Four \n lines', by: { memberName: 'Cid Calm', memberId: cid.memberId }, mentions: [] },
      ...{ isOwn: true, isEdited: false, isReported: false, isHidden: false, date: portal.now.toISOString() },
    });
    expect(
      (await read(place, ann)).map(({ text, language, isOwn, editableUntil }) => [
        text,
        language,
        isOwn,
        editableUntil,
      ]),
    ).toEqual([
      ['Four \n lines', '', false, null],
      ['Drei Mädchen und ein Kuchen für alle', 'de', false, null],
      ['Two', '', false, null],
      ['One', '', false, null],
    ]);
    const first = (await site('commentlist', { place, limit: 3 }, bob)).body;
    const second = (await site('commentlist', { place, limit: 3, after: first.next }, bob)).body;
    expect([...first.comments, ...second.comments].map(({ text }: Comment) => text)).toEqual(await textsOf(place, bob));
    expect([first.comments.length, second.next]).toEqual([3, null]);
    expect((await newest(bob)).comments).toEqual({ place, count: 4, isMore: false });
    const { cardId } = await newest(ann);
    expect((await site('getcard', { cardId }, ann)).body.comments).toEqual({ place, count: 4, isMore: false });
    expect((await site('recognitionfeeditem', { place }, bob)).body.item).toEqual(await newest(bob));
    const [time, item] = place.split('.');
    for (const other of [`17.${item}`, `${time}.${Number(item) + 2000}`])
      expect((await site('recognitionfeeditem', { place: other }, bob)).status).toBe(404);
  });

  test('says something, in not too many characters, to something that is there', async () => {
    const place = await give();
    for (const [text, field] of [
      [' \n ', 'text'],
      ['x'.repeat(commentMax + 1), 'text'],
      ['a\u0000b', 'text'],
    ] as const)
      expect((await add(place, dee, text)).body).toMatchObject({ formErrors: { [field]: expect.any(String) } });
    expect((await add('here', dee, 'Hi')).body).toMatchObject({ formErrors: { place: expect.any(String) } });
    expect((await add('17.4', dee, 'Hi')).status).toBe(404);
    await say(place, dee, '😀'.repeat(commentMax));
    expect(await textsOf(place, ann)).toEqual(['😀'.repeat(commentMax)]);
  });

  test('is written to, read with and found by nothing that one does not see, nor what is gone', async () => {
    const hidden = await give({ audience: 'us' });
    const own = await say(hidden, ann, 'Between us');
    for (const [name, input] of [
      ['addcomment', { text: 'Hi', mentions: [] }],
      ['commentlist', {}],
      ['recognitionfeeditem', {}],
    ] as const)
      expect((await site(name, { place: hidden, ...input }, dee)).status).toBe(404);
    for (const name of ['editcomment', 'removecomment'])
      expect(
        (
          await site(
            name,
            { commentId: own.commentId, ...(name === 'editcomment' && { text: 'Hi', mentions: [] }) },
            dee,
          )
        ).status,
      ).toBe(404);
    expect(await textsOf(hidden, eva)).toEqual(['Between us']);
    const place = await give();
    const mine = await say(place, dee, 'Before it went');
    await sql`update recognitions set withdrawn_at = now() where created_at = ${portal.now}`.execute(portal.db);
    expect((await site('commentlist', { place }, dee)).status).toBe(404);
    expect((await edit(mine.commentId, dee, 'After')).status).toBe(404);
    expect((await site('removecomment', { commentId: mine.commentId }, dee)).status).toBe(200);
    expect(await told(eva, 'comment')).toEqual([null, 'Ann Able commented on your card for Ann Able.']);
  });

  test('of who received it is read by those alone who see their card, and told to nobody else', async () => {
    await portal.post(
      '/api/member/choosevisibility',
      { audience: 'us', showsPoints: false, earlier: false },
      { as: bob.id },
    );
    const place = await give({ to: [ann, bob] });
    await say(place, cid, 'Great, all of you');
    await say(place, bob, 'Thank you');
    for (const by of [dee, ann, cid]) {
      expect(await textsOf(place, by)).toEqual(['Great, all of you']);
      expect((await newest(by)).comments).toMatchObject({ count: 1 });
    }
    for (const by of [eva, bob]) expect(await textsOf(place, by)).toEqual(['Thank you', 'Great, all of you']);
    expect(await told(ann, 'comment')).toEqual(['Cid Calm commented on the card that Eva Else gave you.']);
    expect(await told(cid, 'comment')).toEqual([]);
    expect((await add(place, bob, '@{1} hello', [dee])).body.formErrors).toEqual({
      mentions: 'Dee Dawn does not see this, and so cannot be named here.',
    });
    const { cardId } = await newest(bob, 'mine');
    await site('cardaudience', { cardId, audience: 'everybody', showsPoints: false }, bob);
    expect(await textsOf(place, dee)).toEqual(['Thank you', 'Great, all of you']);
    await site('cardaudience', { cardId, audience: 'us', showsPoints: false }, bob);
    expect(await textsOf(place, dee)).toEqual(['Great, all of you']);
  });

  test('is changed by who wrote it for ten minutes, and removed whenever they like: its words are gone', async () => {
    const place = await give();
    const { commentId, editableUntil } = await say(place, dee, 'Wel done');
    expect(editableUntil).toBe(new Date(portal.now.getTime() + commentEditMinutes * 60_000).toISOString());
    later(commentEditMinutes - 1);
    expect((await edit(commentId, dee, 'Well done, @{1}', [ann])).body.comment).toMatchObject({
      ...{ text: 'Well done, @{1}', isEdited: true, mentions: [{ memberName: 'Ann Able' }] },
    });
    expect((await edit(commentId, dee, ' ')).body).toMatchObject({ formErrors: { text: expect.any(String) } });
    later(1);
    expect(await edit(commentId, dee, 'Late')).toMatchObject({
      status: 400,
      body: { message: 'A comment is changed for 10 minutes. You can still remove it.' },
    });
    expect(await read(place, dee)).toMatchObject([{ text: 'Well done, @{1}', editableUntil: null }]);
    later(20);
    const [answer] = [await portal.post('/api/site/removecomment', { commentId }, { as: dee.id })];
    expect(answer?.body).toMatchObject({ comments: { place, count: 0 } });
    expect((await site('removecomment', { commentId }, dee)).status).toBe(404);
    expect(await textsOf(place, dee)).toEqual([]);
    const { rows } = await sql`select 1 from words where of = 'comment' and of_id = ${commentId}::bigint`.execute(
      portal.db,
    );
    expect(rows).toEqual([]);
  });

  test('says none of the words that the company lists, when it is written and when it is changed; who is named is no word', async () => {
    const place = await give();
    await goBy(portal, { comments: { refused: ['lummox', '1'] } });
    const { commentId } = await say(place, dee, 'Thanks to @{1}', [ann]);
    const words = 'Please say it in other words: “lummox” is not used here.';
    for (const answer of [
      await add(place, dee, 'You LUMM\u200bÓX!'),
      await edit(commentId, dee, 'You lummox, @{1}', [ann]),
    ])
      expect(answer).toMatchObject({ status: 400, body: { formErrors: { text: words } } });
    expect(await textsOf(place, dee)).toEqual(['Thanks to @{1}']);
    await goBy(portal, { comments: going.comments });
  });

  test('that is hidden is still its writer’s, who removes it and does not change it', async () => {
    const place = await give();
    const { commentId } = await say(place, dee, 'Not kind');
    await sql`update comments set hidden_at = now() where id = ${commentId}::bigint`.execute(portal.db);
    expect(await textsOf(place, ann)).toEqual([]);
    expect((await newest(ann)).comments).toMatchObject({ count: 0 });
    expect(await read(place, dee)).toMatchObject([{ text: 'Not kind', isHidden: true, editableUntil: null }]);
    expect((await edit(commentId, dee, 'Kind')).status).toBe(400);
    expect(await told(eva, 'comment')).toEqual([null]);
    expect((await site('removecomment', { commentId }, dee)).status).toBe(200);
  });

  test('of who is erased is gone; whoever was named and is erased has no name there any more', async () => {
    const gone = await portal.make.member({ firstname: 'Gus', surname: 'Gone' });
    const place = await give();
    await say(place, gone, 'I was here');
    await say(place, dee, 'Ask @{1} or @{2}', [gone, bob]);
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    expect((await read(place, cid)).map(({ by }) => by.memberId)).toEqual([dee.memberId, '']);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    expect(await read(place, cid)).toMatchObject([
      { text: 'Ask @{1} or @{2}', mentions: [{ memberId: '', memberName: '' }, { memberName: 'Bob Best' }] },
    ]);
    expect((await newest(cid)).comments).toMatchObject({ count: 1 });
  });

  test('to somebody alone goes with them when they are erased', async () => {
    const gone = await portal.make.member();
    const place = await give({ to: [gone] });
    const { commentId } = await say(place, dee, 'You are the best of all');
    await sql`update members set deactivated_at = ${portal.now} where id = ${gone.id}`.execute(portal.db);
    await transaction(portal.db, (tx) => eraseMember(tx, gone.memberNumber, portal.now));
    const { rows } = await sql`select 1 from words where of = 'comment' and of_id = ${commentId}::bigint`.execute(
      portal.db,
    );
    expect(rows).toEqual([]);
  });

  test('stands in what its writer takes with them, and nothing of others does', async () => {
    const place = await give();
    await say(place, cid, 'Not mine');
    await say(place, dee, 'Mine, @{1}', [ann]);
    const { body } = await portal.post('/api/member/exportmydata', {}, { as: dee.id });
    expect(body.comments.at(-1)).toMatchObject({ words: 'Mine, @{1}', named: ['Ann Able'] });
    expect(JSON.stringify(body)).not.toContain('Not mine');
    const named = await portal.post('/api/member/exportmydata', {}, { as: ann.id });
    expect(named.body.commentsNamingYou).not.toEqual([]);
    expect(JSON.stringify(named.body)).not.toContain('Mine, @');
  });

  test('is there for nobody of a site that does without them; what one wrote one still removes', async () => {
    const place = await give();
    const { commentId } = await say(place, dee, 'Before');
    await goBy(portal, { features: { ...going.features, comments: { on: false, sites: {} } } });
    expect((await add(place, dee, 'Hi')).body).toMatchObject({ feature: 'comments' });
    expect((await newest(dee)).comments).toBeNull();
    const { cardId } = await newest(ann);
    expect((await site('getcard', { cardId }, ann)).body.comments).toBeNull();
    expect((await site('removecomment', { commentId }, dee)).status).toBe(200);
    await goBy(portal, { features: { ...going.features, feed: { on: false, sites: {} } } });
    for (const [name, more] of [
      ['addcomment', { text: 'Hi', mentions: [] }],
      ['commentlist', {}],
    ] as const)
      expect((await site(name, { place, ...more }, dee)).body).toMatchObject({ feature: 'feed' });
    await goBy(portal, { features: going.features });
  });

  test('fifty at once are fifty, the same one sent twice is one, and a remover and an editor at once do no harm', async () => {
    const place = await give();
    const crowd = await Promise.all(Array.from({ length: 25 }, () => portal.make.member()));
    const answers = await Promise.all([...crowd, ...crowd].map((by, n) => add(place, by, `Words ${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await newest(cid)).comments).toMatchObject({ count: 50 });
    expect(new Set(await textsOf(place, cid)).size).toBe(50);
    const twice = { place, text: 'Once', mentions: [] };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        portal.post('/api/site/addcomment', twice, { as: dee.id, headers: { 'idempotency-key': 'once-only' } }),
      ),
    );
    expect(sent.some(({ status }) => status === 200)).toBe(true);
    expect((await textsOf(place, cid)).filter((text) => text === 'Once')).toHaveLength(1);
    const { commentId } = await say(place, dee, 'Now');
    const both = await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => edit(commentId, dee, `Then ${n} @{1}`, [ann])),
      site('removecomment', { commentId }, dee),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect(both.at(-1)?.status).toBe(200);
    expect((await textsOf(place, cid)).filter((text) => /Now|Then/.test(text))).toEqual([]);
    expect(await told(eva, 'comment')).toHaveLength(1);
  });

  test('beyond a hundred it is told that there are more', async () => {
    const place = await give();
    await sql`
      insert into comments (award_id, by_id, created_at) select award_id, ${dee.id}, now() from recognitions, generate_series(1, ${commentsCounted + 2})
      where created_at = ${portal.now}`.execute(portal.db);
    expect((await newest(cid)).comments).toEqual({ place, count: commentsCounted, isMore: true });
  });
});

describe('those named in a comment', () => {
  test('are people who see it, each once and in its words', async () => {
    const place = await give();
    const refused = async (text: string, mentions: readonly MadeMember[]) =>
      (await add(place, dee, text, mentions)).body.formErrors?.mentions;
    expect(await refused('Hi', [bob])).toBe('Please name in the comment everybody whom you chose.');
    expect(await refused('Hi @{1}', [bob, cid])).toBe('Please name in the comment everybody whom you chose.');
    expect(await refused('@{1} @{2}', [bob, bob])).toBe('Somebody is named twice.');
    const many = Array.from({ length: mentionsMax + 1 }, (_, n) => n + 1);
    const crowd = await Promise.all(many.map(() => portal.make.member()));
    expect(await refused(many.map((n) => `@{${n}}`).join(' '), crowd)).toEqual(expect.any(String));
    const left = await portal.make.member();
    await sql`update members set deactivated_at = now() where id = ${left.id}`.execute(portal.db);
    expect(await refused('@{1}', [left])).toBe('Somebody whom you name is not there any more.');
    const hidden = await give({ audience: 'us' });
    expect((await add(hidden, ann, '@{1}', [dee])).body.formErrors).toEqual({
      mentions: 'Dee Dawn does not see this, and so cannot be named here.',
    });
    await say(place, dee, 'For @{1}, and @{9} as it is, and @{1}', [ann]);
    expect(await read(place, cid)).toMatchObject([
      { text: 'For @{1}, and @{9} as it is, and @{1}', mentions: [{ memberName: 'Ann Able', memberId: ann.memberId }] },
    ]);
  });

  test('hear of it once, and of nothing that was taken back', async () => {
    const place = await give();
    const { commentId } = await say(place, dee, 'Thanks to @{1} and @{2}', [cid, ann]);
    expect(await told(cid, 'mention')).toEqual([
      'Dee Dawn named you in a comment on the card that Eva Else gave Ann Able.',
    ]);
    expect(await told(ann, 'mention')).toEqual(['Dee Dawn named you in a comment on the card that Eva Else gave you.']);
    expect(await told(ann, 'comment')).toEqual([]);
    expect(await told(eva, 'comment')).toEqual(['Dee Dawn commented on your card for Ann Able.']);
    await edit(commentId, dee, 'Thanks to @{1}, @{2} and @{3}', [bob, cid, eva]);
    expect(await told(bob, 'mention')).toHaveLength(1);
    expect(await told(eva, 'mention')).toEqual(['Dee Dawn named you in a comment on your card for Ann Able.']);
    expect(await told(cid, 'mention')).toHaveLength(1);
    expect(await told(ann, 'mention')).toEqual([null]);
    await site('removecomment', { commentId }, dee);
    for (const one of [bob, cid, eva]) expect(await told(one, 'mention')).toEqual([null]);
  });

  test('get an e-mail with its words and names, not with tokens', async () => {
    const place = await give();
    const { commentId } = await say(place, dee, 'As @{1} said: @{2}', [cid, ann]);
    const found = (await mailsOf('mention')).filter(({ aboutId }) => aboutId === Number(commentId));
    const { publicUrl } = portal.config;
    expect(found.map(({ memberId }) => memberId).sort()).toEqual([ann.id, cid.id].sort());
    for (const message of found) {
      const sent = await mail(message);
      expect(sent?.subject).toMatch(/^Dee Dawn named you/);
      expect(sent?.text).toContain('As @Cid Calm said: @Ann Able');
      expect(sent?.text).toContain(`${publicUrl}/recentrecognition/${place}`);
    }
    await site('removecomment', { commentId }, dee);
    expect(await mail(found[0])).toBeNull();
  });
});

describe('who gave, received or wrote before', () => {
  test('hear of comments as of one, until they have looked; never of their own', async () => {
    const place = await give();
    await say(place, dee);
    expect(await told(eva, 'comment')).toEqual(['Dee Dawn commented on your card for Ann Able.']);
    expect(await told(ann, 'comment')).toEqual(['Dee Dawn commented on the card that Eva Else gave you.']);
    await say(place, cid);
    await say(place, cid, 'And more');
    await say(place, eva, 'Thank you both');
    expect(await told(eva, 'comment')).toEqual(['Cid Calm and 1 other commented on your card for Ann Able.']);
    expect(await told(ann, 'comment')).toEqual(['Eva Else and 2 others commented on the card that Eva Else gave you.']);
    expect(await told(dee, 'comment')).toEqual([
      'Eva Else and 1 other also commented on the card that Eva Else gave Ann Able.',
    ]);
    expect(await told(bob, 'comment')).toEqual([]);
    await readAll(dee);
    later(1);
    await say(place, bob, 'Late');
    expect(await told(dee, 'comment')).toEqual(['Bob Best also commented on the card that Eva Else gave Ann Able.']);
  });

  test('of an award to many only its giver and who wrote before', async () => {
    const crowd = await Promise.all(Array.from({ length: itemToldTo + 1 }, () => portal.make.member()));
    const place = await give({ to: crowd });
    await say(place, cid);
    await say(place, dee);
    expect(await told(eva, 'comment')).toHaveLength(1);
    expect(await told(cid, 'comment')).toHaveLength(1);
    for (const one of crowd.slice(0, 3)) expect(await told(one, 'comment')).toEqual([]);
  });

  test('hear nothing where their site does without comments', async () => {
    const there = await portal.make.member({ site_template: 'alba' });
    const place = await give({ to: [there] });
    await say(place, there, 'I may');
    await goBy(portal, { features: { ...going.features, comments: { on: true, sites: { alba: false } } } });
    await say(place, dee);
    expect(await told(there, 'comment')).toEqual([]);
    expect((await add(place, dee, '@{1}', [there])).body.formErrors).toMatchObject({ mentions: expect.any(String) });
    await goBy(portal, { features: going.features });
  });

  test('get an e-mail where they want one at once', async () => {
    const place = await give();
    await wantsAtOnce(eva, 'comment');
    await say(place, dee);
    await say(place, cid);
    const [message, ...more] = await mailsOf('comment');
    expect([message?.memberId, more]).toEqual([eva.id, []]);
    const sent = await mail(message);
    const { publicUrl } = portal.config;
    expect(sent?.subject).toBe('Cid Calm and 1 other commented on your card for Ann Able.');
    expect(sent?.text).toContain(`${publicUrl}/recentrecognition/${place}`);
  });
});

test('whoever writes too much in an hour is asked to wait, and nobody else', { tags: 'seed' }, async () => {
  const limited = await testApp({ LAUREL_RATE_LIMITS: 'on' });
  const [giver, to, flood, other] = await Promise.all(Array.from({ length: 4 }, () => limited.make.member()));
  if (!giver || !to || !flood || !other) throw new Error('Nobody is there.');
  const card = { what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'Hi', sendBy: 'email' };
  await limited.post('/api/reward/doreward', { ...card, recipients: [to.memberId] }, { as: giver.id });
  const feed = await limited.post('/api/site/recognitionfeed', { scope: 'everybody' }, { as: flood.id });
  const { place } = feed.body.items[0];
  const write = (by: MadeMember) =>
    limited.post('/api/site/addcomment', { place, text: 'Again', mentions: [] }, { as: by.id });
  const { max } = rateLimits.comments;
  const answers = await Promise.all(Array.from({ length: max + 5 }, () => write(flood)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect((await write(other)).status).toBe(200);
  await limited.close();
});
