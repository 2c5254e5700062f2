import { seed } from '@laurel/contract/programme/seed';
import { seedRules, wholeSeed } from '@laurel/contract/programme/seed-rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { goBy } from '../../test/programmes/apply.ts';
import { firstProgramme } from './rules.ts';
import { offerOf, programmeThen } from './versions.ts';

const environment = { AWARD_CEILING: '500', LEAVERS_GRACE_DAYS: '7', LAUREL_RATE_LIMITS: 'on' };
const said = { limits: { ...seedRules.limits, award: 500 }, leavers: { graceDays: 7, percentAtOnce: 10 } };
const day = new Date('2027-01-01T00:00:00Z');

let portal: TestApp;
beforeEach(async () => {
  portal = await testApp(environment);
});
afterEach(() => portal.close());

const at = (time: Date, { config } = portal) => programmeThen(portal.db, firstProgramme(config.firstRules), time);

test('what the environment says of what nobody does alone goes until a programme is saved, which says it from then on', {
  tags: 'seed',
}, async () => {
  expect(await at(portal.now)).toMatchObject({ version: 1, page: 1, ...said });
  await goBy(portal, { prizes: [] });
  expect(await at(portal.now)).toMatchObject({ version: 2, page: 2, ...said });
  const later = await appOn({ ...portal, close: async () => {} }, { AWARD_CEILING: '900' });
  expect((await later.company.ways.known()).programme).toMatchObject(said);
  await later.close();
});

test('programmes of a release that knew nothing of it go on by the environment, planned ones too', {
  tags: 'seed',
}, async () => {
  await sql`
    insert into programme_versions (version, document, valid_from, saved_at, reason) values
      (2, '{"prizes": []}', ${portal.now}, ${portal.now}, 'No prizes'),
      (3, '{"categories": []}', ${day}, ${portal.now}, 'No categories')`.execute(portal.db);
  expect(await at(portal.now)).toMatchObject({ version: 2, prizes: [], ...said });
  expect(await at(day)).toMatchObject({ version: 3, categories: [], ...said });
});

test('a document of a release that knew less says nothing of what is newer: it is there, as a company begins with it', {
  tags: 'seed',
}, async () => {
  const { comments: _, ...sends } = wholeSeed.sends;
  const { feed: __, reactions: ___, comments: ____, year: ______, ...features } = wholeSeed.features;
  const { comments: _____, ...before } = wholeSeed;
  const document = {
    ...before,
    features: { ...features, ideas: { on: false, sites: {} } },
    sends: { ...sends, sends: 7 },
  };
  await sql`insert into programme_versions (version, document, valid_from, saved_at, reason)
    values (2, ${JSON.stringify(document)}::jsonb, ${portal.now}, ${portal.now}, 'Of before')`.execute(portal.db);
  const on = { on: true, sites: {} };
  expect(await at(portal.now)).toMatchObject({
    ...{ version: 2, comments: { refused: [] }, sends: { sends: 7, comments: 60 } },
    features: { ideas: { on: false }, feed: on, reactions: on, comments: on, year: on },
  });
  await goBy(portal, { comments: { refused: ['lummox'] } }, day);
  expect(await at(day)).toMatchObject({ version: 3, sends: { sends: 7 }, comments: { refused: ['lummox'] } });
});

test('a page knows what is offered, and nothing of by what else the server decides', () => {
  expect(Object.keys(offerOf(wholeSeed)).sort()).toEqual(Object.keys(seed).sort());
});

test('a change of what no page knows is no other programme to a page, one of what it knows is', {
  tags: 'seed',
}, async () => {
  await goBy(portal, { limits: { ...said.limits, award: 700 } });
  await goBy(portal, { prizes: [] }, day);
  const next = new Date('2027-02-01T00:00:00Z');
  await goBy(portal, { leavers: seedRules.leavers }, next);
  expect(await Promise.all([portal.now, day, next].map(async (time) => (await at(time)).page))).toEqual([1, 3, 3]);
});
