import type { Category, Product } from '@laurel/contract/calls/catalogue';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, never } from '../../test/answers.ts';
import { showPart } from '../../test/part.tsx';
import { rand } from '../../test/shop.ts';
import { categoryTree } from './categories.ts';
import { Shelf } from './Shelf.tsx';

const list = (cat1: string, prodCat3Id: string): Category => ({
  ...{ cat1, cat2: cat1, cat3: cat1, prodCat3Id, productCount: 1, imageFile: '' },
  ...{ catKey1: cat1.toLowerCase(), catKey2: `${cat1}2`, catKey3: `${cat1}3` },
});
const product = (productId: string, productName: string): Product => ({
  ...{ productId, productName, imageFile: '', priceFormatted: 'R 90', priceDescription: '', description: '' },
  ...{ brand: '', model: '', fAB: '', noBasket: false, displayPrice: 90, pointsPrice: 90 },
  ...{ isVoucher: false, isInStock: true },
});
const tree = categoryTree([list('Home', '1'), list('Tech', '2')]);
const goods: Record<string, Product> = { 1: product('11', 'Coffee set'), 2: product('22', 'Headphones') };
const answers: Answers = {
  productlist: ({ prodCat3Id }) => ({ catName: '', products: [goods[prodCat3Id] as Product] }),
};

const show = (more: Answers = {}) =>
  showPart(<Shelf tree={tree} here={tree[0]} inf={rand} />, { answers: { ...answers, ...more } });
const search = page.getByLabelText('Search rewards');
const found = (name: string) => page.getByRole('heading', { name });

test('a search within a category says what the rest of the shop has, and leads there', async () => {
  await show();
  await search.fill('headphones');
  const there = page.getByRole('link', { name: '1 in Tech' });
  await expect.element(there).toHaveAttribute('href', '/rewards/tech?search=headphones');
  await expect.element(page.getByText('No reward fits your search')).toBeVisible();
  await search.fill('');
  await expect.element(there).not.toBeInTheDocument();
});

test('a typing error finds what was meant; where something is written so, nothing else is guessed', async () => {
  await show();
  await search.fill('cofee');
  await expect.element(found('Coffee set')).toBeVisible();
  await search.fill('heaphones');
  await expect.element(page.getByRole('link', { name: '1 in Tech' })).toBeVisible();
  await expect.element(found('Coffee set')).not.toBeInTheDocument();
});

test('what the rest of the shop has is nothing that the shelf waits for', async () => {
  await show({
    productlist: ({ prodCat3Id }) => (prodCat3Id === '1' ? { catName: '', products: [goods[1] as Product] } : never),
  });
  await search.fill('coffee');
  await expect.element(found('Coffee set')).toBeVisible();
});
