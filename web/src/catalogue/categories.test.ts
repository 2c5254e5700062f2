import type { Category } from '@laurel/contract/calls/catalogue';
import { expect, test } from 'vitest';
import { categoryTree, trailOf } from './categories.ts';

function cat(prodCat3Id: string, names: [string, string, string], productCount = 1): Category {
  const [cat1, cat2, cat3] = names;
  const key = (name: string) => name.toLowerCase().replaceAll(' ', '-');
  return {
    cat1,
    cat2,
    cat3,
    prodCat3Id,
    catKey1: key(cat1),
    catKey2: key(cat2),
    catKey3: key(cat3),
    productCount,
    imageFile: '',
  };
}

const tree = categoryTree([
  cat('1', ['Gift vouchers', 'Shopping', 'Online stores'], 3),
  cat('2', ['Gift vouchers', 'Shopping', 'Fashion'], 2),
  cat('3', ['Gift vouchers', 'Food', 'Coffee']),
  cat('4', ['Home', 'Kitchen', 'Coffee'], 4),
  cat('5', ['Travel', 'Shopping', 'Travel']),
]);
const named = (param: string) => trailOf(tree, param).map(({ name }) => name);

test('three levels stand as a tree, with counts', () => {
  expect(tree.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Gift vouchers', 6],
    ['Home', 4],
    ['Travel', 1],
  ]);
  expect(tree[0]?.children.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Shopping', 5],
    ['Food', 1],
  ]);
});

test('an address is a key of any level, or the id of a list', () => {
  expect(named('gift-vouchers')).toEqual(['Gift vouchers']);
  expect(named('Gift-Vouchers')).toEqual(['Gift vouchers']);
  expect(named('shopping')).toEqual(['Gift vouchers', 'Shopping']);
  expect(named('coffee')).toEqual(['Gift vouchers', 'Food', 'Coffee']);
  expect(named('4')).toEqual(['Home', 'Kitchen', 'Coffee']);
  expect(named('nothing')).toEqual([]);
});

test('every branch has an address of its own that leads back to it', () => {
  const all = tree.flatMap((top) => [top, ...top.children, ...top.children.flatMap(({ children }) => children)]);
  expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
  for (const branch of all) expect(trailOf(tree, branch.address).at(-1)).toBe(branch);
});
