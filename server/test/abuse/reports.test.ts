import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../app.ts';
import { attackStrings } from '../attack-strings.ts';
import { expectBooksRight } from '../books.ts';
import { withoutEffect } from '../effects.ts';
import type { MadeMember } from '../make.ts';

let portal: TestApp;
let ada: MadeMember;
let ann: MadeMember;

beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true, is_manager: true, role_ca: true });
  ann = await portal.make.member();
});
afterAll(async () => {
  await expectBooksRight(portal.db);
  await portal.close();
});

const months = { selMonthFrom: 'October 2026', selMonthTo: 'November 2026' };
const spans = [
  '/api/report/reportmanagement',
  '/api/report/quarterlyawards',
  '/api/competition/competitionreport',
  '/api/idea/idealist',
  '/api/nom/nomlist',
];
const wrongMonths = [
  '',
  ' ',
  'Foo 2024',
  'January 9999',
  'January 1999',
  "January 2024'--",
  'January 2024; select 1',
  "January 2024' or '1'='1",
  'january 2026',
  'January  2026',
  'January 2026 ',
  'Jan 2026',
  '2026-01',
  'January 2026\u0000',
  'Ｊanuary 2026',
  'constructor 2026',
  '__proto__ 2026',
  'x'.repeat(10_000),
  2026,
  null,
  ['January 2026'],
  { from: 'January 2026' },
];

test.each(spans)('A66: %s takes English months of this millennium and nothing else', async (path) => {
  for (const field of ['selMonthFrom', 'selMonthTo'] as const) {
    for (const month of wrongMonths) {
      const { status, body } = await portal.post(path, { ...months, [field]: month }, { as: ada.id });
      expect([month, status, Object.keys(body.formErrors)]).toEqual([month, 400, [field]]);
    }
  }
  for (const span of [
    { selMonthFrom: 'November 2026', selMonthTo: 'October 2026' },
    { selMonthFrom: 'January 2000', selMonthTo: 'January 2100' },
    { selMonthFrom: 'January 2022', selMonthTo: 'January 2026' },
  ]) {
    expect((await portal.post(path, span, { as: ada.id })).body.formErrors).toHaveProperty('selMonthTo');
  }
  const longest = { selMonthFrom: 'January 2022', selMonthTo: 'December 2025' };
  expect((await portal.post(path, longest, { as: ada.id })).status).toBe(200);
});

test.each([
  [
    '/api/shop/productlist',
    { alloc: 'ZA' },
    'prodCat3Id',
    ['', 'a', 1, '0', '-1', '1.5', '01', '9'.repeat(19), '1 or 1=1'],
  ],
  ['/api/shop/productlist', { prodCat3Id: '1' }, 'alloc', ['', 1, 'x'.repeat(11), null]],
  ['/api/report/quarterlyawards', months, 'awardStatus', ['w', 'X', 'WD', 1, null]],
  ['/api/competition/competitionreport', months, 'awardStatus', ['w', 'X', 0]],
  ['/api/idea/idealist', months, 'ideaStatus', ['n', 'X', 1, null]],
  ['/api/nom/nomlist', {}, 'status', ['', 'open', 1, null]],
  ['/api/nom/nomlist', {}, 'sort', ['', 'id', 'reason', 'n.id desc; drop table', 'constructor']],
  ['/api/nom/nomlist', {}, 'desc', ['true', 1, null]],
  ['/api/nom/nomlist', {}, 'limit', [0, -1, 1001, 1.5, '10', null]],
  ['/api/nom/nomlist', {}, 'offset', [-1, 1.5, '0', 1e15, null]],
  ['/api/nom/nomget', {}, 'nomId', ['', 'a', 1, '0', '9'.repeat(19)]],
  ['/api/nom/QuarterlyAwardsSummaryReport', {}, 'quarterId', ['', 'a', 1, '0', '9'.repeat(19)]],
  ['/api/nom/QuarterlyAwardsSummaryDetails', {}, 'nexusNomQuarterSummaryId', ['', 'a', 1, '0']],
  ['/api/shop/desklist', {}, 'dispatchStatus', [-1, 5, 1.5, '1', null]],
  ['/api/report/reportmanagement', months, 'isAll', ['true', 1, null]],
  ['/api/report/myrecognitions', { selMonth: 'November 2026' }, 'doCount', ['true', 1, null]],
  ['/api/site/getmemberlist', {}, 'search', [1, null, 'x'.repeat(21), 'a\nb']],
  ['/api/site/getmemberlist', {}, 'divisionCode', [1, null, 'x'.repeat(41)]],
  ['/api/datauploadapi', {}, '', []],
] as const)('A65: %s with %j refuses a wrong %s: %j', async (path, usual, field, values) => {
  for (const value of [...values, ...(field === '' ? [] : [[], {}, [['1']], 'y'.repeat(10_000)])]) {
    const answer = await withoutEffect(portal.db, () =>
      portal.post(path, { ...usual, [field]: value }, { as: ada.id }),
    );
    expect([value, answer.status, Object.keys(answer.body.formErrors)]).toEqual([value, 400, [field]]);
  }
});

