import { expect, test } from 'vitest';
import { matchRoute } from './match.ts';

const routes = ['/', '/shop/:category?', '/card/:cardId', '/:key'].map((pattern) => ({ pattern }));
const at = (pathname: string) => {
  const found = matchRoute(routes, pathname);
  return found && [found.route.pattern, found.params];
};

test.each([
  ['/', '/', {}],
  ['/shop', '/shop/:category?', {}],
  ['/SHOP/', '/shop/:category?', {}],
  ['//shop//books', '/shop/:category?', { category: 'books' }],
  ['/%73hop/Books', '/shop/:category?', { category: 'Books' }],
  ['/card/7', '/card/:cardId', { cardId: '7' }],
  ['/card', '/:key', { key: 'card' }],
  ['/about', '/:key', { key: 'about' }],
])('%s is %s', (pathname, pattern, params) => {
  expect(at(pathname)).toEqual([pattern, params]);
});

test('what stands in an address is read once, whatever it holds', () => {
  expect(at('/shop/home%20%26%20garden')).toEqual(['/shop/:category?', { category: 'home & garden' }]);
  expect(at('/shop/a%2Fb')).toEqual(['/shop/:category?', { category: 'a/b' }]);
  expect(at('/shop/100%2525')).toEqual(['/shop/:category?', { category: '100%25' }]);
  expect(at('/shop/100%')).toEqual(['/shop/:category?', { category: '100%' }]);
});

test('an address with more parts than any pattern is nobody’s', () => {
  expect(at('/shop/books/old')).toBeUndefined();
  expect(at('/about/us')).toBeUndefined();
});
