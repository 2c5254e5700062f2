import { beforeEach, expect, test } from 'vitest';
import { type Breaker, breaker } from './breaker.ts';

let time = 0;
let one: Breaker;

beforeEach(() => {
  time = 0;
  one = breaker({ failuresMax: 3, restMs: 100, now: () => time });
});

const fail = (times: number) => Array.from({ length: times }, () => one.failed());

test('three failures in a row begin a rest, which is told once', () => {
  expect([fail(2), one.rests()]).toEqual([[false, false], false]);
  expect([fail(1), one.rests(), one.rests()]).toEqual([[true], true, true]);
  expect([fail(2), one.rests()]).toEqual([[false, false], true]);
});

test('what worked between them makes them none in a row', () => {
  fail(2);
  one.worked();
  expect([fail(2), one.rests()]).toEqual([[false, false], false]);
});

test('after a rest one tries, the others go on without it; when that fails the rest begins anew', () => {
  fail(3);
  time = 99;
  expect(one.rests()).toBe(true);
  time = 100;
  expect([one.rests(), one.rests(), one.rests()]).toEqual([false, true, true]);
  time = 150;
  expect(fail(1)).toEqual([false]);
  time = 249;
  expect(one.rests()).toBe(true);
  time = 250;
  expect(one.rests()).toBe(false);
});

test('once it has worked again everybody is back, and the next rest is told again', () => {
  fail(3);
  time = 100;
  expect(one.rests()).toBe(false);
  one.worked();
  expect([one.rests(), one.rests()]).toEqual([false, false]);
  expect(fail(3)).toEqual([false, false, true]);
});
