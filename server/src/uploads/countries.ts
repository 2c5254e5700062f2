import { priceChangeMax } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { countsByRow, keepDifferences } from '#imports/changes';
import type { Importer, Importing, Plan } from '#imports/importer';
import { keepMissing } from '#imports/keep-missing';
import type { Row } from '#imports/row';
import { fault, faults, type Place, repeats } from '#imports/staging';
import { worthWords } from './country-worth.ts';
import * as texts from './texts.ts';

/** Countries with their currency and what a point buys. None is ever removed: history refers to them. */
export const countries: Importer = {
  kind: 'countries',
  staged: {
    code: 'text',
    name: 'text',
    time_zone: 'text',
    currency: 'text',
    currency_symbol: 'text',
    currency_decimals: 'smallint',
    is_truncate_cents: 'boolean',
    is_symbol_suffix: 'boolean',
    point_value_millionths: 'numeric',
    alloc: 'text',
    points_name: 'text',
    delivery_type: 'text',
    language: 'text',
  },
  reader: () => (row) => {
    const code = row.text('countryCode');
    if (code === '') return null;
    return { code: code.toUpperCase(), ...money(row), ...site(row) };
  },
  async plan(importing) {
    await keepMissing(importing, optional, sql`countries b where b.code = r.code`);
    await check(importing);
    return planOf(importing);
  },
};

const optional = {
  truncateCents: ['is_truncate_cents'],
  symbolSuffix: ['is_symbol_suffix'],
  pointsName: ['points_name'],
  deliveryType: ['delivery_type'],
  language: ['language'],
};

function money(row: Row) {
  const pointValue = row.decimal('pointValue');
  if (pointValue === null || Number(pointValue) === 0) if (!row.isFaulty) row.fault('pointValue', say(texts.pointBuys));
  const decimals = row.whole('decimals');
  if (decimals === null && !row.isFaulty) row.fault('decimals', say(said.fillIn));
  return {
    currency: row.text('currency').toUpperCase(),
    currency_symbol: row.text('symbol'),
    currency_decimals: decimals,
    is_truncate_cents: row.flag('truncateCents'),
    is_symbol_suffix: row.flag('symbolSuffix'),
    point_value_millionths: pointValue === null ? null : millionths(pointValue),
  };
}

/** '0.05' → '50000', without fractions of two. */
function millionths(amount: string): string {
  const [units = '0', decimals = ''] = amount.split('.');
  return String(BigInt(units + decimals.padEnd(6, '0')));
}

