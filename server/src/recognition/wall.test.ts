import type { WallRow } from '@laurel/contract/calls/recognition/walloffame';
import { wallWordsMax } from '@laurel/contract/limits';
import type { Feature } from '@laurel/contract/programme/items';
import { seed } from '@laurel/contract/programme/seed';
import { toRecords } from '@laurel/contract/rules/records';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { behaviour, going } from '../../test/programmes/going.ts';

let portal: TestApp;
let boss: MadeMember;
let ann: MadeMember;
let bob: MadeMember;
/** Of the site alba. */
let cid: MadeMember;
/** Reads the wall, of another division. */
let dee: MadeMember;
let admin: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  await make.division('NEAR');
  boss = await make.member({ is_manager: true });
  ann = await make.member({ manager_id: boss.id, firstname: 'Ann' });
  bob = await make.member({ manager_id: boss.id, firstname: 'Bob' });
  cid = await make.member({ manager_id: boss.id, firstname: 'Cid', site_template: 'alba' });
  dee = await make.member({ division_code: 'NEAR', firstname: 'Dee' });
  admin = await make.member({ is_admin_reports: true });
});
afterAll(() => portal.close());

const call = async (path: string, input: object, by: MadeMember) => {
  const { status, body } = await portal.post(path, input, { as: by.id });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const wall = async (by = dee) => toRecords<WallRow>((await call('/api/nom/wallOfFame', {}, by)).report);
const onWall = async (who: MadeMember, by = dee) => (await wall(by)).find(({ memberId }) => memberId === who.memberId);

/** Nominated by Dee, and chosen for the quarter. */
async function choose(to: MadeMember, reason: string) {
  portal.now = new Date(portal.now.getTime() + 60_000);
  const { nomIds } = await call('/api/nom/newnom', { nomCat: [behaviour], reason, members: [to.memberId] }, dee);
  await call(
    '/api/reward/donexusnomreviewreward',
    {
      ...{ nomId: nomIds[0], reviewRating: going.review.points.length, isCustom: false, customPoints: 0 },
      ...{ isIncludeInQuarterly: true, quarterlyMotivation: 'For reviewers only.' },
    },
    boss,
  );
}

const without = (feature: Feature) =>
  goBy(portal, { features: { ...seed.features, [feature]: { on: true, sites: { alba: false } } } });

test('tells why somebody hangs there: what for, when, in whose words it begins, and where the rest stands', async () => {
  await choose(ann, 'Stayed until the last parcel was out.');
  const row = (await onWall(ann)) as WallRow;
  expect(row).toMatchObject({
    ...{ what: 'chosen', value: behaviour, date: portal.now.toISOString() },
    words: 'Stayed until the last parcel was out.',
  });
  const { item } = await call('/api/site/recognitionfeeditem', { place: row.place }, dee);
  expect(item).toMatchObject({ people: [{ memberId: ann.memberId }], from: { memberId: dee.memberId } });
  expect(JSON.stringify(await wall())).not.toContain('For reviewers only.');
});

test('each person hangs there once, for the newest; who won a quarter is told so', async () => {
  await choose(ann, 'And the next day again.');
  expect((await wall()).filter(({ memberId }) => memberId === ann.memberId)).toMatchObject([
    { what: 'chosen', words: 'And the next day again.' },
  ]);
  portal.now = new Date(portal.now.getTime() + 60_000);
  const prize = going.prizes[0]?.name as string;
  await call(
    '/api/reward/doreward',
    { what: 'reward', reason: prize, points: 100, message: 'Won it', sendBy: 'email', recipients: [ann.memberId] },
    admin,
  );
  expect((await wall())[0]).toMatchObject({ memberId: ann.memberId, what: 'won', value: prize, words: 'Won it' });
});

test('of long words the beginning stands there, by whole signs', async () => {
  await choose(bob, '👏'.repeat(wallWordsMax + 5));
  expect((await onWall(bob))?.words).toBe('👏'.repeat(wallWordsMax));
});

test('what its receiver keeps to fewer people hangs on no wall', async () => {
  await choose(bob, 'Between us.');
  await call('/api/member/choosevisibility', { audience: 'team', showsPoints: false, earlier: true }, bob);
  expect(await onWall(bob)).toBeUndefined();
  await call('/api/member/choosevisibility', { audience: 'everybody', showsPoints: false, earlier: true }, bob);
  expect(await onWall(bob)).toMatchObject({ words: 'Between us.' });
});

test('who is of a site without the wall neither hangs there nor sees it', async () => {
  await choose(cid, 'Kept calm.');
  expect(await onWall(cid)).toMatchObject({ words: 'Kept calm.' });
  await without('wallOfFame');
  expect(await onWall(cid)).toBeUndefined();
  expect(await onWall(ann)).toBeDefined();
  expect((await portal.post('/api/nom/wallOfFame', {}, { as: cid.id })).body.feature).toBe('wallOfFame');
});

test('who is of a site without the feed reads no words there, and is led nowhere', async () => {
  await without('feed');
  expect(await onWall(ann, cid)).toMatchObject({ what: 'won', words: '', wordsLanguage: '', place: '' });
  expect(await onWall(ann)).toMatchObject({ words: 'Won it' });
});
