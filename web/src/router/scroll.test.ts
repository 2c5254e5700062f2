import { afterEach, expect, test, vi } from 'vitest';
import { browsing } from '../../test/browsing.ts';
import { keepScrolling, rememberScroll, scrolledAt, scrollTo } from './scroll.ts';

const stored = 'laurel.scroll';

function page(storage: Record<string, string> = {}) {
  const browser = browsing('/', storage);
  vi.stubGlobal('window', browser.window);
  keepScrolling(() => 'here');
  return browser;
}

/** A page in which only these places have a name. */
function places(...names: string[]) {
  const reached: string[] = [];
  const found = (id: string) => (names.includes(id) ? { scrollIntoView: () => void reached.push(id) } : null);
  vi.stubGlobal('document', { getElementById: found });
  return reached;
}

afterEach(() => vi.unstubAllGlobals());

test('the browser leaves the scrolling to us', () => {
  expect(page().window.history.scrollRestoration).toBe('manual');
});

test('a page that is left for another site, or loaded again, is found where one was', () => {
  const storage: Record<string, string> = {};
  const browser = page(storage);
  browser.window.scrollTo(0, 90);
  rememberScroll('before');
  browser.window.scrollTo(0, 730);
  browser.leave();
  page(storage);
  expect([scrolledAt('before'), scrolledAt('here'), scrolledAt('elsewhere')]).toEqual([90, 730, undefined]);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a text', '"here"'],
  ['no numbers', '{"here":"730","there":null}'],
])('%s in the storage counts as never scrolled', (_what, text) => {
  page(text === undefined ? {} : { [stored]: text });
  expect(scrolledAt('here')).toBeUndefined();
});

test('of what is stored the numbers are kept', () => {
  page({ [stored]: '{"here":12,"there":"x"}' });
  expect([scrolledAt('here'), scrolledAt('there')]).toEqual([12, undefined]);
});

test('who comes back stands where they were, whatever the address names', () => {
  const reached = places('price');
  const { window } = page();
  scrollTo(250, '#price');
  expect([window.scrollY, reached]).toEqual([250, []]);
});

test.each([
  ['#price', ['price'], 400],
  ['#na%C3%AFve', ['naïve'], 400],
  ['#50%', ['50%'], 400],
  ['#nowhere', [], 0],
  ['', [], 0],
])('a new page of the address %s begins at what it names, or at its top', (hash, expected, top) => {
  const reached = places('price', 'naïve', '50%');
  const { window } = page();
  window.scrollTo(0, 400);
  scrollTo(undefined, hash);
  expect([reached, window.scrollY]).toEqual([expected, top]);
});
