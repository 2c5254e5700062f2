import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#app';
import { keeper } from '#kept/keeper';
import { eraseMember } from '#personal/erase';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let there: TestApp;
let ada: MadeMember;
let eve: MadeMember;
let ann: MadeMember;
const everybody = { sites: [], countries: [], clusters: [], divisions: [], managersOnly: false };

beforeAll(async () => {
  portal = await testApp();
  there = await appOn(portal, {}, { kept: keeper(() => portal.now) });
  await portal.make.division('ROM', { country: 'IT', cluster: 'EUROPE' });
  ada = await portal.make.member({ firstname: 'Ada', surname: 'Admin', roles: [{ capability: 'content' }] });
  eve = await portal.make.member({ firstname: 'Eve', surname: 'Even', roles: [{ capability: 'content' }] });
  ann = await portal.make.member({ firstname: 'Ann' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`delete from announcements`.execute(portal.db);
  await sql`delete from announcement_dismissals`.execute(portal.db);
});

const says = (title: string, language = 'en') => ({ language, title, words: `${title}.`, alt: '' });
const wish = (more: object = {}) => ({
  ...{ revision: 0, place: 'home', language: 'en', texts: [says('Hello')], picture: '', link: '/ideabox' },
  ...{ dateUntil: null, ...everybody },
  ...more,
});
const admin = (call: string, body: object, as = ada) => portal.post(`/api/admin/${call}`, body, { as: as.id });
const save = (more: object = {}, as = ada) => admin('announcementsave', wish(more), as);
async function made(more: object = {}): Promise<{ announcementId: string; revision: number }> {
  const { status, body } = await save(more);
  expect([status, body]).toEqual([200, expect.anything()]);
  return { announcementId: body.announcementId, revision: body.revision };
}
const atHome = async (who: MadeMember, on = portal) =>
  (await on.post('/api/member/getmemberdata', {}, { as: who.id })).body.other.announcements;
const titles = async (who: MadeMember, on = portal): Promise<string[]> =>
  ((await atHome(who, on))?.shown ?? []).map(({ title }: { title: string }) => title);
const dismiss = (announcementId: string, as: MadeMember, isDismissed = true) =>
  portal.post('/api/member/announcementdismiss', { announcementId, isDismissed }, { as: as.id });
const later = (ms: number) => new Date(portal.now.getTime() + ms).toISOString();
const list = async (state: string, page = 0, place = 'home') =>
  (await admin('announcementlist', { place, state, page })).body;

describe('who may', () => {
  test('members read and dismiss their own and change nothing', async () => {
    const { announcementId } = await made();
    for (const call of ['announcementlist', 'announcementaudiences', 'announcementreach', 'announcementsave'] as const)
      expect([call, (await admin(call, wish(), ann)).status]).toEqual([call, 403]);
    for (const call of ['announcementend', 'announcementtakeaway', 'announcementrestore', 'announcementmove'] as const)
      expect((await admin(call, { announcementId, revision: 1, way: 'up' }, ann)).status).toBe(403);
    expect((await portal.post('/api/member/myannouncements', { page: 0 }, { as: ann.id })).body.total).toBe(1);
  });

  test('an auditor reads them', async () => {
    const max = await portal.make.member({ roles: [{ capability: 'auditor' }] });
    expect((await admin('announcementlist', { place: 'home', state: 'running', page: 0 }, max)).status).toBe(200);
    expect((await save({}, max)).status).toBe(403);
  });
});

describe('announcementsave', () => {
  test('makes one, changes it, and says both in the audit, without its words', async () => {
    const { announcementId } = await made({ texts: [says('Hello'), says('Hallo', 'de')] });
    const { running } = (await list('running')).totals;
    expect(running).toBe(1);
    const again = {
      announcementId,
      revision: 1,
      dateUntil: later(60_000),
      managersOnly: true,
    };
    expect((await save({ ...again, texts: [says('Goodbye')] })).body).toMatchObject({ revision: 2 });
    const acts = (await portal.acts()).filter(({ act }) => act === 'announcement.saved');
    expect(acts.at(-1)).toMatchObject({
      ...{ actor_id: ada.id, subject: `announcement:${announcementId}` },
      facts: {
        revision: 2,
        before: { until: null, languages: ['de', 'en'], managersOnly: false },
        after: { until: later(60_000), languages: ['en'], managersOnly: true },
        changed: ['until', 'managersOnly', 'texts.de', 'texts.en'],
      },
    });
    expect(JSON.stringify(acts)).not.toContain('Goodbye');
  });

  test.for<[string, string, object]>([
    ['no title', '0.title', { texts: [says(' ')] }],
    ['a title that is too long', '0.title', { texts: [says('x'.repeat(81))] }],
    ['words that are too long', '0.words', { texts: [{ ...says('x'), words: 'x'.repeat(601) }] }],
    ['a language that there is not', '0.language', { texts: [says('x', 'fr')] }],
    ['a text twice', 'texts', { texts: [says('x'), says('y')] }],
    ['no text in its own language', 'texts', { language: 'de' }],
    ['a place that there is not', 'place', { place: 'door' }],
    ['a script', 'link', { link: 'javascript:alert(1)' }],
    ['data', 'link', { link: 'data:text/html,x' }],
    ['another host', 'link', { link: '//evil.example' }],
    ['another host by a backslash', 'link', { link: '/\\evil.example' }],
    ['another site', 'link', { link: 'https://evil.example/' }],
    ['a picture that was never uploaded', 'picture', { picture: 'f'.repeat(32) }],
    ['a path for a picture', 'picture', { picture: '../x.png' }],
    ['no moment', 'dateFrom', { dateFrom: 'tomorrow' }],
    [
      'an end before the beginning',
      'dateUntil',
      { dateFrom: '2027-01-02T00:00:00Z', dateUntil: '2027-01-01T00:00:00Z' },
    ],
    ['an end at the beginning', 'dateUntil', { dateFrom: '2027-01-02T00:00:00Z', dateUntil: '2027-01-02T00:00:00Z' }],
    ['an end that has passed', 'dateUntil', { dateFrom: '2020-01-01T00:00:00Z', dateUntil: '2020-01-02T00:00:00Z' }],
    ['a site where nobody is', 'sites', { sites: ['nowhere'] }],
    ['a country that there is not', 'countries', { countries: ['XX'] }],
    ['a cluster that there is not', 'clusters', { clusters: ['MOON'] }],
    ['a division that there is not', 'divisions', { divisions: ['NONE'] }],
    ['a code twice', 'countries', { countries: ['ZA', 'ZA'] }],
    ['an advert without a picture', 'picture', { place: 'shop' }],
  ])('refuses %s beside its field', async ([, field, more]) => {
    const { status, body } = await save(more);
    expect([status, Object.keys(body.formErrors ?? {})]).toEqual([400, [field]]);
    expect((await list('running')).totals).toEqual({ running: 0, planned: 0, ended: 0 });
  });

  test('takes a title and words of the greatest length, whatever they say, and answers them as they are', async () => {
    const title = '<img src=x onerror=alert(1)>{portal}'.padEnd(80, '👏');
    const at80 = [...title].slice(0, 80).join('');
    await made({ texts: [{ ...says(at80), words: 'ü'.repeat(600) }] });
    expect((await atHome(ann)).shown[0]).toMatchObject({ title: at80, words: 'ü'.repeat(600) });
  });

  test('of two who save at once the second is told who was quicker', async () => {
    const one = await made();
    const answers = await Promise.all([save({ ...one, link: '/a' }), save({ ...one, link: '/b' }, eve)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const lost = answers.find(({ status }) => status === 400)?.body;
    expect(lost).toMatchObject({ revision: 2, changedBy: expect.stringMatching(/^(Ada Admin|Eve Even)$/) });
  });

  test('an end at once and a save do not lose each other', async () => {
    const one = await made();
    const [ended, saved] = await Promise.all([admin('announcementend', one), save({ ...one, link: '/b' }, eve)]);
    expect([ended.status, saved.status].sort()).toEqual([200, 400]);
    const { totals } = await list('running');
    expect(totals).toMatchObject(ended.status === 200 ? { running: 0, ended: 1 } : { running: 1, ended: 0 });
  });
});

describe('whom it reaches', () => {
  test('everybody of its audience and nobody else, as many as were counted', async () => {
    const people = {
      ann,
      boss: await portal.make.member({ is_manager: true }),
      alba: await portal.make.member({ site_template: 'Alba' }),
      rome: await portal.make.member({ division_code: 'ROM' }),
      albaBoss: await portal.make.member({ site_template: 'alba', is_manager: true }),
    };
    const audiences: [object, string[]][] = [
      [{}, ['ann', 'boss', 'alba', 'rome', 'albaBoss']],
      [{ managersOnly: true }, ['boss', 'albaBoss']],
      [{ sites: ['alba'] }, ['alba', 'albaBoss']],
      [{ sites: ['alba'], managersOnly: true }, ['albaBoss']],
      [{ countries: ['IT'] }, ['rome']],
      [{ clusters: ['EUROPE'] }, ['rome']],
      [{ divisions: ['ROM'] }, ['rome']],
      [{ sites: ['alba'], countries: ['IT'] }, ['alba', 'rome', 'albaBoss']],
    ];
    const all = (await portal.db.selectFrom('members').select('id').execute()).length;
    for (const [part, names] of audiences) {
      const audience = { ...everybody, ...part };
      const one = await made(audience);
      const reached = [];
      for (const [name, who] of Object.entries(people)) {
        const { body } = await portal.post('/api/member/myannouncements', { page: 0 }, { as: who.id });
        if (body.total === 1 && (await titles(who))[0] === 'Hello') reached.push(name);
        else
          expect(JSON.stringify(await portal.post('/api/member/getmemberdata', {}, { as: who.id }))).not.toContain(
            'Hello',
          );
      }
      expect([part, reached]).toEqual([part, names]);
      const { people: counted } = (await admin('announcementreach', { audience })).body;
      const others = names.includes('ann') ? all - Object.keys(people).length : 0;
      expect([part, counted]).toEqual([part, names.length + others]);
      await admin('announcementtakeaway', one);
    }
  });

  test('what can be chosen is told with the people there', async () => {
    const { body } = await admin('announcementaudiences', {});
    expect(body.countries).toContainEqual({ code: 'IT', name: expect.any(String), people: expect.any(Number) });
    expect(body.sites.map(({ code }: { code: string }) => code)).toContain('laurel');
    expect(body.divisions.map(({ code }: { code: string }) => code)).toContain('ROM');
  });
});

describe('when', () => {
  test('it begins and ends exactly at its time, at every instance, whatever is kept', async () => {
    const begins = new Date(portal.now.getTime() + 20_000);
    await made({ dateFrom: begins.toISOString(), dateUntil: new Date(begins.getTime() + 20_000).toISOString() });
    const at = async (ms: number) => {
      portal.now = new Date(begins.getTime() + ms);
      there.now = portal.now;
      return [await titles(ann), await titles(ann, there)];
    };
    expect(await at(-20_000)).toEqual([[], []]);
    expect(await at(-1)).toEqual([[], []]);
    expect(await at(0)).toEqual([['Hello'], ['Hello']]);
    expect(await at(19_999)).toEqual([['Hello'], ['Hello']]);
    expect(await at(20_000)).toEqual([[], []]);
    expect((await list('ended')).totals).toEqual({ running: 0, planned: 0, ended: 1 });
  });

  test('what is ended, taken away and brought back is so at once at another instance', async () => {
    const one = await made();
    expect(await titles(ann, there)).toEqual(['Hello']);
    const away = (await admin('announcementtakeaway', one)).body;
    expect(await titles(ann, there)).toEqual([]);
    const back = await admin('announcementrestore', { announcementId: one.announcementId });
    expect(back.body.revision).toBe(3);
    expect((await admin('announcementrestore', { announcementId: one.announcementId })).body.revision).toBe(3);
    expect(await titles(ann, there)).toEqual(['Hello']);
    expect((await admin('announcementend', { ...one, revision: away.revision })).status).toBe(400);
    expect((await admin('announcementend', { ...one, revision: 3 })).status).toBe(200);
    expect(await titles(ann, there)).toEqual([]);
    expect((await admin('announcementend', { ...one, revision: 4 })).body.message).toBe('It does not run now.');
  });

  test('the shop’s are answered as adverts, with the moment at which that changes', async () => {
    const path = '/api/site/advertdata';
    const ask = async (who = ann) => (await portal.post(path, {}, { as: who.id })).body;
    expect(await ask()).toEqual({ advertData: [], imageBase: '/adverts/' });
    const shop = { place: 'shop' as const, link: '/rewards', picture: 'giving.svg' };
    await portal.make.announcement('Give', shop);
    await portal.make.announcement('Ends', { ...shop, position: 1, until_at: new Date(later(30_000)) });
    const alba = await portal.make.announcement('Alba’s', {
      ...shop,
      position: 2,
      sites: ['alba'],
      from_at: new Date(later(5_000)),
    });
    expect(alba).toBeGreaterThan(0);
    const advert = (what: string) => ({ what, href: '/rewards', img: 'giving.svg' });
    expect(await ask()).toEqual({
      advertData: [advert('Give'), advert('Ends')],
      imageBase: '/adverts/',
      until: later(30_000),
    });
    portal.now = new Date(portal.now.getTime() + 30_000);
    expect(await ask()).toEqual({ advertData: [advert('Give')], imageBase: '/adverts/' });
    const bo = await portal.make.member({ site_template: 'alba' });
    expect((await ask(bo)).advertData).toEqual([advert('Give'), advert('Alba’s')]);
  });
});

describe('on Home', () => {
  test('the reader’s language, else its own', async () => {
    await made({ texts: [says('Hello'), says('Hallo', 'de')] });
    const [german, italian] = [
      await portal.make.member({ language: 'de' }),
      await portal.make.member({ language: 'it' }),
    ];
    expect([await titles(german), await titles(italian)]).toEqual([['Hallo'], ['Hello']]);
  });

  test('the first in their order, the others one press away, moved by hand', async () => {
    const ids: string[] = [];
    for (const name of ['D', 'C', 'B', 'A']) ids.push((await made({ texts: [says(name)] })).announcementId);
    expect(await atHome(ann)).toMatchObject({ more: 1, shown: [{ title: 'A' }, { title: 'B' }, { title: 'C' }] });
    const move = (announcementId: string | undefined, way: string) =>
      admin('announcementmove', { announcementId, way });
    expect((await move(ids[3], 'up')).status).toBe(200);
    expect(await titles(ann)).toEqual(['A', 'B', 'C']);
    await move(ids[0], 'up');
    await move(ids[3], 'down');
    expect(await titles(ann)).toEqual(['B', 'A', 'D']);
    const all = (await portal.post('/api/member/myannouncements', { page: 0 }, { as: ann.id })).body;
    expect(all.announcements.map(({ title }: { title: string }) => title)).toEqual(['B', 'A', 'D', 'C']);
    await Promise.all(Array.from({ length: 20 }, (_, n) => move(ids[n % 4], n % 3 ? 'up' : 'down')));
    expect((await list('running')).announcements).toHaveLength(4);
    const { rows } = await sql<{ n: number }>`select count(distinct position)::int as n from announcements`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ n: 4 }]);
  });

  test('what is dismissed stays away, for that member alone; repeats and races come to the same', async () => {
    const { announcementId } = await made();
    const answers = await Promise.all(Array.from({ length: 20 }, () => dismiss(announcementId, ann)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect([await titles(ann), await titles(ann, there), await titles(eve)]).toEqual([[], [], ['Hello']]);
    await dismiss(announcementId, ann, false);
    await dismiss(announcementId, ann, false);
    expect(await titles(ann)).toEqual(['Hello']);
  });

  test('nobody dismisses what is not announced to them, or in the shop', async () => {
    const alba = await portal.make.announcement('Alba’s', { sites: ['alba'] });
    const shop = await portal.make.announcement('Shop', { place: 'shop', link: '/rewards', picture: 'giving.svg' });
    for (const id of [alba, shop, 999_999]) expect((await dismiss(String(id), ann)).status).toBe(404);
  });

  test('what was dismissed goes with the announcement, and with who is erased', async () => {
    const leo = await portal.make.member();
    const [one, other] = [await made(), await made()];
    for (const { announcementId } of [one, other]) for (const who of [leo, ann]) await dismiss(announcementId, who);
    const left = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from announcement_dismissals`.execute(portal.db)).rows[0]?.n;
    await sql`update members set deactivated_at = now() where id = ${leo.id}`.execute(portal.db);
    await portal.db.transaction().execute((tx) => eraseMember(tx as never, leo.memberNumber, portal.now));
    expect(await left()).toBe(2);
    await admin('announcementtakeaway', one);
    portal.now = new Date(portal.now.getTime() + 8 * 86_400_000);
    await sql`update tokens set last_used_at = ${portal.now}, expires_at = '2030-01-01'`.execute(portal.db);
    await admin('announcementtakeaway', other);
    expect(await left()).toBe(1);
    expect((await admin('announcementrestore', { announcementId: one.announcementId })).status).toBe(404);
    expect((await admin('announcementrestore', { announcementId: other.announcementId })).status).toBe(200);
  });
});

test('a picture becomes pixels of one shape, and one that nothing names goes after a week', async () => {
  const path = '/api/admin/announcementpicupload';
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const sent = async () => (await upload(portal, picture, { as: ada.id, path, field: 'filePic' })).body.picture;
  const [kept, thrown] = [await sent(), await sent()];
  await made({ picture: kept });
  const shown = await portal.app.inject({ url: `/adverts/pic/${kept}` });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  await sql`update pictures set created_at = created_at - interval '8 days' where kind = 'announcement'`.execute(
    portal.db,
  );
  await sent();
  expect((await portal.app.inject({ url: `/adverts/pic/${thrown}` })).statusCode).toBe(404);
  expect((await portal.app.inject({ url: `/adverts/pic/${kept}` })).statusCode).toBe(200);
  const svg = await upload(portal, '<svg xmlns="http://www.w3.org/2000/svg"/>', { as: ada.id, path, field: 'filePic' });
  expect(svg.status).toBe(400);
});

test('a thousand announcements cost Home no statement more than one, and none costs one less', async () => {
  let count = 0;
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const counting = await buildApp({ ...portal.company, db }, { webDist: '/nonexistent' });
  const headers = { authorization: `Bearer ${await portal.tokenOf(ann.id)}` };
  const statements = async () => {
    const ask = () => counting.inject({ method: 'POST', url: '/api/member/getmemberdata', headers, payload: {} });
    await ask();
    count = 0;
    expect((await ask()).statusCode).toBe(200);
    return count;
  };
  await atHome(ann);
  const none = await statements();
  await portal.make.announcement('One');
  await atHome(ann);
  const one = await statements();
  for (let n = 0; n < 10; n++)
    await sql`
      with made as (insert into announcements (place, position, language, picture, link, from_at, revision, changed_at)
        select 'home', n, 'en', '', '', '2026-01-01', 1, '2026-01-01' from generate_series(1, 100) n returning id)
      insert into announcement_texts (announcement_id, language, title, words, alt) select id, 'en', 'Many', repeat('x', 600), '' from made`.execute(
      portal.db,
    );
  expect(await atHome(ann)).toMatchObject({ more: 998 });
  expect([one - none, (await statements()) - one]).toEqual([1, 0]);
  expect((await list('running', 49)).announcements).toHaveLength(20);
  await counting.close();
});
