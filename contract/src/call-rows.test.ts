import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { callRows, staleAfter } from './call-rows.ts';
import { calls } from './index.ts';

const all: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
const named = (chosen: readonly Call[]) => chosen.map(({ name }) => name);

test('every row has its schemas, under its noun and its name', () => {
  const groups = Object.entries(calls).flatMap(([noun, group]) =>
    Object.entries<Call>(group).map(([name, call]) => [noun, name, call.noun, call.name]),
  );
  expect(groups.filter(([noun, name, rowNoun, rowName]) => noun !== rowNoun || name !== rowName)).toEqual([]);
  expect(named(all).sort()).toEqual(Object.keys(callRows).sort());
});

test('no two calls share an address, however it is written', () => {
  const paths = all.map(({ path }) => path.toLowerCase());
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
});

test('an address ends in the name of its call, written alike, but for those that a specification names otherwise', () => {
  const others = all.filter(({ name, path, method }) => method === 'POST' && !path.endsWith(`/${name}`));
  expect(Object.fromEntries(others.map(({ name, path }) => [name, path]))).toEqual({
    backchannellogout: '/sso/backchannel-logout',
    competitionnewnom: '/api/competition/newnom',
    rewardquote: '/api/reward/quote',
    cardget: '/api/site/getcard',
    productpicupload: '/datauploadapi/productpicture',
  });
});

test('what stands in an address is part of what goes in, and only of what a browser fetches by itself', () => {
  for (const { name, path, method, input } of all) {
    const inAddress = [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);
    const fields = Object.keys('shape' in input ? (input.shape as object) : {});
    expect([name, inAddress.filter((field) => method !== 'GET' || !fields.includes(field))]).toEqual([name, []]);
  }
});

test('a browser by itself is answered with a picture, a file or another address, and all other calls are posted', () => {
  expect(named(all.filter(({ method, answers }) => method === 'GET' && answers === undefined))).toEqual([]);
  expect(
    named(all.filter(({ method, answers }) => method === 'POST' && answers !== undefined && answers !== 'file')),
  ).toEqual([]);
});

test('what is answered as no JSON has no fields, and all other answers have', () => {
  for (const { name, answers, output } of all)
    expect([name, output.safeParse(undefined).success]).toEqual([name, answers !== undefined]);
});

test('only what changes something makes answers stale, and stale is what a call answers', () => {
  const made = all.map(({ name, reads }) => ({
    ...{ name, reads },
    stale: [staleAfter(name, 'done'), staleAfter(name, 'refused')],
  }));
  expect(made.filter(({ reads, stale }) => reads && stale.some((one) => one.length > 0))).toEqual([]);
  const names = made.flatMap(({ stale }) => stale.flatMap((one) => (one === 'everything' ? [] : one)));
  // The price of a basket is reckoned anew each time it is asked for, and what would be undone is tried: these may write.
  const tried: string[] = ['getCheckoutOrderSummary', 'tryundo'];
  expect(names.filter((name) => !callRows[name].reads && !tried.includes(name))).toEqual([]);
  expect(staleAfter('newnom', 'done')).toContain('nomlist');
  expect(staleAfter('dataupload', 'done')).toBe('everything');
  expect(staleAfter('placeOrder', 'refused')).toEqual(['getbasket']);
});

test('a file comes by itself, in a post that changes something', () => {
  const uploads = all.filter(({ file }) => file);
  expect(named(uploads)).toContain('dataupload');
  for (const { name, method, reads, input } of uploads) {
    expect([name, method, reads]).toEqual([name, 'POST', false]);
    expect([name, input.safeParse({}).success, input.safeParse({ more: 1 }).success]).toEqual([name, true, false]);
  }
});

test('a key is only for what changes something', () => {
  expect(named(all.filter(({ idempotent, reads }) => idempotent && reads))).toEqual([]);
});
