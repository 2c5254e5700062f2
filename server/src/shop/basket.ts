import type { BasketItem } from '@laurel/contract/basket';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isOffered, pictureId, picturePath, price } from './offers.ts';
import { inUnits, pointsFor, priceList } from './price-list.ts';

/** The basket with its totals; what is no longer offered stays listed and counts for nothing. */
export async function basketOf(on: Db | Tx, actor: Actor) {
  const [list, lines] = await Promise.all([priceList(on, actor.countryCode), basketLines(on, actor.id)]);
  const basket = lines.map((line): BasketItem => {
    const status = basketItemStatus(line);
    const totalMinor = status === 'DELETED' ? 0 : line.qty * line.priceMinor;
    return {
      shopBasketId: String(line.id),
      productId: String(line.productId),
      productName: line.name,
      imageFile: picturePath(line),
      qty: line.qty,
      displayPrice: inUnits(line.priceMinor, list),
      basketPrice: inUnits(line.addedPriceMinor, list),
      itemTotal: inUnits(totalMinor, list),
      pointsTotal: pointsFor(totalMinor, list),
      BasketItemStatus: status,
    };
  });
  const counted = lines.filter((line) => line.isOffered);
  return {
    totalBasketQty: counted.reduce((sum, line) => sum + line.qty, 0),
    totalBasketPrice: inUnits(
      counted.reduce((sum, line) => sum + line.qty * line.priceMinor, 0),
      list,
    ),
    basket,
  };
}

export type BasketItemStatus = '' | 'DELETED' | 'CHANGED' | 'DECREASED';

/** What became of a line since it was added: its product is gone, dearer, or cheaper. */
function basketItemStatus(line: { isOffered: boolean; priceMinor: number; addedPriceMinor: number }): BasketItemStatus {
  if (!line.isOffered) return 'DELETED';
  if (line.priceMinor > line.addedPriceMinor) return 'CHANGED';
  return line.priceMinor < line.addedPriceMinor ? 'DECREASED' : '';
}

export interface BasketLine {
  id: number;
  productId: number;
  code: string;
  name: string;
  kind: 'goods' | 'voucher';
  imageFile: string;
  pictureId: string | null;
  qty: number;
  priceMinor: number;
  addedPriceMinor: number;
  isOffered: boolean;
  isPromoExcluded: boolean;
  stock: number | null;
}

/** The lines of the member's open basket at today's prices. What is of another country's list is no longer offered: the member has moved. */
export async function basketLines(on: Db | Tx, memberId: number): Promise<BasketLine[]> {
  const { rows } = await sql<BasketLine>`
    select l.id, p.id as "productId", p.code, p.name, p.kind, p.image_file as "imageFile", ${pictureId} as "pictureId", l.qty, coalesce(${price}, 0) as "priceMinor",
      l.price_minor as "addedPriceMinor", ${isOffered} and p.alloc = home.alloc as "isOffered",
      p.is_promo_excluded as "isPromoExcluded", p.stock
    from baskets b join basket_lines l on l.basket_id = b.id
    join products p on p.id = l.product_id join countries c on c.alloc = p.alloc
    join members m on m.id = b.member_id join divisions d on d.code = m.division_code join countries home on home.code = d.country_code
    where b.member_id = ${memberId} and b.ordered_at is null order by l.id`.execute(on);
  return rows;
}
