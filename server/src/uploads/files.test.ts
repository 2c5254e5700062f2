import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import type { MadeMember } from '../../test/make.ts';
import { upload } from '../../test/upload.ts';

let portal: TestApp;
let ada: MadeMember;
beforeAll(async () => {
  portal = await testApp();
  ada = await portal.make.member({ is_admin_reports: true });
});
afterAll(() => portal.close());

const send = (file: string | Buffer, fileName?: string) =>
  upload(portal, file, { as: ada.id, ...(fileName ? { fileName } : {}) });
const points = async (code: string) =>
  (await portal.db.selectFrom('countries').select('points_name').where('code', '=', code).executeTakeFirstOrThrow())
    .points_name;

const header = [
  'countryCode',
  'country',
  'timeZone',
  'currency',
  'symbol',
  'decimals',
  'pointValue',
  'alloc',
  'pointsName',
];
const country = (pointsName: string) => ['NA', 'Namibia', 'Africa/Windhoek', 'NAD', 'N$', '2', '1', 'NA', pointsName];
const file = (pointsName: string, mark = ',') => `${header.join(mark)}\n${country(pointsName).join(mark)}\n`;

describe('A77: encodings and separators', () => {
  const words = 'Größe “€”';
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const windows1252 = Buffer.from(
    [...file(words)].map((c) => ({ '€': 0x80, '“': 0x93, '”': 0x94 })[c] ?? c.charCodeAt(0)),
  );
  test.each<[string, () => Buffer]>([
    ['UTF-8', () => Buffer.from(file(`${words} 1`))],
    ['UTF-8 with a mark', () => Buffer.from(`\uFEFF${file(`${words} 2`)}`)],
    ['UTF-16 little endian', () => utf16(`\uFEFF${file(`${words} 3`)}`)],
    ['UTF-16 big endian', () => utf16(`\uFEFF${file(`${words} 4`)}`).swap16()],
    ['UTF-16 without a mark', () => utf16(file(`${words} 5`))],
    ['Windows-1252', () => windows1252],
    ['semicolons and Windows line ends', () => Buffer.from(file(`${words} 6`, ';').replaceAll('\n', '\r\n'))],
    ['tabs and old line ends', () => Buffer.from(file(`${words} 7`, '\t').replaceAll('\n', '\r'))],
  ])('%s', async (_, make) => {
    const { status, body } = await send(make());
    expect([status, body.message, body.changed]).toEqual([200, undefined, 1]);
    expect(await points('NA')).toContain(words);
  });

  test('empty tab cells stay in their place', async () => {
    const row = 'TABS\tamount\t5\t\t\t\t\t\t';
    const head = 'code\tkind\tvalue\tvalidFrom\tvalidTo\tlimitTotal\tlimitPerMember\tminimumTotal\talloc';
    expect((await send(`${head}\n${row}\n`)).body).toMatchObject({ kind: 'promos', added: 1 });
  });
});

describe('A77: what is no such file', () => {
  test.each<[string, string | Buffer, string]>([
    ['an Excel workbook', Buffer.from('504b0304140006000800', 'hex'), 'Excel'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'picture'],
    ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 'picture'],
    ['a NUL', 'code,kind,value\nA,percent,1\nB\0,percent,1\n', 'Line 3 '],
    ['a control character', 'code,kind,value\nA\u0007,percent,1\n', 'Line 2 '],
    ['an unclosed quote', `code,kind,value\nA,percent,1\n"B,percent,1\n${'C,percent,1\n'.repeat(9)}`, 'line 3 '],
    ['an unclosed quote in a long file', `code,kind,value\n"B,percent,1\n${'C,percent,1\n'.repeat(20_000)}`, 'line 2 '],
    ['a quote in the wrong place', 'code,kind,value\nA,percent,1\nB"x,percent,1\n', 'Line 3 '],
    ['10,000 columns', `${'a,'.repeat(9_999)}a\n`, '10000 columns'],
    ['an unknown header row', 'a,b,c\n1,2,3\n', 'header row'],
    [
      'missing columns',
      'memberNumber,firstName,surname\n1,2,3\n',
      'not one of Members: division, countryCode are missing',
    ],
    ['unknown columns', 'code,kind,value,colour\n', '"colour" is unknown'],
    ['a column twice', 'code,kind,value,Code\n', '"Code" appears twice'],
    ['blank lines only', '\n\n\n', 'empty'],
  ])('%s', async (_, bytes, words) => {
    const { status, body } = await send(bytes, 'roster.csv');
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  });
});

test('A77: the line of an error is that of the file, quoted line breaks and blank lines included', async () => {
  const head =
    'productCode,alloc,name,cat1,cat2,cat3,price,kind,stock,description\r\nA,ZA,A,x,y,z,1,goods,1,"two\r\nlines"\r\n\r\n';
  const { body } = await send(`${head}B,ZA,,x,y,z,1,goods,1,\r\nC,ZA,C,x,y,z,1,goods\r\n`);
  expect(body.errors).toEqual([
    { line: 5, field: 'name', message: 'Please fill this in.' },
    { line: 6, field: '', message: 'This row has 8 columns; the header row has 10.' },
  ]);
});

test('A77: of very many errors the first thousand are listed, and all are counted', async () => {
  const { status, body } = await send(`code,kind,value\n${'X,percent,0\n'.repeat(3_000)}`);
  expect(status).toBe(400);
  expect(body.errors).toHaveLength(1_001);
  expect(body.errors.at(-1)).toEqual({ line: 0, field: '', message: '… and 4\u00a0999 more errors.' });
  expect(body.message).toContain('5\u00a0999 errors');
});

test('A77: formulas and scripts are text like any other', async () => {
  const words = '=HYPERLINK("http://evil")<script>alert(1)</script>';
  const quoted = `"${words.replaceAll('"', '""')}"`;
  const { status } = await send(
    `productCode,alloc,name,cat1,cat2,cat3,price,kind,stock,description\nXSS,ZA,${quoted},x,y,z,1,goods,1,${quoted}\n`,
  );
  expect(status).toBe(200);
  const product = await portal.db.selectFrom('products').select(['name', 'description']).executeTakeFirstOrThrow();
  expect(product).toEqual({ name: words, description: words });
});

test('A77: a long file is refused by what is in it', async () => {
  const line = `${'N'.repeat(40)},percent,0\n`;
  const { status, body } = await send(`code,kind,value\n${line.repeat(5_000)}`);
  expect([status, body.errors[0]]).toEqual([
    400,
    { line: 2, field: 'value', message: 'Please give a whole number from 1 to 100.' },
  ]);
});
