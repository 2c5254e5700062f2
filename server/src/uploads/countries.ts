import { priceChangeMax } from '@laurel/contract/calls/uploads';
import { fillIn } from '@laurel/contract/words';
import { sql } from 'kysely';
import { countsByRow, keepDifferences } from '#imports/changes';
import type { Importer, Importing, Plan } from '#imports/importer';
import { keepMissing } from '#imports/keep-missing';
import type { Row } from '#imports/row';
import { faults, repeats } from '#imports/staging';
import { worthWords } from './country-worth.ts';

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
};

function money(row: Row) {
  const pointValue = row.decimal('pointValue');
  if (pointValue === null || Number(pointValue) === 0)
    if (!row.isFaulty) row.fault('pointValue', 'Please give what a point buys: an amount above 0.');
  const decimals = row.whole('decimals');
  if (decimals === null && !row.isFaulty) row.fault('decimals', fillIn);
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
  if (timeZone !== '' && !isTimeZone(timeZone)) row.fault('timeZone', 'There is no such time zone.');
  return {
    name: row.text('country'),
    time_zone: timeZone,
    alloc: row.text('alloc'),
    points_name: row.text('pointsName') || 'Points',
    delivery_type: row.choice('deliveryType') ?? 'C',
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
  await faults(importing, repeats('code', 'countryCode', 'This country stands'));
  await faults(importing, repeats('alloc', 'alloc', 'This price list stands'));
  await faults(
    importing,
    sql`select r.line, 'alloc'::text as field, 'Price list ' || r.alloc || ' belongs to ' || c.name || '.' as message
      from upload_rows r join countries c on c.alloc = r.alloc and c.code <> r.code where not r.is_faulty
    union all
    select r.line, case when c.alloc <> r.alloc then 'alloc' else 'decimals' end, 'This cannot change any more: price list ' || c.alloc || ' has products.'
      from upload_rows r join countries c on c.code = r.code
      where not r.is_faulty and (c.alloc, c.currency_decimals) is distinct from (r.alloc, r.currency_decimals)
        and exists (select from products p where p.alloc = c.alloc)`,
  );
}

const names = [
  ...['name', 'time_zone', 'currency', 'currency_symbol', 'currency_decimals', 'is_truncate_cents', 'is_symbol_suffix'],
  ...['point_value_millionths', 'alloc', 'points_name', 'delivery_type'],
];
const columns = sql.raw(names.join(', '));
const of = (alias: string) => sql.raw(names.map((name) => `${alias}.${name}`).join(', '));

/** By the columns of the file. */
const facts = (alias: string) =>
  sql.raw(`jsonb_build_object('country', ${alias}.name, 'timeZone', ${alias}.time_zone,
  'currency', ${alias}.currency, 'symbol', ${alias}.currency_symbol, 'decimals', ${alias}.currency_decimals,
  'truncateCents', ${alias}.is_truncate_cents, 'symbolSuffix', ${alias}.is_symbol_suffix,
  'pointValue', trim_scale(${alias}.point_value_millionths / 1000000.0)::text, 'alloc', ${alias}.alloc,
  'pointsName', ${alias}.points_name, 'deliveryType', ${alias}.delivery_type)`);

async function planOf(importing: Importing): Promise<Plan> {
  const { tx } = importing;
  await keepDifferences(
    importing,
    'country',
    sql`select r.line, r.code as key, r.name, case when c.code is not null then ${facts('c')} end as before, ${facts('r')} as after,
        case when r.currency <> c.currency
          or abs(r.point_value_millionths - c.point_value_millionths) > ${priceChangeMax}::numeric * c.point_value_millionths then 'prices' end as asks
      from upload_rows r left join countries c on c.code = r.code where not r.is_faulty`,
  );
  const words = await worthWords(tx);
  return {
    ...(await countsByRow(importing)),
    second: null,
    needs: words === '' ? [] : [{ confirm: 'prices', words }],
    apply: async () => {
      await sql`
        insert into countries (code, ${columns}) select code, ${columns} from upload_rows
        on conflict (code) do update set (${columns}) = (${of('excluded')})`.execute(tx);
    },
  };
}
