import type { LookDocument } from '@laurel/contract/looks/look';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOn, type TestApp, testApp } from '../../test/app.ts';
import { fakeProvider } from '../../test/fake-provider.ts';
import { lookDocument } from '../../test/looks.ts';
import type { MadeMember } from '../../test/make.ts';
import { callbackOf } from '../../test/sign-on.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ firstname: 'Ada', surname: 'Admin', roles: [{ capability: 'programme' }] });
  ann = await portal.make.member({ firstname: 'Ann' });
});
afterAll(() => portal.close());

const sites = async (by = ada) => (await portal.post('/api/admin/sitelooks', {}, { as: by.id })).body.sites;
const save = (site: string, parts: Partial<LookDocument>, basedOn = 0, by = ada) =>
  portal.post(
    '/api/admin/savelook',
    { site, document: lookDocument(parts), reason: 'A new house', basedOn },
    { as: by.id },
  );
const picture = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#123456' } })
    .png()
    .toBuffer();
const uploaded = async (bytes: Buffer | string) => {
  const path = '/api/admin/lookpicupload';
  const { body, status } = await upload(portal, bytes, { as: ada.id, path, field: 'filePic' });
  return { status, ...body };
};

describe('sitelooks', () => {
  test('tells the sites that have a look, and those where somebody is', async () => {
    await portal.make.member({ site_template: 'Peopled' });
    const all = await sites();
    expect(all[0]).toMatchObject({ site: 'laurel', own: { look: 1, byMember: '', document: lookDocument() } });
    expect(all).toContainEqual({ site: 'peopled', people: 1, own: null });
  });

  test('is for who keeps the programme', async () => {
    expect((await portal.post('/api/admin/sitelooks', {}, { as: ann.id })).status).toBe(403);
    expect((await save('laurel', { name: 'Mine' }, 1, ann)).status).toBe(403);
  });
});

describe('savelook', () => {
  test('gives a site a look, which its members wear, and one of before again', async () => {
    const { status, body } = await save('north', { name: 'Nord', brand: '#123a6d' });
    expect(status, JSON.stringify(body)).toBe(200);
    const second = await save('north', { name: 'Norden', brand: '#123a6d' }, body.look);
    expect(second.status).toBe(200);
    const { body: page } = await portal.post('/api/admin/lookversions', { site: 'north', limit: 1 }, { as: ada.id });
    expect(page).toMatchObject({ total: 2, next: String(second.body.look) });
    expect(page.versions).toEqual([
      expect.objectContaining({
        ...{ look: second.body.look, version: 2, reason: 'A new house', byMember: 'Ada Admin' },
        differences: [{ at: 'name', name: '', before: 'Nord', after: 'Norden' }],
      }),
    ]);
    const rest = await portal.post('/api/admin/lookversions', { site: 'north', after: page.next }, { as: ada.id });
    expect(rest.body).toMatchObject({ next: null, versions: [{ version: 1, differences: [] }] });
    const back = await save('north', rest.body.versions[0].document, second.body.look);
    expect(back.status).toBe(200);
    expect((await portal.acts()).filter(({ act }) => act === 'look.saved').at(-1)).toMatchObject({
      ...{ actor_id: ada.id, subject: 'site:north' },
      facts: { look: back.body.look, before: second.body.look, differences: 1 },
    });
    await portal.company.ways.known();
    const nora = await portal.make.member({ site_template: 'NORTH' });
    const { headers } = await portal.post('/api/member/getmemberdata', {}, { as: nora.id });
    expect(headers['set-cookie']).toMatch(/^laurel_site=north; Path=\/; SameSite=Lax; Max-Age=\d+$/);
    const dressed = { as: nora.id, headers: { cookie: 'laurel_site=north' } };
    expect((await portal.post('/api/member/getmemberdata', {}, dressed)).headers['set-cookie']).toBeUndefined();
    const other = await portal.post('/api/member/getmemberdata', {}, { as: ann.id });
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  test('is worn after a sign-on by who came before anybody here had heard of it', async () => {
    const provider = await fakeProvider();
    const env = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'laurel', OIDC_CLIENT_SECRET: 'secret' };
    const signing = await appOn({ ...portal, close: async () => {} }, env);
    const { memberNumber } = await portal.make.member({ site_template: 'unheard' });
    const { headers } = await callbackOf({ portal: signing, provider }, { sub: 'x', employee_number: memberNumber });
    expect([headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^laurel_site=unheard; /));
    await signing.close();
    await provider.close();
  });

  test('refuses colours on which something cannot be read, and names the field', async () => {
    const { status, body } = await save('pale', { brand: '#ffee00' });
    expect(status).toBe(400);
    expect(Object.keys(body.formErrors)).toEqual(['brand']);
    const dark = await save('pale', { accent: '#101010' });
    expect(Object.keys(dark.body.formErrors)).toEqual(['accent']);
  });

  test.for<[string, string, object]>([
    ['a colour that is none', 'brand', { brand: 'green' }],
    ['a picture that was never uploaded', 'logo.day', { logo: { day: 'f'.repeat(32), night: 'laurel' } }],
    ['an address instead of a picture', 'banner', { banner: 'https://elsewhere.example/x.png' }],
    ['a name of two lines', 'name', { name: 'Two\nlines' }],
    ['a sender that begins another header', 'sender', { sender: 'Ann\r\nBcc: x@y.example' }],
    ['a points name without its singular', 'points.en.one', { points: { en: { one: '', many: 'Points' } } }],
    ['a tile twice', 'tiles', { tiles: ['nominate', 'nominate'] }],
  ])('refuses %s beside its field', async ([, field, parts]) => {
    const { status, body } = await save('wrong', parts as Partial<LookDocument>);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  });

  test('of two who save at once the second is told who was quicker', async () => {
    const eve = await portal.make.member({ firstname: 'Eve', surname: 'Even', is_admin_reports: true });
    const [one, other] = await Promise.all([save('race', { name: 'One' }), save('race', { name: 'Other' }, 0, eve)]);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([200, 400]);
    expect(lost.body).toMatchObject({ look: won.body.look, message: expect.stringContaining('was quicker') });
    expect((await save('race', { name: 'Again' }, 0)).status).toBe(400);
    expect((await save('race', { name: won === one ? 'One' : 'Other' }, won.body.look)).body.message).toBe(
      'Nothing is otherwise than it is now.',
    );
  });
});

describe('pictures', () => {
  test('a drawing becomes pixels, and what is no picture is refused', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>1</script><rect width="9" height="9"/></svg>';
    const drawn = await uploaded(svg);
    expect(drawn).toMatchObject({ status: 200, width: 800, height: 400 });
    const shown = await portal.app.inject({ url: `/lookpic/${drawn.picture}` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.body).not.toContain('script');
    expect((await uploaded('<html></html>')).status).toBe(400);
  });

  test('one that no look names goes after a week, one that any look named stays', async () => {
    const [kept, thrown] = [await uploaded(await picture()), await uploaded(await picture(50))];
    const first = await save('drawn', { logo: { day: kept.picture, night: kept.picture } });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await save('drawn', {}, first.body.look)).status).toBe(200);
    await sql`update pictures set created_at = created_at - interval '8 days' where kind = 'look'`.execute(portal.db);
    await uploaded(await picture(60));
    expect((await portal.app.inject({ url: `/lookpic/${kept.picture}` })).statusCode).toBe(200);
    expect((await portal.app.inject({ url: `/lookpic/${thrown.picture}` })).statusCode).toBe(404);
    const gone = await save('late', { banner: thrown.picture });
    expect(Object.keys(gone.body.formErrors)).toEqual(['banner']);
  });
});

