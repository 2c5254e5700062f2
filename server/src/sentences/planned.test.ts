import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { withoutEffect } from '../../test/effects.ts';
import type { MadeMember } from '../../test/make.ts';
import { firstProgramme } from '../programme/rules.ts';
import { takeTexts } from '../settings/take-texts.ts';
import { readTexts } from '../settings/texts-file.ts';
import { knownWays } from '../settings/ways.ts';

let portal: TestApp;
let ada: MadeMember;
let emre: MadeMember;
let ann: MadeMember;
const begin = new Date('2026-11-20T10:00:00Z');
const soon = '2026-11-20T10:10:00.000Z';

beforeAll(async () => {
  portal = await testApp();
  const roles = [{ capability: 'content' as const }];
  ada = await portal.make.member({ firstname: 'Ada', surname: 'Admin', roles });
  emre = await portal.make.member({ firstname: 'Emre', surname: 'Editor', roles });
  ann = await portal.make.member({ firstname: 'Ann', language: 'de' });
});
afterEach(async () => {
  portal.now = begin;
  await portal.db.deleteFrom('own_text_versions').execute();
});
afterAll(() => portal.close());

const terms = 'contract/calls.acceptTerms';
const english = 'Please accept the terms.';
const released = 'Bitte stimme den Bedingungen zu.';

type Asked = Record<string, unknown>;
const of = { language: 'de', key: terms };
const ask = (call: string, input: Asked, by = ada) => portal.post(`/api/admin/${call}`, input, { as: by.id });
const list = async (input: Asked) => (await ask('sentencelist', { language: 'de', ...input })).body;
const told = async () => (await ask('sentenceversions', of)).body;
const save = (text: string, more: Asked = {}, by = ada) =>
  portal.post('/api/admin/savesentence', { ...of, text, basedOn: null, ...more }, { as: by.id, key: randomUUID() });
const plan = (text: string, more: Asked = {}, by = ada) => save(text, { dateFrom: soon, ...more }, by);
const withdraw = (planId: string, by = ada) => ask('withdrawsentence', { ...of, planId }, by);
const refusedOf = async () => {
  await portal.company.ways.known();
  const sent = { ContactName: 'Ann', EmailAddress: 'ann@laurel.example', Message: 'Hallo', AcceptTerms: false };
  return (await portal.post('/api/site/contactussend', sent, { as: ann.id })).body.formErrors.AcceptTerms;
};
const file = (text: string, from = english) =>
  readTexts(`msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgctxt "${terms}"\nmsgid "${from}"\nmsgstr "${text}"\n`);
const acts = async () =>
  (await portal.acts())
    .filter(({ act }) => String(act).startsWith('texts.'))
    .map(({ act, actor_id }) => [act, actor_id]);

