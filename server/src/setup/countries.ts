import type { Output } from '@laurel/contract/call';
import type { setupdoor } from '@laurel/contract/calls/setup/setupdoor';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** What is usual in the countries that the portal knows. */
export async function usualCountries(tx: Tx): Promise<Output<typeof setupdoor>['countries']> {
  const { rows } = await sql<Output<typeof setupdoor>['countries'][number]>`
    select code as "countryCode", time_zone as "timeZone", currency, trim_scale(point_value_millionths / 1000000.0)::text as "pointValue"
    from countries order by code`.execute(tx);
  return rows;
}

interface Money {
  symbol: string;
  decimals: number;
  isSuffix: boolean;
}

/** How people of a country write an amount of a currency: as the portal knows it of them, else as the platform does. */
export async function moneyIn(tx: Tx, countryCode: string, currency: string): Promise<Money> {
  const { rows } = await sql<Money>`
    select currency_symbol as symbol, currency_decimals as decimals, is_symbol_suffix as "isSuffix"
    from countries where code = ${countryCode} and currency = ${currency}`.execute(tx);
  return rows[0] ?? moneyOf(countryCode, currency);
}

function moneyOf(countryCode: string, currency: string): Money {
  const locale = new Intl.Locale(`und-${countryCode}`).maximize();
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const parts = format.formatToParts(1);
  const place = parts.findIndex(({ type }) => type === 'currency');
  return {
    symbol: parts[place]?.value.replace(/[\p{Cf}\s]+/gu, '') || currency,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    isSuffix: place > parts.findIndex(({ type }) => type === 'integer'),
  };
}