describe('what a site’s members get', () => {
  let site: MadeMember;
  beforeEach(async () => {
    site = await portal.make.member({ firstname: 'Sam', site_template: 'letters' });
  });

  test('e-mails say the site’s name, come from its sender, and count points by one and several', {
    tags: 'seed',
  }, async () => {
    const card = await uploaded(await picture(64));
    const head = await uploaded(await picture(32));
    const { body } = await save('letters', {
      ...{ name: 'Höhe & Co', sender: 'Höhe, Team', mailHead: head.picture, brand: '#123a6d' },
      points: { en: { one: 'Stone', many: 'Stones' } },
      cards: { 'behaviours.act-of-courage': card.picture },
    });
    expect(body.look).toBeGreaterThan(1);
    await portal.company.ways.known();
    const giver = await portal.make.member({ points: 1000 });
    const { memberData } = (await portal.post('/api/member/getmemberdata', {}, { as: site.id })).body;
    expect(memberData.pointsName).toBe('Stones');
    for (const points of [5, 10])
      await portal.post(
        '/api/reward/doreward',
        {
          ...{ what: 'payitforward', reason: 'Act of Courage', points, message: 'Thanks', sendBy: 'email' },
          recipients: [site.memberId],
        },
        { as: giver.id },
      );
    const [letter] = await portal.letters(site, 'card');
    expect(letter).toMatchObject({ sender: 'Höhe, Team', picture: card.picture, head: head.picture });
    expect(letter?.text).toContain('5 Stones are yours.');
    expect(letter?.text).toContain('See it in Höhe & Co');
    expect(letter?.html).toContain('alt="Höhe &#38; Co"');
    expect(letter?.html).toContain('#123a6d');
  });

  test('the company’s texts call the portal by the name that it has there', async () => {
    await portal.make.content('faq', { html: '<p>{portal} is here</p>', title: 'About {portal}', access: 'member' });
    await save('named', { name: 'A<B>' });
    await portal.company.ways.known();
    const nia = await portal.make.member({ site_template: 'named' });
    const asked = async (by: MadeMember) =>
      (await portal.post('/api/site/getcontentdb', { contentKey: 'faq' }, { as: by.id })).body;
    expect(await asked(nia)).toMatchObject({ content: '<p>A&#60;B&#62; is here</p>', title: 'About A<B>' });
    expect(await asked(ann)).toMatchObject({ content: '<p>Laurel is here</p>', title: 'About Laurel' });
  });
});

test('another instance wears it within a second', async () => {
  const there = await appOn(portal, {});
  const fay = await portal.make.member({ site_template: 'far' });
  const called = async () =>
    (await there.post('/api/member/getmemberdata', {}, { as: fay.id })).body.memberData.pointsName;
  expect(await called()).not.toBe('Stars');
  await save('far', { name: 'Far', points: { en: { one: 'Star', many: 'Stars' } } });
  await expect.poll(called).toBe('Stars');
});

test('the sheet of a look never changes, and is as the look of then', async () => {
  const { body } = await save('sheet', { brand: '#123a6d', name: 'Sheet' });
  const sheet = await portal.app.inject({ url: `/looks/${body.look}.css` });
  expect(sheet.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
  expect(sheet.body).toContain('--look-brand-7:#123a6d');
  for (const file of ['999999.css', '0.css', '1.js', '%2e%2e']) {
    const { statusCode } = await portal.app.inject({ url: `/looks/${file}` });
    expect([404, 503]).toContain(statusCode);
  }
});
