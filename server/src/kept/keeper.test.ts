import { expect, test } from 'vitest';
import { noOwnTexts } from '#languages/own';
import { speakTo } from '#languages/reader';
import { specifiedWays } from '#settings/ways';
import { keeper, type Loaded } from './keeper.ts';

const thing = { name: 'shelf', of: ['catalogue'] };
const at = <T>(version: number, value: T, bytes = 1): Loaded<T> => ({ value, versions: { catalogue: version }, bytes });
const asked = (version: number) => ({ catalogue: version });
let now = Date.parse('2026-11-20T10:00:00Z');
const clock = () => new Date(now);

test('what is kept is given until its version rises', async () => {
  const { get } = keeper(clock);
  const loads: number[] = [];
  const load = (version: number) => async () => {
    loads.push(version);
    return at(version, `at ${version}`);
  };
  expect(await get(thing, asked(1), load(1))).toBe('at 1');
  expect(await get(thing, asked(1), load(1))).toBe('at 1');
  expect(await get(thing, asked(2), load(2))).toBe('at 2');
  expect(await get(thing, asked(1), load(1)), 'newer than a request that began before').toBe('at 2');
  expect(loads).toEqual([1, 2]);
});

test('what no version tells of is right again after a minute', async () => {
  const { get } = keeper(clock);
  expect(await get(thing, asked(1), async () => at(1, 'before'))).toBe('before');
  now += 59_999;
  expect(await get(thing, asked(1), async () => at(1, 'after'))).toBe('before');
  now += 1;
  expect(await get(thing, asked(1), async () => at(1, 'after'))).toBe('after');
  now += 59_999;
  expect(await get(thing, asked(1), async () => at(1, 'later'))).toBe('after');
});

test('many who ask at once are answered by one load, and nobody by one that began before theirs', async () => {
  const { get } = keeper(clock);
  const begun: { version: number; end: (loaded: Loaded<number>) => void }[] = [];
  const load = (version: number) => () => new Promise<Loaded<number>>((end) => begun.push({ version, end }));
  const first = Array.from({ length: 5 }, () => get(thing, asked(1), load(1)));
  const later = Array.from({ length: 5 }, () => get(thing, asked(2), load(2)));
  expect(begun.map(({ version }) => version)).toEqual([1]);
  begun[0]?.end(at(1, 1));
  expect(await Promise.all(first)).toEqual([1, 1, 1, 1, 1]);
  await expect.poll(() => begun.map(({ version }) => version)).toEqual([1, 2]);
  begun[1]?.end(at(2, 2));
  expect(await Promise.all(later)).toEqual([2, 2, 2, 2, 2]);
  expect(begun).toHaveLength(2);
});

test('a failure is told and not kept', async () => {
  const { get } = keeper(clock);
  const failing = get(thing, asked(1), async () => {
    throw new Error('away');
  });
  const beside = get(thing, asked(1), async () => at(1, 'mine'));
  await expect(failing).rejects.toThrow('away');
  expect(await beside).toBe('mine');
  expect(await get(thing, asked(1), async () => at(1, 'again'))).toBe('again');
});

test('a slow reader does not put something older into the place of something newer', async () => {
  const { get } = keeper(clock);
  expect(await get(thing, asked(1), async () => at(3, 'new'))).toBe('new');
  await get(thing, asked(4), async () => at(2, 'old'));
  expect(await get(thing, asked(3), async () => at(3, 'read again'))).toBe('new');
});

test('whoever asks for what their versions do not name reads it', async () => {
  const { get } = keeper(clock);
  for (const value of [1, 2]) expect(await get(thing, {}, async () => at(1, value))).toBe(value);
});

test('no more is kept than is allowed, what was not used for longest goes first', async () => {
  const { get } = keeper(clock, { entriesMax: 2, bytesMax: 10 });
  let loads = 0;
  const look = (name: string, bytes = 1) =>
    get({ ...thing, name }, asked(1), async () => {
      loads += 1;
      return at(1, name, bytes);
    });
  for (const name of ['a', 'b', 'a', 'c', 'a']) await look(name);
  expect(loads).toBe(3);
  await look('b');
  expect(loads, 'b had to go').toBe(4);
  await look('large', 9);
  await look('too large', 11);
  await look('large');
  expect(loads).toBe(6);
  await look('d', 2);
  await look('large');
  expect(loads).toBe(8);
});

test('what was said otherwise, in another language or before the company changed its words, is another thing', async () => {
  const { get } = keeper(clock);
  const said = (locale: string, version: string) =>
    speakTo({ ...specifiedWays, locale, own: { ...noOwnTexts, version } }, () =>
      get(thing, asked(1), async () => at(1, `${locale} ${version}`)),
    );
  expect(await said('en', '1')).toBe('en 1');
  expect(await said('de', '1')).toBe('de 1');
  expect(await said('de', '2')).toBe('de 2');
  expect(await said('en', '1')).toBe('en 1');
});