test('A66, A89: quotes and patterns in searches are letters, and cost no time', async () => {
  const searches = [
    '((((((((((((((((((((',
    '%%%%%%%%%%%%%%%%%%%%',
    '____________________',
    '\\\\\\\\\\\\\\\\\\\\',
    "' or 1=1 --",
    "';select pg_sleep(9)",
    '$1',
    '{{7*7}}',
    '.*.*.*.*.*.*.*.*.*.*',
    '[a-z]{1000}',
    'aaaaaaaaaaaaaaaaaaaa',
  ];
  for (const search of searches) {
    const directory = await portal.post('/api/site/getmemberlist', { search }, { as: ann.id });
    expect([search, directory.status, directory.body.memberList]).toEqual([search, 200, []]);
    const noms = await portal.post('/api/nom/nomlist', { search: search.repeat(2) }, { as: ada.id });
    expect([search, noms.status, noms.body.noms]).toEqual([search, 200, []]);
  }
});

test('A89: long texts of one letter are answered like others', { tags: 'seed' }, async () => {
  // An expression that runs wild takes minutes, which is more than this test has.
  const texts = ['a'.repeat(2000), `${' '.repeat(1999)}x`, `${'\n'.repeat(1999)}.`, '<'.repeat(2000), '@'.repeat(2000)];
  for (const idea of texts) {
    const body = { category: 'Current challenges', title: 'Long', idea };
    expect((await portal.post('/api/idea/ideasubmit', body, { as: ann.id })).status).toBe(200);
  }
  for (const email of [
    `${'a'.repeat(240)}@x.example`,
    `${'a.'.repeat(120)}@`,
    `a@${'a-'.repeat(120)}`,
    '@'.repeat(254),
  ]) {
    const body = { ContactName: 'Ann', EmailAddress: email, Message: 'x', AcceptTerms: true };
    expect([200, 400]).toContain((await portal.post('/api/site/contactussend', body)).status);
    expect(
      (await portal.post('/api/member/memberupdate', { cellNum: `+${'1 '.repeat(9)}x` }, { as: ann.id })).status,
    ).toBe(400);
  }
});

test('A68: a quarter comes once, in its order, with its own days', { tags: 'seed' }, async () => {
  const add = (more: object) =>
    portal.post(
      '/api/nom/addNewQuarter',
      { quarterNum: 3, quarterYear: 2024, dateFrom: '2024-07-01', dateTo: '2024-09-30', ...more },
      { as: ada.id },
    );
  for (const wrong of [
    { quarterNum: 5 },
    { quarterNum: 0 },
    { quarterNum: '3' },
    { quarterYear: 1900 },
    { quarterYear: 2024.5 },
    { quarterYear: 2030 },
    { dateFrom: '2024-07-02' },
    { dateTo: '2024-10-01' },
    { dateFrom: '2024-06-31' },
    { dateFrom: '2024-09-30', dateTo: '2024-07-01' },
  ]) {
    expect([wrong, (await withoutEffect(portal.db, () => add(wrong))).status]).toEqual([wrong, 400]);
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => add({})));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)]);
  const { quarters } = (await portal.post('/api/nom/quartersList', {}, { as: ada.id })).body;
  const quarterId = quarters[0].nexusNomQuarterId;
  const summary = () => portal.post('/api/nom/QuarterlyAwardsSummaryReport', { quarterId }, { as: ada.id });
  expect((await withoutEffect(portal.db, summary)).status).toBe(400);
});

test('A69: the texts of the competition are texts, whatever they look like', async () => {
  const setup = { startDate: '2026-11-01', endDate: '2026-11-30', title: 'C', isEnabled: true };
  const words = { description: '', textboxTitle: '', textboxDescription: '' };
  const update = (more: object) =>
    portal.post('/api/competition/admincompetitionupdate', { ...setup, ...words, ...more }, { as: ada.id });
  for (const wrong of [
    { endDate: '2026-10-31' },
    { startDate: '2026-02-30' },
    { startDate: '2026-11-01T00:00:00Z' },
    { endDate: '9999-99-99' },
    { title: 'x'.repeat(51) },
    { title: ' ' },
    { title: 'a\nb' },
    { description: 'x'.repeat(4001) },
    { description: 'a\u0000' },
    { isEnabled: 1 },
    { banner: 'x' },
  ]) {
    const { status, body } = await withoutEffect(portal.db, () => update(wrong));
    expect([wrong, status, Object.keys(body.formErrors)]).toEqual([wrong, 400, Object.keys(wrong).slice(-1)]);
  }
  const description = attackStrings.join('\n').slice(0, 4000);
  const textboxTitle = '<img src=x onerror=alert(1)>';
  expect((await update({ description, textboxTitle, title: '<script>1</script>' })).status).toBe(200);
  const { body } = await portal.post('/api/competition/admincompetitionget', undefined, { as: ann.id });
  expect(body.competition).toMatchObject({ description, textboxTitle, title: '<script>1</script>' });
});
