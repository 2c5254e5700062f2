import { say } from '@laurel/contract/say';
import type { Importer } from '#imports/importer';
import type { Row } from '#imports/row';
import { planProducts, productStates } from './products-plan.ts';
import * as texts from './texts.ts';

/** The catalogue, one line for each product of each price list. What is no longer offered is marked so; nothing is removed. */
export const products: Importer = {
  kind: 'products',
  staged: {
    alloc: 'text',
    code: 'text',
    name: 'text',
    brand: 'text',
    model: 'text',
    cat1: 'text',
    cat2: 'text',
    cat3: 'text',
    key1: 'text',
    key2: 'text',
    key3: 'text',
    description: 'text',
    features: 'text[]',
    price: 'numeric',
    price_minor: 'bigint',
    price_description: 'text',
    image_file: 'text',
    kind: 'text',
    stock: 'integer',
    is_no_basket: 'boolean',
    is_active: 'boolean',
    is_promo_excluded: 'boolean',
  },
  reader:
    ({ has }) =>
    (row) => {
      const kind = row.choice('kind');
      if (kind === null && !row.isFaulty) row.fault('kind', say(texts.goodsOrVoucher));
      return {
        alloc: row.text('alloc') || null,
        code: row.text('productCode') || null,
        ...words(row),
        ...category(row),
        price: row.decimal('price'),
        price_minor: null,
        kind,
        stock: kind === 'goods' ? row.whole('stock') : null,
        is_no_basket: row.flag('noBasket'),
        is_active: !has('isActive') || row.flag('isActive'),
        is_promo_excluded: row.flag('isPromoExcluded'),
      };
    },
  states: productStates,
  plan: planProducts,
};

function words(row: Row) {
  const features = row.text('features').split(/[|\n]/);
  return {
    name: row.text('name'),
    brand: row.text('brand'),
    model: row.text('model'),
    description: row.text('description'),
    features: features.map((feature) => feature.trim()).filter((feature) => feature !== ''),
    price_description: row.text('priceDescription'),
    image_file: row.text('imageFile'),
  };
}

/** The three levels, and how each is spelt in an address. */
function category(row: Row) {
  const [cat1, cat2, cat3] = (['cat1', 'cat2', 'cat3'] as const).map((column) => {
    const name = row.text(column);
    if (name !== '' && addressOf(name) === '') row.fault(column, say(texts.oneLetter));
    return name;
  }) as [string, string, string];
  return { cat1, cat2, cat3, key1: addressOf(cat1), key2: addressOf(cat2), key3: addressOf(cat3) };
}

/** 'Food and drink' → 'food-and-drink'. Addresses were sent and kept: how they are spelt does not change. */
function addressOf(name: string): string {
  return name
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
