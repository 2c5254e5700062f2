import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { laurel } from '../../test/laurel.ts';

let portal: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'laurel-programme-'));
beforeAll(async () => {
  portal = await testApp();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const programme = (...words: string[]) => laurel(['programme', ...words], portal.url);
const pathOf = (name: string) => join(folder, name);
const file = (content: string) => {
  const path = pathOf(`${crypto.randomUUID()}.yaml`);
  writeFileSync(path, content);
  return path;
};
const versions = async () =>
  (await portal.db.selectFrom('programme_versions').select(['version', 'reason']).orderBy('version').execute()).map(
    ({ version, reason }) => `${version} ${reason}`,
  );
const other = join(import.meta.dirname, '../../test/programmes/other.yaml');

test('what is exported is taken as it is, and says nothing otherwise; nothing is written over', {
  tags: 'seed',
}, async () => {
  const path = pathOf('now.yaml');
  expect(await programme('export', path)).toMatchObject({ status: 0, out: [`${path}: version 1.`] });
  expect((await programme('export', path)).error).toContain('is there already');
  expect(readFileSync(path, 'utf8')).toContain('payItForward: [5, 10, 20, 25, 50, 100]');
  expect((await programme('apply', path, '--reason', 'As it is')).out).toEqual([
    'The file says what version 1 says: nothing is saved.',
  ]);
  expect(await versions()).toEqual(['1 ']);
});

test('a file is tried, applied and listed; a part that it leaves out stays; what it takes out of a list is no longer offered', {
  tags: 'seed',
}, async () => {
  const gifts = file('points:\n  adhoc: [5]\n  payItForward: [40]\n  ideas: [0, 10]\n  recogniseMost: 500\n');
  const tried = await programme('apply', gifts, '--dry-run');
  expect(tried.out).toContain('points.payItForward: 5, 10, 20, 25, 50, 100 → 40');
  expect(tried.out.at(-1)).toBe('4 differences from version 1. Nothing is saved.');
  expect(await versions()).toEqual(['1 ']);
  expect((await programme('apply', gifts)).error).toContain('Please say why');
  expect((await programme('apply', gifts, '--reason', 'Smaller gifts')).out.at(-1)).toBe(
    'Version 2 goes from now on: 4 differences from version 1.',
  );
  const values = file('values: [{key: client-focus, name: Nah am Kunden}]\n');
  expect((await programme('apply', values, '--reason', 'One value')).out).toEqual([
    'values: cultivates-innovation, client-focus, drives-results, collaborates, flexibility-and-adaptability → client-focus',
    'values.client-focus.name: Client Focus → Nah am Kunden',
    'values.client-focus.picture: client-focus → (nothing)',
    'Version 3 goes from now on: 3 differences from version 2.',
  ]);
  const exported = (await programme('export')).out.join('\n');
  expect(exported).toContain('payItForward: [40]');
  expect(exported).toMatch(/name: Nah am Kunden\n {4}former:\n {6}- name: Client Focus/);
  expect(exported).toMatch(/key: collaborates\n[^-]*retired: true/);
  expect((await programme('list')).out).toEqual([
    "1  the specification's",
    expect.stringMatching(/^2 {2}from \S+, by the operator: Smaller gifts$/),
    expect.stringMatching(/^3 {2}from \S+, now, by the operator: One value$/),
  ]);
});

test('what begins on a day is planned, and can be withdrawn', { tags: 'seed' }, async () => {
  const planned = await programme('apply', other, '--reason', 'Next year', '--from', '2099-01-01');
  expect(planned.error).toBe('');
  expect(planned.out.at(-1)).toMatch(
    /^Version 4 goes from 2099-01-01T00:00:00.000Z on: \d+ differences from version 3\.$/,
  );
  const now = file('review: {points: [0, 10], customMost: 0, customAbove: 0}\n');
  expect((await programme('apply', now, '--reason', 'Before')).error).toContain(
    'Version 4 is planned for 2099-01-01: withdraw it first',
  );
  expect((await programme('list')).out.at(-1)).toContain('planned');
  expect((await programme('withdraw', '3')).error).toContain('is not planned');
  expect((await programme('withdraw', '4')).out).toEqual(['Version 4 is withdrawn.']);
  expect((await programme('list')).out.at(-1)).toContain('withdrawn');
  expect((await programme('apply', now, '--reason', 'Now')).out.at(-1)).toContain('Version 5 goes from now on');
});

test.each([
  ['behaviours: [', 'Line 1'],
  ['behaviours: nobody', 'behaviours: '],
  ['behaviours: []', 'behaviours: Please offer at least 1.'],
  ['colours: [red]', 'colours'],
  [
    'review:\n  points: [0, 0, 120, 150, 200, 250, 300, 1, 1, 1, 1]\n  customMost: 3\n  customAbove: 1',
    'Line 2, review.points',
  ],
  [
    'review:\n  points: [0, -5]\n  customMost: 3\n  customAbove: 1',
    'Line 2, review.points.1: Please give 0 to 100,000.',
  ],
  ['review:\n  points: [0, 1e9]\n  customMost: 3\n  customAbove: 1', 'review.points.1'],
  ['points: {adhoc: [9, 5], payItForward: [1], ideas: [0], recogniseMost: 5}', 'points.adhoc: Please list the amounts'],
  ['points: {adhoc: [5.5], payItForward: [1], ideas: [0], recogniseMost: 5}', 'points.adhoc.0'],
  ['prizes: [{key: one, name: "One, two"}]', 'prizes.0.name: Please use a name without commas'],
  ['prizes: [{key: One, name: One}]', 'prizes.0.key'],
  ['prizes: [{key: one, name: One}, {key: one, name: Two}]', 'prizes: Two have the same key.'],
  ['prizes: [{key: one, name: Act of Courage}]', 'Act of Courage is, or was, the name of another one.'],
  ['prizes: [{key: one, name: One, picture: ../../etc/passwd}]', 'prizes.0.picture'],
  ['prizes: [{key: one, name: One, in: {xx: {name: Un}}}]', 'prizes.0.in'],
  ['- one\n- two', 'the file'],
  ['"\u0000"', 'the file'],
  [`a: &a [x]\nb: &b [${'*a,'.repeat(60)}]\nc: &c [${'*b,'.repeat(60)}]\nbehaviours: [${'*c,'.repeat(60)}]`, 'alias'],
])('what is wrong is told, and nothing is saved: %#', async (content, words) => {
  const before = await versions();
  const { status, error } = await programme('apply', file(content), '--reason', 'Wrong');
  expect([status, error]).toEqual([1, expect.stringContaining(words)]);
  expect(error).not.toContain('    at ');
  expect(await versions()).toEqual(before);
});

test('what is asked for is understood, or said to be not', async () => {
  expect((await programme('paint')).error).toContain('not "paint"');
  expect((await programme('apply')).error).toContain('Please give the file');
  expect((await programme('apply', pathOf('none.yaml'), '--reason', 'x')).error).toContain('cannot be read');
  expect((await programme('apply', other, '--reason', 'x', '--from', '2026-02-30')).error).toContain('is no day');
  expect((await programme('withdraw', 'two')).error).toContain('number of the version');
});

test('the schema of the file is published', async () => {
  const { out } = await programme('schema');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    type: 'object',
    properties: { review: { properties: { points: { type: 'array', minItems: 2, maxItems: 10 } } } },
    additionalProperties: false,
  });
});