describe('words for a moment', () => {
  test('are said from then on, by themselves, and are seen before', async () => {
    expect((await plan('Ab gleich so.')).body).toMatchObject({
      own: null,
      message: expect.stringContaining('Planned.'),
    });
    expect(await refusedOf()).toBe(released);
    const planned = { own: 'Ab gleich so.', dateFrom: soon, byMember: 'Ada Admin', isUnused: false };
    expect(await list({ which: 'planned' })).toMatchObject({
      ...{ total: 1, own: 0, planned: 1, unused: 0 },
      sentences: [{ key: terms, own: null, planned }],
    });
    expect((await list({ search: 'ab gleich' })).total).toBe(1);
    expect(await told()).toMatchObject({
      ...{ own: null, planned, total: 1 },
      versions: [{ state: 'planned', own: 'Ab gleich so.', dateFrom: soon, dateSaved: begin.toISOString() }],
    });

    portal.now = new Date(new Date(soon).getTime() - 1);
    expect(await refusedOf()).toBe(released);
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe('Ab gleich so.');
    expect(await list({ which: 'own' })).toMatchObject({ own: 1, planned: 0, sentences: [{ own: 'Ab gleich so.' }] });
    expect(await told()).toMatchObject({
      ...{ own: 'Ab gleich so.', planned: null, total: 1 },
      versions: [{ state: 'said', byMember: 'Ada Admin', dateFrom: soon, dateSaved: begin.toISOString() }],
    });
    expect((await acts()).at(-1)).toEqual(['texts.planned', ada.id]);
  });

  test('begin in every instance at the same moment, whenever each has read them', async () => {
    const clocks = { now: begin };
    const other = knownWays(portal.db, {
      clock: () => clocks.now,
      ...{ first: firstProgramme(portal.company.config.firstRules), patience: 1 },
    });
    await plan('Ab gleich so.');
    const said = ({ own }: ReturnType<typeof other.now>) => own.words.get('de')?.get(terms);
    const before = await other.known();
    expect(said(before)).toBeUndefined();
    expect(other.now()).toBe(before);
    clocks.now = new Date(soon);
    expect(said(other.now())).toBe('Ab gleich so.');
    expect(other.now().own.version).not.toBe(before.own.version);
    expect(other.now()).toBe(other.now());
    const late = knownWays(portal.db, {
      clock: () => clocks.now,
      ...{ first: firstProgramme(portal.company.config.firstRules), patience: 1 },
    });
    expect(said(await late.known())).toBe('Ab gleich so.');
    expect(await portal.db.selectFrom('own_text_versions').selectAll().execute()).toHaveLength(1);
  });

  test('stand in the letters that go out from then on', { tags: 'seed' }, async () => {
    const thanks = { language: 'de', key: 'server/ecards.thankYou' };
    await ask('savesentence', { ...thanks, text: 'Ein Dank von {name}', basedOn: null, dateFrom: soon });
    const wish = { what: 'thankyou', reason: 'Thank you', points: 0, message: 'Danke', sendBy: 'email' };
    await portal.post('/api/reward/doreward', { ...wish, recipients: [ann.memberId] }, { as: ada.id });
    await portal.company.ways.known();
    expect((await portal.letters(ann))[0]?.subject).toBe('Ada Admin sagt Danke!');
    portal.now = new Date(soon);
    expect((await portal.letters(ann))[0]?.subject).toBe('Ein Dank von Ada Admin');
  });

  test('may be the portal’s own again', async () => {
    await save('Zum Fest anders.');
    expect((await plan('', { basedOn: 'Zum Fest anders.' })).body.own).toBe('Zum Fest anders.');
    expect(await refusedOf()).toBe('Zum Fest anders.');
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe(released);
    expect(await list({ which: 'own' })).toMatchObject({ own: 0, unused: 0 });
  });

  test.each<[string, string, Asked, string]>([
    ['a moment that has passed', 'Neu', { dateFrom: begin.toISOString() }, 'dateFrom'],
    ['what is no moment', 'Neu', { dateFrom: 'tomorrow' }, 'dateFrom'],
    ['what is said already', released, {}, 'text'],
    ['what cannot be said', 'Bitte {', {}, 'text'],
  ])('are refused for %s', async (_what, text, more, field) => {
    const { status, body } = await withoutEffect(portal.db, () => plan(text, more));
    expect(status).toBe(400);
    expect(Object.keys(body.formErrors)).toEqual([field]);
  });
});

describe('a plan', () => {
  test('is changed by who has seen it, and there is one at most', async () => {
    await plan('Erst so.');
    const { planId } = (await told()).planned;
    const { status, body } = await withoutEffect(portal.db, () => plan('Von Emre.', {}, emre));
    expect(status).toBe(400);
    expect(body).toMatchObject({ own: null, changedBy: 'Ada Admin', planned: { planId, own: 'Erst so.' } });
    expect((await withoutEffect(portal.db, () => save('Jetzt.', {}, emre))).body.planned.own).toBe('Erst so.');
    expect((await plan('Von Emre.', { planId }, emre)).status).toBe(200);
    expect(await told()).toMatchObject({
      planned: { own: 'Von Emre.', byMember: 'Emre Editor' },
      versions: [{ state: 'planned' }, { state: 'withdrawn', own: 'Erst so.', byMember: 'Ada Admin' }],
    });
  });

  test('is taken back before it begins, and not afterwards', async () => {
    await plan('Doch nicht.');
    const { planId } = (await told()).planned;
    expect((await withdraw(planId, emre)).status).toBe(200);
    expect(await told()).toMatchObject({ planned: null, versions: [{ state: 'withdrawn' }] });
    const again = await withoutEffect(portal.db, () => withdraw(planId));
    expect(again.body).toMatchObject({ planned: null, changedBy: 'Emre Editor' });
    expect((await acts()).slice(-2)).toEqual([
      ['texts.planned', ada.id],
      ['texts.withdrawn', emre.id],
    ]);
    await plan('Nun doch.');
    const next = (await told()).planned.planId;
    portal.now = new Date(soon);
    const late = await withoutEffect(portal.db, () => withdraw(next));
    expect([late.status, late.body.own, late.body.planned]).toEqual([400, 'Nun doch.', null]);
    expect(await refusedOf()).toBe('Nun doch.');
  });

  test('that began meanwhile is told to who words the sentence as it was before', async () => {
    await plan('Ab gleich so.');
    const { planId } = (await told()).planned;
    portal.now = new Date(soon);
    const { body } = await withoutEffect(portal.db, () => save('Zu spät.', { planId }, emre));
    expect(body).toMatchObject({ own: 'Ab gleich so.', planned: null, changedBy: 'Ada Admin' });
  });

  test('begins all the same when the sentence is worded otherwise meanwhile, on the screen or by a file', async () => {
    await plan('Ab gleich so.');
    const { planId } = (await told()).planned;
    expect((await save('Bis dahin so.', { planId })).body.message).toContain('until what is planned begins');
    expect(await refusedOf()).toBe('Bis dahin so.');
    const taken = await takeTexts(portal.db, file('Aus einer Datei.'), { now: portal.now, isDry: false });
    expect(taken).toMatchObject({ changed: 1, planned: 1 });
    expect(await refusedOf()).toBe('Aus einer Datei.');
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe('Ab gleich so.');
  });

  test('for English that is no longer said is told and not said, and gives way to words for what is', async () => {
    await plan('Ab gleich so.');
    await portal.db.updateTable('own_text_versions').set({ english: 'Something else' }).execute();
    expect(await list({ which: 'unused' })).toMatchObject({ unused: 1, sentences: [{ planned: { isUnused: true } }] });
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe(released);
    expect(await list({ which: 'unused' })).toMatchObject({
      unused: 1,
      sentences: [{ isUnused: true, planned: null }],
    });

    portal.now = begin;
    const { planId } = (await told()).planned;
    expect((await save('Neu geschrieben.', { planId })).body.message).toContain('Said so from now on.');
    expect((await told()).planned).toBeNull();
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe('Neu geschrieben.');
  });

  test('gives way to a file for what is said by now, too', async () => {
    await plan('Ab gleich so.');
    await portal.db.updateTable('own_text_versions').set({ english: 'Something else' }).execute();
    await takeTexts(portal.db, file('Aus einer Datei.'), { now: portal.now, isDry: false });
    expect(await told()).toMatchObject({ own: 'Aus einer Datei.', planned: null });
    expect((await acts()).at(-1)).toEqual(['texts.withdrawn', null]);
  });

  test('begins though its author has left', async () => {
    await plan('Ab gleich so.', {}, emre);
    await portal.db.updateTable('members').set({ deactivated_at: begin }).where('id', '=', emre.id).execute();
    portal.now = new Date(soon);
    expect(await refusedOf()).toBe('Ab gleich so.');
    expect((await told()).versions[0].byMember).toBe('Emre Editor');
    await portal.db.updateTable('members').set({ deactivated_at: null }).where('id', '=', emre.id).execute();
  });
});

