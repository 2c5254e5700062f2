import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { capabilityNames } from '@laurel/contract/access';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';
import { loadContent } from './load.ts';

let portal: TestApp;
const people = {} as Record<'cleo' | 'cyd' | 'ann' | 'anna' | 'bob' | 'audit' | 'manager', MadeMember>;

beforeAll(async () => {
  portal = await testApp();
  const { make } = portal;
  people.cleo = await make.member({ firstname: 'Cleo', roles: [{ capability: 'content' }] });
  people.cyd = await make.member({ firstname: 'Cyd', surname: 'Quick', roles: [{ capability: 'content' }] });
  people.audit = await make.member({ roles: [{ capability: 'auditor' }] });
  people.manager = await make.member({ is_manager: true });
  people.ann = await make.member({ language: 'en' });
  people.anna = await make.member({ language: 'de' });
  people.bob = await make.member({ language: 'it' });
});
beforeEach(async () => {
  portal.now = new Date('2026-11-20T10:00:00Z');
  await forgetAll();
  await portal.make.content('faq', { markdown: 'Old words', html: '<p>Old words</p>', title: 'FAQ' });
  await portal.make.content('terms', { markdown: 'Rules', html: '<p>Rules</p>', title: 'Terms', access: 'open' });
});
afterAll(() => portal.close());

async function forgetAll() {
  for (const table of ['acceptances', 'content_drafts', 'content_versions', 'content_texts', 'content_blocks'] as const)
    await portal.db.deleteFrom(table).execute();
}

type Who = keyof typeof people;
const ask = (name: string, body: object, as: Who = 'cleo', key?: string) =>
  portal.post(`/api/admin/${name}`, body, { as: people[as].id, ...(key ? { key } : {}) });
const faq = { contentKey: 'faq', language: 'en' };
const save = (markdown: string, revision: number, more: object = {}, as: Who = 'cleo') =>
  ask('contentdraftsave', { ...faq, title: 'FAQ', markdown, revision, ...more }, as);
const publish = (revision: number, more: object = {}, as: Who = 'cleo') =>
  ask('contentpublish', { ...faq, revision, ...more }, as);
const read = async (contentKey: string, as: Who = 'ann') =>
  (await portal.post('/api/site/getcontentdb', { contentKey, isCache: true }, { as: people[as].id })).body;
const textNow = async (more: object = {}) => (await ask('contentblock', { ...faq, ...more })).body;
const pass = (ms: number) => {
  portal.now = new Date(portal.now.getTime() + ms);
};
const hour = 3_600_000;

