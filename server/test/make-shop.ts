import { hashKeyOf } from '#codes/digest-key';
import { hashOf, sealCode } from '#codes/seal';
import { transaction } from '#db/transaction';
import type { TestApp } from './app.ts';

export interface ProductWish {
  name?: string;
  /** In minor units; null for a product without a price. */
  price?: number | null;
  /** Pieces of goods. */
  stock?: number;
  /** How many codes; given, the product is a voucher. */
  codes?: number;
  alloc?: string;
  imageFile?: string;
  isNoBasket?: boolean;
  isActive?: boolean;
}

/** Makes what the shop sells. */
export function makeShop(portal: TestApp) {
  let count = 0;

  /** A product in a category of its own; answers its id. */
  async function product(wish: ProductWish = {}): Promise<string> {
    const { price = 5000, stock = 100, codes, alloc = 'ZA', isNoBasket = false, isActive = true } = wish;
    const n = ++count;
    const category = await portal.db
      .insertInto('categories')
      .values({ cat1: 'Home', cat2: 'Kitchen', cat3: `Mugs ${n}`, key1: 'home', key2: 'kitchen', key3: `mugs-${n}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await portal.db
      .insertInto('products')
      .values({
        alloc,
        code: `P${n}`,
        category_id: category.id,
        name: wish.name ?? `Product ${n}`,
        price_minor: price,
        kind: codes === undefined ? 'goods' : 'voucher',
        stock: codes === undefined ? stock : null,
        image_file: wish.imageFile ?? '',
        is_no_basket: isNoBasket,
        is_active: isActive,
        updated_at: portal.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let i = 0; i < (codes ?? 0); i += 1) await addCode(id, `CODE-${n}-${i}`);
    return String(id);
  }

  async function addCode(productId: number, code: string): Promise<void> {
    const keys = portal.config.voucherKeys;
    await transaction(portal.db, async (tx) => {
      const { sealed, keyId } = sealCode(keys, code);
      const hash = hashOf(await hashKeyOf(tx, keys), code);
      await tx
        .insertInto('voucher_codes')
        .values({ product_id: productId, sealed, key_id: keyId, code_hash: hash, loaded_at: portal.now })
        .execute();
    });
  }

  return { product, addCode };
}