test('a process of the former release hears what is said at once, and is heard', async () => {
  const former = { language: 'de' as const, key: terms, english, text: 'Von früher.' };
  await portal.db
    .insertInto('own_text_versions')
    .values({ ...former, saved_at: portal.now })
    .execute();
  await portal.db
    .insertInto('own_texts')
    .values({ ...former, updated_at: portal.now })
    .onConflict((one) => one.columns(['language', 'key']).doUpdateSet({ text: former.text }))
    .execute();
  expect(await refusedOf()).toBe('Von früher.');
  const heard = async () =>
    (await portal.db.selectFrom('own_texts').select('text').where('key', '=', terms).execute()).map(({ text }) => text);
  await plan('Ab gleich so.', { basedOn: 'Von früher.' });
  expect(await heard()).toEqual(['Von früher.']);
  const { planId } = (await told()).planned;
  await save('Jetzt so.', { basedOn: 'Von früher.', planId });
  expect(await heard()).toEqual(['Jetzt so.']);
  await save('', { basedOn: 'Jetzt so.', planId });
  expect(await heard()).toEqual([]);
});

describe('at once by many', () => {
  test('plans and words: one of them is done, and nobody else believes so', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? plan(`Plan ${n}`) : save(`Satz ${n}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    expect((await told()).total).toBe(1);
  });

  test('a plan is changed or taken back by one', async () => {
    await plan('Erst so.');
    const { planId } = (await told()).planned;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? withdraw(planId) : plan(`Plan ${n}`, { planId }))),
    );
    const { planned, versions } = await told();
    const changed = answers.filter(({ status }, n) => status === 200 && n % 2 === 1).length;
    const takenBack = answers.filter(({ status }, n) => status === 200 && n % 2 === 0).length;
    // Who changes it after it was taken back plans anew; nobody takes back, or writes over, what they have not seen.
    expect(takenBack + changed).toBeGreaterThan(0);
    expect([takenBack, changed]).toEqual([takenBack > 0 ? 1 : 0, planned ? 1 : 0]);
    expect(versions.filter(({ state }: { state: string }) => state === 'planned')).toHaveLength(planned ? 1 : 0);
  });

  test('at the moment itself nothing that was seen is lost: it is planned anew, or is told that it has begun', async () => {
    await plan('Ab gleich so.');
    const { planId } = (await told()).planned;
    portal.now = new Date(soon);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0 ? withdraw(planId) : save(`Satz ${n}`, { planId, basedOn: 'Ab gleich so.' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { versions } = await told();
    expect(versions.map(({ state }: { state: string }) => state)).toEqual(['said', 'said']);
  });
});