describe('a text and its versions', () => {
  test('a draft is written, published, read, and the former version comes back', async () => {
    expect(await textNow()).toMatchObject({
      revision: 0,
      draft: null,
      published: { version: 1, markdown: 'Old words', publishedBy: '' },
    });
    const first = await save('# New\n\n**words**', 0);
    expect([first.status, first.body]).toEqual([200, { message: 'The draft is saved.', revision: 1 }]);
    expect((await read('faq')).content).toBe('<p>Old words</p>');
    expect((await textNow()).draft).toMatchObject({
      markdown: '# New\n\n**words**',
      changedBy: expect.stringContaining('Cleo'),
    });
    const second = await publish(1, { reason: 'Clearer' });
    expect(second.body).toEqual({ message: 'Published. Members read it now.', revision: 2, version: 2 });
    expect(await read('faq')).toEqual({ content: '<h2>New</h2>\n<p><strong>words</strong></p>\n', title: 'FAQ' });
    expect(await textNow()).toMatchObject({ draft: null, published: { version: 2 }, revision: 2 });
    const back = await ask('contentreturn', { ...faq, revision: 2, version: 1 });
    expect(back.body.revision).toBe(3);
    expect((await publish(3)).body.version).toBe(3);
    expect((await read('faq')).content).toBe('<p>Old words</p>\n');
    const { versions, total } = (await ask('contentversions', faq)).body;
    expect([
      total,
      versions.map((one: { version: number; state: string; reason: string }) => [one.version, one.state, one.reason]),
    ]).toEqual([
      3,
      [
        [3, 'current', ''],
        [2, 'former', 'Clearer'],
        [1, 'former', ''],
      ],
    ]);
    expect((await ask('contentversions', { ...faq, limit: 1, offset: 2 })).body).toMatchObject({
      total: 3,
      versions: [{ version: 1 }],
    });
    const { body } = await ask('contentdifference', { ...faq, from: 1, to: 2 });
    expect([body.added, body.removed, body.before.markdown]).toEqual([3, 1, 'Old words']);
    await portal.settle();
    expect((await portal.acts()).slice(-2).map(({ act, subject, facts }) => [act, subject, facts])).toEqual([
      [
        'content.published',
        'content:faq',
        { language: 'en', version: 2, before: 1, from: portal.now.toISOString(), asksAgain: false },
      ],
      [
        'content.published',
        'content:faq',
        { language: 'en', version: 3, before: 2, from: portal.now.toISOString(), asksAgain: false },
      ],
    ]);
  });

  test('what is planned comes when its moment comes, though nobody writes then, and can be withdrawn before', async () => {
    await save('Next year', 0);
    const dateFrom = new Date(portal.now.getTime() + hour).toISOString();
    expect((await publish(1, { dateFrom })).body).toMatchObject({
      message: expect.stringContaining('Planned'),
      version: 2,
    });
    // Kept by the instance from here on.
    for (const who of ['ann', 'anna'] as const) expect((await read('faq', who)).content).toBe('<p>Old words</p>');
    expect(await textNow()).toMatchObject({ published: { version: 1 }, planned: { version: 2, dateFrom } });
    await save('A word between', 2);
    const between = await publish(3);
    expect([between.status, between.body.message]).toEqual([
      400,
      'Another version is planned already. Withdraw it first.',
    ]);
    pass(hour - 1);
    expect((await read('faq')).content).toBe('<p>Old words</p>');
    pass(1);
    expect((await read('faq')).content).toBe('<p>Next year</p>\n');
    const late = await ask('contentwithdraw', { ...faq, version: 2, revision: 3 });
    expect([late.status, late.body.message]).toEqual([400, 'This version is not planned any more.']);
    await publish(3, { dateFrom: new Date(portal.now.getTime() + hour).toISOString() });
    expect((await ask('contentwithdraw', { ...faq, version: 3, revision: 4 })).body.revision).toBe(5);
    expect(await textNow()).toMatchObject({ planned: null, draft: { markdown: 'A word between' } });
    pass(hour);
    expect((await read('faq')).content).toBe('<p>Next year</p>\n');
    expect((await ask('contentversions', faq)).body.versions[0].state).toBe('withdrawn');
  });

  test('in each language its own, else the one in which the block is written', async () => {
    const german = { ...faq, language: 'de' };
    expect(await textNow(german)).toMatchObject({
      published: null,
      instead: { language: 'en', markdown: 'Old words' },
    });
    expect((await read('faq', 'anna')).content).toBe('<p>Old words</p>');
    await save('Neue Worte', 0, { language: 'de', title: 'Fragen' });
    await publish(1, { language: 'de' });
    expect(await read('faq', 'anna')).toEqual({ content: '<p>Neue Worte</p>\n', title: 'Fragen' });
    expect((await read('faq', 'ann')).content).toBe('<p>Old words</p>');
    expect((await read('faq', 'bob')).content).toBe('<p>Old words</p>');
    const { blocks } = (await ask('contentlist', {})).body;
    const { texts } = blocks.find((block: { contentKey: string }) => block.contentKey === 'faq');
    expect(
      texts.map((text: { language: string; version: number; isDelivered: boolean }) => [
        text.language,
        text.version,
        text.isDelivered,
      ]),
    ).toEqual([
      ['en', 1, true],
      ['de', 1, false],
      ['it', 0, false],
      ['pt-BR', 0, false],
      ['ar', 0, false],
    ]);
  });

  test('whoever was not quickest is told who was, and nothing is lost or written over', async () => {
    expect((await save('By Cyd', 0, {}, 'cyd')).status).toBe(200);
    const late = await save('By Cleo', 0);
    expect([late.status, late.body.message, late.body.revision]).toEqual([
      400,
      expect.stringMatching(/Cyd .*was quicker/),
      1,
    ]);
    expect(late.body.changedBy).toContain('Cyd');
    for (const [name, more] of [
      ['contentpublish', {}],
      ['contentdraftdrop', {}],
      ['contentreturn', { version: 1 }],
      ['contentwithdraw', { version: 1 }],
    ] as const)
      expect([name, (await ask(name, { ...faq, revision: 0, ...more })).body.revision]).toEqual([name, 1]);
    expect((await textNow()).draft.markdown).toBe('By Cyd');
    expect((await save('By Cleo', 1)).body.revision).toBe(2);
    expect((await ask('contentdraftdrop', { ...faq, revision: 2 })).body.revision).toBe(3);
    expect((await textNow()).draft).toBeNull();
  });

  test('of many who save or publish at once one does, and a repeated request is answered as before', async () => {
    const saved = await Promise.all(
      Array.from({ length: 12 }, (_, n) => save(`Words ${n}`, 0, {}, n % 2 ? 'cleo' : 'cyd')),
    );
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
    const published = await Promise.all(Array.from({ length: 12 }, () => publish(1)));
    expect(published.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask('contentversions', faq)).body.total).toBe(2);
    const key = randomUUID();
    const body = { ...faq, title: 'FAQ', markdown: 'Once', revision: 2 };
    const again = await Promise.all([1, 2, 3].map(() => ask('contentdraftsave', body, 'cleo', key)));
    expect(new Set(again.map((answer) => answer.status === 409 || answer.body.revision))).not.toContain(undefined);
    expect((await textNow()).revision).toBe(3);
  });

  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'a\nb' }],
    ['markdown', { markdown: '' }],
    ['markdown', { markdown: '🌿'.repeat(40_001) }],
    ['markdown', { markdown: '![a](https://elsewhere.example/a.png)' }],
    ['markdown', { markdown: `![](/contentpic/${'a'.repeat(32)}/10x10)` }],
    ['markdown', { markdown: '_a'.repeat(20_000) }],
    ['markdown', { markdown: '>'.repeat(40_000) }],
    ['language', { language: 'fr' }],
    ['contentKey', { contentKey: 'F A Q' }],
    ['revision', { revision: -1 }],
  ])('a wrong %s is told', async (field, more) => {
    const { status, body } = await save('x', 0, more);
    expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
  });

  test('a text as long as it may be is taken, an emoji counting as one', async () => {
    expect((await save('🌿'.repeat(40_000), 0)).status).toBe(200);
    expect((await ask('contentpreview', { markdown: '🌿'.repeat(40_000) })).status).toBe(200);
    for (const markdown of ['_a'.repeat(20_000), '>'.repeat(40_000)])
      expect(Object.keys((await ask('contentpreview', { markdown })).body.formErrors)).toEqual(['markdown']);
  });

  test('a moment that has passed, and another text for everybody to accept, are refused by their fields', async () => {
    await save('x', 0);
    for (const [field, more] of [
      ['dateFrom', { dateFrom: '2026-11-20T10:00:00Z' }],
      ['dateFrom', { dateFrom: 'tomorrow' }],
      ['asksAgain', { asksAgain: true }],
      ['reason', { reason: 'x'.repeat(501) }],
    ] as const) {
      const { status, body } = await publish(1, more);
      expect([status, Object.keys(body.formErrors)]).toEqual([400, [field]]);
    }
  });

  test('what came with the portal is the company’s own once somebody publishes it', async () => {
    const terms = { contentKey: 'terms', language: 'en' };
    const lacks = async () =>
      (await ask('contentlist', {})).body.lacking.filter((one: { language: string }) => one.language === 'en');
    expect(await lacks()).toMatchObject([
      { contentKey: 'terms', lacks: 'own' },
      { contentKey: 'privacy', lacks: 'text' },
      { contentKey: 'faq', lacks: 'own' },
    ]);
    expect((await publish(0, terms)).body.version).toBe(2);
    expect(await lacks()).toMatchObject([{ contentKey: 'privacy' }, { contentKey: 'faq' }]);
    const { lacking } = (await ask('contentlist', {})).body;
    expect(lacking).toHaveLength(14);
    expect(lacking[0].readers).toBeGreaterThan(0);
  });

  test('former instances read what is published at once', async () => {
    await save('Both', 0);
    await publish(1);
    await save('Beide', 0, { language: 'de' });
    await publish(1, { language: 'de' });
    const { rows } = await sql<{ html: string; german: string }>`
      select b.html, t.html as german from content_blocks b join content_texts t on t.key = b.key and t.language = 'de' where b.key = 'faq'`.execute(
      portal.db,
    );
    expect(rows).toEqual([{ html: '<p>Both</p>\n', german: '<p>Beide</p>\n' }]);
  });
});

