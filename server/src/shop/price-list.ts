import { say } from '@laurel/contract/say';
import type { CurrencyInfo } from '@laurel/contract/shapes/shop-parts';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { balancesOf } from '#ledger/accounts';
import * as texts from './texts.ts';

/** A price list's currency, with integer arithmetic in its minor units (cents). */
export interface PriceList {
  alloc: string;
  currency: string;
  symbol: string;
  decimals: number;
  isTruncateCents: boolean;
  isSymbolSuffix: boolean;
  /** What one point buys, in millionths of a currency unit. */
  pointValueMillionths: number;
  deliveryType: 'C' | 'Z';
  pointsName: string;
}

/** Minor units → currency units, exactly as written with the currency's decimals. */
export function inUnits(minor: number, { decimals }: Pick<PriceList, 'decimals'>): number {
  return Number((minor / 10 ** decimals).toFixed(decimals));
}

/** What an amount costs in points: divided by what a point buys, rounded up. */
export function pointsFor(
  minor: number,
  { decimals, pointValueMillionths }: Pick<PriceList, 'decimals' | 'pointValueMillionths'>,
): number {
  const divisor = 10n ** BigInt(decimals) * BigInt(pointValueMillionths);
  return Number((BigInt(minor) * 1_000_000n + divisor - 1n) / divisor);
}

/** The columns of a price list, of the country `home`. */
export const listColumns = sql`home.alloc, home.currency, home.currency_symbol as symbol, home.currency_decimals as decimals,
  home.is_truncate_cents as "isTruncateCents", home.is_symbol_suffix as "isSymbolSuffix",
  home.point_value_millionths as "pointValueMillionths", home.delivery_type as "deliveryType", home.points_name as "pointsName"`;

export async function priceList(on: Db | Tx, countryCode: string): Promise<PriceList> {
  const { rows } =
    await sql<PriceList>`select ${listColumns} from countries home where home.code = ${countryCode}`.execute(on);
  const [list] = rows;
  if (!list) throw new Error(`There is no country ${countryCode}.`);
  return list;
}

export function moneyFormat(list: Pick<PriceList, 'symbol' | 'decimals' | 'isTruncateCents' | 'isSymbolSuffix'>) {
  return {
    currencySymbol: list.symbol,
    currencyDecimalPlaces: list.decimals,
    isTruncateCents: list.isTruncateCents,
    isCurrencySymbolSuffix: list.isSymbolSuffix,
  };
}

/** How the member's prices are written, and what there is to spend. */
export async function currencyInfo(on: Tx, actor: Actor): Promise<CurrencyInfo> {
  const [list, { wallet }] = await inOrder(
    on,
    () => priceList(on, actor.countryCode),
    () => balancesOf(on, actor.id),
  );
  return {
    ...moneyFormat(list),
    productCurrency: list.currency,
    alloc: list.alloc,
    deliveryType: list.deliveryType,
    pointsAvailable: wallet,
  };
}

/** The member's own price list always counts; a page that still shows another one must be loaded again. */
export function mustBeOwnAlloc(actor: Actor, alloc: string): void {
  if (alloc !== actor.alloc) {
    const words = say(texts.otherPriceList);
    refuse('badInput', words, { alloc: words });
  }
}