function site(row: Row) {
  const timeZone = row.text('timeZone');
  if (timeZone !== '' && !isTimeZone(timeZone)) row.fault('timeZone', say(texts.noTimeZone));
  return {
    name: row.text('country'),
    time_zone: timeZone,
    alloc: row.text('alloc'),
    points_name: row.text('pointsName') || 'Points',
    delivery_type: row.choice('deliveryType') ?? 'C',
    language: row.choice('language'),
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

async function check(importing: Importing): Promise<void> {
  await faults(
    importing,
    repeats('code', 'countryCode', (found) => say(texts.countryTwice, found)),
  );
  await faults(
    importing,
    fault(
      sql<Place & { priceList: string }>`
        select r.line, 'decimals'::text as field, r.alloc as "priceList"
        from upload_rows r join price_lists c on c.alloc = r.alloc
        where not r.is_faulty and c.currency_decimals <> r.currency_decimals and exists (select from products p where p.alloc = r.alloc)`,
      (found) => say(texts.decimalsFixed, found),
    ),
  );
  await faults(importing, otherMoney);
}

/**
 * Countries share a price list in one currency only. Whoever has it and is not in the file decides, then who has it and keeps it; of
 * a list that all of them leave, what stands in it does. A currency that changes for all of them is asked about as a price.
 */
const otherMoney = fault(
  sql<Place & OtherMoney>`
    select line, case when currency <> first_currency then 'currency' else 'decimals' end as field,
      alloc as "priceList", first_currency as currency, first_decimals as decimals, first_name as country
    from (
      select line, alloc, currency, currency_decimals, first_value(currency) over w as first_currency,
        first_value(currency_decimals) over w as first_decimals, first_value(name) over w as first_name
      from (
        select r.line, case when c.alloc = r.alloc then 1 else 2 end as rank, r.name, r.alloc, r.currency, r.currency_decimals
        from upload_rows r left join countries c on c.code = r.code where not r.is_faulty
        union all
        select 0, 0, c.name, c.alloc, c.currency, c.currency_decimals
        from countries c where not exists (select from upload_rows u where u.code = c.code and not u.is_faulty)
        union all
        select 0, 0, null, l.alloc, l.currency, l.currency_decimals from price_lists l
        where not exists (select from countries c left join upload_rows u on u.code = c.code and not u.is_faulty
            where c.alloc = l.alloc and coalesce(u.alloc, c.alloc) = l.alloc)
          and (exists (select from products p where p.alloc = l.alloc) or exists (select from promos p where p.alloc = l.alloc))) every window w as (partition by alloc order by rank, line, name)) compared
    where line > 0 and (currency, currency_decimals) <> (first_currency, first_decimals)`,
  ({ country, ...money }) =>
    country === null ? say(texts.otherMoneyThanCatalogue, money) : say(texts.otherMoneyThan, { ...money, country }),
);

interface OtherMoney {
  priceList: string;
  currency: string;
  decimals: number;
  /** Null where no country has that money, but what stands in the price list. */
  country: string | null;
}

const names = [
  ...['name', 'time_zone', 'currency', 'currency_symbol', 'currency_decimals', 'is_truncate_cents', 'is_symbol_suffix'],
  ...['point_value_millionths', 'alloc', 'points_name', 'delivery_type', 'language'],
];
const columns = sql.raw(names.join(', '));
const of = (alias: string) => sql.raw(names.map((name) => `${alias}.${name}`).join(', '));

/** By the columns of the file. */
const facts = (alias: string) =>
  sql.raw(`jsonb_build_object('country', ${alias}.name, 'timeZone', ${alias}.time_zone,
  'currency', ${alias}.currency, 'symbol', ${alias}.currency_symbol, 'decimals', ${alias}.currency_decimals,
  'truncateCents', ${alias}.is_truncate_cents, 'symbolSuffix', ${alias}.is_symbol_suffix,
  'pointValue', trim_scale(${alias}.point_value_millionths / 1000000.0)::text, 'alloc', ${alias}.alloc,
  'pointsName', ${alias}.points_name, 'deliveryType', ${alias}.delivery_type, 'language', ${alias}.language)`);

async function planOf(importing: Importing): Promise<Plan> {
  const { tx } = importing;
  await keepDifferences(
    importing,
    'country',
    sql`select r.line, r.code as key, r.name, case when c.code is not null then ${facts('c')} end as before, ${facts('r')} as after,
        case when r.currency <> c.currency or (r.alloc <> c.alloc and exists (select from products p where p.alloc = c.alloc))
          or abs(r.point_value_millionths - c.point_value_millionths) > ${priceChangeMax}::numeric * c.point_value_millionths then 'prices' end as asks
      from upload_rows r left join countries c on c.code = r.code where not r.is_faulty`,
  );
  const words = await worthWords(tx);
  return {
    ...(await countsByRow(importing)),
    second: null,
    needs: words === '' ? [] : [{ confirm: 'prices', words }],
    apply: () => write(tx),
  };
}

/** Price lists come and go with the countries that name them; one with products or codes stays. */
async function write(tx: Tx): Promise<void> {
  await sql`
    insert into price_lists (alloc, currency, currency_decimals) select distinct alloc, currency, currency_decimals from upload_rows
    on conflict (alloc) do update set currency = excluded.currency, currency_decimals = excluded.currency_decimals
      where (price_lists.currency, price_lists.currency_decimals) <> (excluded.currency, excluded.currency_decimals)`.execute(
    tx,
  );
  await sql`
    insert into countries (code, ${columns}) select code, ${columns} from upload_rows
    on conflict (code) do update set (${columns}) = (${of('excluded')})`.execute(tx);
  await sql`
    delete from price_lists l where not exists (select from countries c where c.alloc = l.alloc)
      and not exists (select from products p where p.alloc = l.alloc) and not exists (select from promos p where p.alloc = l.alloc)`.execute(
    tx,
  );
}