describe('pages of a company’s own', () => {
  const page = { contentKey: 'travel-policy', title: 'Travel', access: 'member', language: 'en' };
  const add = (more: object = {}) => ask('contentblockadd', { ...page, ...more });
  const travel = { contentKey: 'travel-policy' };

  test('one is added, written, read and retired, and taken up again with its versions', async () => {
    expect((await add()).body.message).toContain('The page is added');
    expect((await portal.post('/api/site/getcontentdb', travel, { as: people.ann.id })).status).toBe(404);
    expect((await publish(1, travel)).body.message).toBe('There is nothing to publish yet.');
    expect((await save('By train', 1, travel)).body.revision).toBe(2);
    await publish(2, travel);
    expect((await read('travel-policy')).content).toBe('<p>By train</p>\n');
    expect((await ask('contentblockretire', travel)).status).toBe(200);
    expect((await ask('contentblockretire', travel)).status).toBe(200);
    expect((await portal.post('/api/site/getcontentdb', travel, { as: people.ann.id })).status).toBe(404);
    expect((await save('More', 3, travel)).body.message).toContain('retired');
    expect((await add({ access: 'open' })).status).toBe(200);
    expect((await portal.post('/api/site/getcontentdb', travel)).status).toBe(200);
    expect((await textNow(travel)).published.version).toBe(1);
  });

  test('an address is taken once, also by many at once, and never one of the portal’s', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect((await add()).body.formErrors.contentKey).toContain('already');
    for (const contentKey of ['nominate', 'words', 'api', 'terms', 'faq', 'Ä', '', 'x'.repeat(61)])
      expect([contentKey, Object.keys((await add({ contentKey })).body.formErrors)]).toEqual([
        contentKey,
        ['contentKey'],
      ]);
  });

  test('there are so many at most', async () => {
    await sql`
      insert into content_blocks (key, title, markdown, html, updated_at) select 'page-' || n, '', '', '', now() from generate_series(1, 198) n`.execute(
      portal.db,
    );
    expect((await add()).body.message).toContain('at most 200');
  });

  test('what the portal’s screens show is never retired; what is not there is not found', async () => {
    expect((await ask('contentblockretire', { contentKey: 'terms' })).body.message).toContain('cannot be retired');
    expect((await ask('contentblockretire', { contentKey: 'nothing' })).status).toBe(404);
    for (const [name, more] of [
      ['contentblock', {}],
      ['contentdraftsave', { title: 'x', markdown: 'x', revision: 0 }],
      ['contentpublish', { revision: 0 }],
      ['contentdifference', { from: 1 }],
    ] as const)
      expect([name, (await ask(name, { contentKey: 'nothing', language: 'en', ...more })).status]).toEqual([name, 404]);
  });
});

