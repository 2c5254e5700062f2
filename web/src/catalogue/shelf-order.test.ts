import { expect, test } from 'vitest';
import { onShelf, type ShelfOrder } from './shelf-order.ts';

function product(productName: string, displayPrice: number | null, brand = '') {
  const priceFormatted = displayPrice === null ? '' : `R ${displayPrice}`;
  return { productName, brand, model: '', description: '', displayPrice: displayPrice ?? 0, priceFormatted };
}

const shelf = [
  product('Kettle', 690),
  product('weekend away', null),
  product('Mug', 120, 'Fernhill'),
  product('Art', 90),
];
const names = (order: ShelfOrder, search = '') =>
  onShelf(shelf, [], { search, order }).shown.map((each) => each.productName);

test('products stand by price in either direction, or by name', () => {
  expect(names('cheapest')).toEqual(['Art', 'Mug', 'Kettle', 'weekend away']);
  expect(names('dearest')).toEqual(['Kettle', 'Mug', 'Art', 'weekend away']);
  expect(names('name')).toEqual(['Art', 'Kettle', 'Mug', 'weekend away']);
});

test('a search looks at the name, the brand and the words', () => {
  expect(names('name', 'fernhill mug')).toEqual(['Mug']);
  expect(names('name', 'fernhill kettle')).toEqual([]);
});

test('a search within a category tells what the rest of the shop has', () => {
  const { shown, elsewhere } = onShelf(shelf, [product('Tea towel', 40), product('Kettle lamp', 90)], {
    search: 'kettle',
    order: 'name',
  });
  expect([shown, elsewhere].map((list) => list.map((each) => each.productName))).toEqual([['Kettle'], ['Kettle lamp']]);
});

test('typing errors are forgiven, where nothing in the whole shop is written so', () => {
  expect(names('name', 'ketle')).toEqual(['Kettle']);
  expect(names('name', 'weekedn')).toEqual(['weekend away']);
  expect(names('name', 'fernhil mug')).toEqual(['Mug']);
  expect(names('name', 'sofa')).toEqual([]);
  const { shown, elsewhere } = onShelf(shelf, [product('A ketle drum', 40)], { search: 'ketle', order: 'name' });
  expect([shown.length, elsewhere.length]).toEqual([0, 1]);
});
