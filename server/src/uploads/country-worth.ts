import { numberFormat } from '@laurel/contract/formats';
import { formatMoney, type MoneyFormat } from '@laurel/contract/rules/money';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import * as texts from './texts.ts';

const told = 10;

interface Worth {
  name: string;
  members: number;
  points: number;
  valueBefore: string;
  valueAfter: string;
  listBefore: string;
  listAfter: string;
  currencyBefore: string;
  currencyAfter: string;
  amountBefore: string;
  amountAfter: string;
  formatBefore: MoneyFormat;
  formatAfter: MoneyFormat;
}

/** What another price list, point value or currency does to members, country by country; '' where none changes that much. */
export async function worthWords(tx: Tx): Promise<string> {
  const worths = await worthsOf(tx);
  const words = worths.slice(0, told).map(wordsOf);
  if (worths.length > told) words.push(say(texts.moreCountries, { count: worths.length - told }));
  return words.join(' ');
}

async function worthsOf(tx: Tx): Promise<Worth[]> {
  const format = (alias: string) =>
    sql.raw(`jsonb_build_object('currencySymbol', ${alias}.currency_symbol, 'currencyDecimalPlaces', ${alias}.currency_decimals,
      'isTruncateCents', ${alias}.is_truncate_cents, 'isCurrencySymbolSuffix', ${alias}.is_symbol_suffix)`);
  const { rows } = await sql<Worth>`
    select r.name, coalesce(w.members, 0) as members, coalesce(w.points, 0) as points,
      trim_scale(c.point_value_millionths / 1000000.0)::text as "valueBefore", trim_scale(r.point_value_millionths / 1000000.0)::text as "valueAfter",
      c.alloc as "listBefore", r.alloc as "listAfter", c.currency as "currencyBefore", r.currency as "currencyAfter",
      (coalesce(w.points, 0)::numeric * c.point_value_millionths / 1000000.0)::text as "amountBefore",
      (coalesce(w.points, 0)::numeric * r.point_value_millionths / 1000000.0)::text as "amountAfter",
      ${format('c')} as "formatBefore", ${format('r')} as "formatAfter"
    from upload_changes u join upload_rows r on r.line = u.line join countries c on c.code = r.code
    left join (
      select d.country_code, count(*) as members, sum(a.balance)::bigint as points
      from ledger_accounts a join members m on m.id = a.member_id join divisions d on d.code = m.division_code
      where a.kind = 'wallet' and a.closed_at is null and a.balance > 0 group by 1) w on w.country_code = c.code
    where u.asks = 'prices' order by points desc, r.name`.execute(tx);
  return rows;
}

function wordsOf(worth: Worth): string {
  const { name: country, listBefore: before, listAfter: after } = worth;
  const list = before === after ? [] : [say(texts.listChanges, { country, before, after })];
  const isWorthAlike = worth.valueBefore === worth.valueAfter && worth.currencyBefore === worth.currencyAfter;
  return [...list, ...(isWorthAlike ? [] : [valueWords(worth)])].join(' ');
}

function valueWords(worth: Worth): string {
  const { name: country, members: count, points, valueBefore, valueAfter, currencyBefore, currencyAfter } = worth;
  const value = { country, before: valueBefore, after: valueAfter, currencyBefore, currencyAfter };
  // Of two currencies nobody can say how much more or less it is.
  const words =
    currencyBefore === currencyAfter
      ? say(texts.valueChangesBy, { ...value, change: signedPercent(Number(valueBefore), Number(valueAfter)) })
      : say(texts.valueChanges, value);
  if (points === 0) return `${words} ${say(texts.nobodyHolds)}`;
  const before = formatMoney(Number(worth.amountBefore), worth.formatBefore);
  const after = formatMoney(Number(worth.amountAfter), worth.formatAfter);
  return `${words} ${say(texts.membersHold, { count, points, before, after })}`;
}

export function signedPercent(before: number, after: number): string {
  const share = Math.round((100 * (after - before)) / before);
  return `${share < 0 ? '−' : '+'}${numberFormat().format(Math.abs(share))} %`;
}