test('pictures stand in texts by an address of the portal’s own, described, with their size', async () => {
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#248' } })
    .png()
    .toBuffer();
  const sent = await upload(portal, bytes, {
    path: '/api/admin/contentpicupload',
    as: people.cleo.id,
    field: 'filePic',
    fileName: 'map.png',
  });
  expect(sent.status).toBe(200);
  const { address, width, height } = sent.body;
  expect([width, height]).toEqual([1600, 800]);
  const shown = await portal.app.inject({ url: address });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await portal.app.inject({ url: address.replace('1600x800', '10x10') })).statusCode).toBe(404);
  const { content } = (
    await ask('contentpreview', {
      markdown: `![The way](${address})\n\n<img src="${address}"><img src="${address}" alt="x" onerror="y()" style="z">`,
    })
  ).body;
  expect(content).toBe(
    `<p><img src="${address}" alt="The way" width="1600" height="800" loading="lazy" /></p>\n<p><img src="${address}" alt="x" width="1600" height="800" loading="lazy" /></p>\n`,
  );
  expect((await save(`![The way](${address})`, 0)).status).toBe(200);
});

test('members do not write; an auditor reads everything and changes nothing', async () => {
  for (const name of ['contentlist'] as const)
    expect(
      await Promise.all(
        (['ann', 'manager', 'audit', 'cleo'] as const).map(async (who) => (await ask(name, {}, who)).status),
      ),
    ).toEqual([403, 403, 200, 200]);
  expect((await save('x', 0, {}, 'audit')).status).toBe(403);
  expect((await save('x', 0, {}, 'ann')).status).toBe(403);
  expect((await publish(0, {}, 'audit')).status).toBe(403);
  expect(capabilityNames).toContain('content');
});

