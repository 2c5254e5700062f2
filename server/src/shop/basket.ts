import type { BasketItem } from '@laurel/contract/calls/checkout';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { translated } from '#languages/translated';
import { isOffered, pictureId, picturePath, price } from './offers.ts';
import { inUnits, listColumns, type PriceList, pointsFor } from './price-list.ts';

/** The basket with its totals; what is no longer offered stays listed and counts for nothing. */
export async function basketOf(on: Db | Tx, actor: Actor) {
  return shownBasket(await openBasket(on, actor.id));
}

export function shownBasket({ list, lines }: OpenBasket) {
  const basket = lines.map((line): BasketItem => {
    const status = basketItemStatus(line);
    const totalMinor = status === 'DELETED' ? 0 : line.qty * line.priceMinor;
    return {
      shopBasketId: String(line.id),
      productId: String(line.productId),
      productName: line.shownName,
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
  /** As an order keeps it. */
  name: string;
  /** In the reader's language. */
  shownName: string;
  kind: 'goods' | 'voucher';
  imageFile: string;
  pictureId: string | null;
  qty: number;
  priceMinor: number;
  addedPriceMinor: number;
  isOffered: boolean;
  isPromoExcluded: boolean;
  stock: number | null;
  /** Who gave it its price, where nobody has confirmed that. */
  priceByIds: readonly (number | null)[];
}

/** A member's open basket at this moment, with the price list of their country and the points that they have. */
export interface OpenBasket {
  /** Null when nothing was put into it since the last order. */
  id: number | null;
  list: PriceList;
  points: number;
  lines: BasketLine[];
}

/** The basket of a member that no order has taken yet: a table of one row at most, to be named. */
export const openBasketOf = (memberId: RawBuilder<unknown> | number) =>
  sql`(select * from baskets where member_id = ${memberId} and ordered_at is null)`;

/** A line, or nothing but what stands before the lines. */
type BasketRow = PriceList & { basketId: number | null; points: number } & {
  [Column in keyof BasketLine]: BasketLine[Column] | null;
};

/** All of it in one statement. What is of another country's list is no longer offered: the member has moved. */
export async function openBasket(on: Db | Tx, memberId: number): Promise<OpenBasket> {
  const { rows } = await sql<BasketRow>`
    select ${listColumns}, coalesce(w.balance, 0) as points, b.id as "basketId",
      l.id, p.id as "productId", p.code, p.name, ${translated('product', sql`p.name`)} as "shownName", p.kind, p.image_file as "imageFile", ${pictureId} as "pictureId", l.qty, coalesce(${price}, 0) as "priceMinor",
      l.price_minor as "addedPriceMinor", ${isOffered} and p.alloc = home.alloc as "isOffered",
      p.is_promo_excluded as "isPromoExcluded", p.stock, array[p.price_by_id, p.price_confirmed_by_id] as "priceByIds"
    from members m join divisions d on d.code = m.division_code join countries home on home.code = d.country_code
    left join ledger_accounts w on w.member_id = m.id and w.kind = 'wallet' and w.closed_at is null
    left join lateral ${openBasketOf(sql`m.id`)} b on true
    left join (basket_lines l join products p on p.id = l.product_id) on l.basket_id = b.id
    where m.id = ${memberId} order by l.id`.execute(on);
  const [first] = rows;
  if (!first) throw new Error(`There is no member ${memberId}.`);
  const {
    alloc,
    currency,
    symbol,
    decimals,
    isTruncateCents,
    isSymbolSuffix,
    pointValueMillionths,
    deliveryType,
    pointsName,
  } = first;
  return {
    id: first.basketId,
    list: {
      alloc,
      currency,
      symbol,
      decimals,
      isTruncateCents,
      isSymbolSuffix,
      pointValueMillionths,
      deliveryType,
      pointsName,
    },
    points: first.points,
    lines: rows.filter((row): row is BasketRow & BasketLine => row.id !== null),
  };
}