describe('terms that everybody is asked to accept', () => {
  const terms = { contentKey: 'terms', language: 'en' };
  const member = (who: Who, name: string, body: object = {}) =>
    portal.post(`/api/member/${name}`, body, { as: people[who].id });
  const asked = async (who: Who) => (await member(who, 'getmemberdata')).body.other.toAccept;
  const toAccept = async (who: Who) => (await member(who, 'termstoaccept')).body.texts;
  const change = async (markdown: string, more: object = {}) => {
    const text = {
      ...terms,
      ...((more as { language?: string }).language && { language: (more as { language: string }).language }),
    };
    const { revision } = await textNow(text);
    const saved = await save(markdown, revision, { ...text, title: 'Terms' });
    return publish(saved.body.revision, { ...text, ...more });
  };

  test('nobody is asked until a version asks, and whoever has accepted it is not asked for it again', async () => {
    expect((await member('ann', 'getmemberdata')).body.other).toEqual({ isCompetition: false, competition: null });
    await change('Rules, mended');
    expect(await asked('ann')).toBeUndefined();
    await change('Rules, mended\n\nAnd one more.', { asksAgain: true, reason: 'One more' });
    expect(await asked('ann')).toEqual(['terms']);
    const [text] = await toAccept('ann');
    expect(text).toMatchObject({
      contentKey: 'terms',
      language: 'en',
      version: 3,
      reason: 'One more',
      changes: { added: 2, removed: 0 },
    });
    expect(text.content).toContain('And one more.');
    const accepted = await member('ann', 'acceptterms', { ...terms, version: 3 });
    expect([accepted.status, accepted.body]).toEqual([200, { toAccept: [] }]);
    expect((await member('ann', 'acceptterms', { ...terms, version: 3 })).status).toBe(200);
    expect(await asked('ann')).toBeUndefined();
    await change('A comma, mended');
    expect(await asked('ann')).toBeUndefined();
    expect(await asked('bob')).toEqual(['terms']);
    pass(1000);
    await change('All is new', { asksAgain: true });
    const [next] = await toAccept('ann');
    expect(next.changes).toMatchObject({ added: 1, removed: 3 });
    const { acceptedTerms } = (await member('ann', 'exportmydata')).body;
    expect(acceptedTerms).toMatchObject([{ key: 'terms', language: 'en', version: 3 }]);
  });

  test('a version that was open in a dialog is accepted as what it is: a newer one that asks, asks', async () => {
    await change('Two', { asksAgain: true });
    const [{ version }] = await toAccept('ann');
    pass(1000);
    await change('Three', { asksAgain: true });
    expect((await member('ann', 'acceptterms', { ...terms, version })).body).toEqual({ toAccept: ['terms'] });
    const ahead = await member('ann', 'acceptterms', { ...terms, version: 9 });
    expect([ahead.status, ahead.body.message]).toEqual([400, 'This is not what goes now. Please read it again.']);
  });

  test('one is asked for what one reads, and in another language not for the same again', async () => {
    await change('Zwei', { language: 'de' });
    pass(1000);
    await change('Two', { asksAgain: true });
    expect([await asked('ann'), await asked('anna'), await asked('bob')]).toEqual([['terms'], undefined, ['terms']]);
    pass(1000);
    await change('Zwei, neu', { language: 'de', asksAgain: true });
    expect(await asked('anna')).toEqual(['terms']);
    const [german] = await toAccept('anna');
    expect([german.language, german.content]).toEqual(['de', '<p>Zwei, neu</p>\n']);
    await member('anna', 'acceptterms', { contentKey: 'terms', language: 'de', version: german.version });
    const language = (to: string) =>
      sql`update profiles set language = ${to} where member_id = ${people.anna.id}`.execute(portal.db);
    await language('en');
    expect(await asked('anna')).toBeUndefined();
    await language('de');
  });

  test('a planned one asks from its moment on', async () => {
    await change('Later', { asksAgain: true, dateFrom: new Date(portal.now.getTime() + hour).toISOString() });
    expect(await asked('ann')).toBeUndefined();
    pass(hour);
    expect(await asked('ann')).toEqual(['terms']);
  });

  test('accepted by many requests at once, it is accepted once', async () => {
    await change('Two', { asksAgain: true });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => member('ann', 'acceptterms', { ...terms, version: 2 })),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from acceptances`.execute(portal.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('nothing of the specification’s calls is refused to who has not accepted', { tags: 'seed' }, async () => {
    const questions: [string, object][] = [
      ['/api/member/getmemberdata', {}],
      ['/api/member/memberheader', {}],
      ['/api/site/getcontentdb', { contentKey: 'terms' }],
      ['/api/site/getrecentrecognition', {}],
      ['/api/site/getcelebrations', {}],
      ['/api/site/getmemberlist', { search: 'First' }],
      ['/api/site/advertdata', {}],
      ['/api/nom/wallOfFame', {}],
      ['/api/shop/categorylist', {}],
      ['/api/shop/getbasket', { alloc: 'ZA' }],
      ['/api/shop/orders', {}],
      ['/api/idea/myideas', {}],
      ['/api/idea/ideasubmit', { category: 'Current challenges', title: 'T', idea: 'I' }],
      ['/api/nom/newnom', { nomCat: ['Act of Courage'], reason: 'She did.', members: [people.bob.memberId] }],
      [
        '/api/reward/doreward',
        {
          what: 'thankyou',
          reason: 'Thank you',
          points: 0,
          message: 'Hi',
          sendBy: 'email',
          recipients: [people.bob.memberId],
        },
      ],
      [
        '/api/site/contactussend',
        { ContactName: 'A', EmailAddress: 'a@test.example', Message: 'M', AcceptTerms: true },
      ],
    ];
    const statuses = async () => {
      const all = [];
      for (const [at, body] of questions) all.push([at, (await portal.post(at, body, { as: people.ann.id })).status]);
      return all;
    };
    const before = await statuses();
    await change('Two', { asksAgain: true });
    expect(await asked('ann')).toEqual(['terms']);
    expect(await statuses()).toEqual(before);
    expect(before.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

test('production starts with neutral words in every language, and they are told as what still lacks', async () => {
  await forgetAll();
  const load = (folder: string) =>
    transaction(portal.db, (tx) => loadContent(tx, path.join(import.meta.dirname, '../../..', folder), portal.now));
  await Promise.all([load('server/content'), load('server/content')]);
  const { blocks } = (await ask('contentlist', {})).body;
  const versions = blocks.flatMap((block: { texts: { version: number }[] }) =>
    block.texts.map(({ version }) => version),
  );
  expect([blocks.length, new Set(versions)]).toEqual([11, new Set([1])]);
  const { rows } = await sql<{
    text: string;
  }>`select string_agg(title || markdown, ' ') as text from content_versions`.execute(portal.db);
  expect(rows[0]?.text).not.toMatch(/Laurel|Aurivale|Pretoria/);
  expect((await ask('contentlist', {})).body.lacking).toHaveLength(15);
  await sql`delete from content_versions where language = 'de'`.execute(portal.db);
  await load('demo/content');
  expect((await read('faq', 'anna')).title).toBe('Questions and answers');
});
