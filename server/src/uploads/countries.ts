import type { UploadChange } from '@laurel/contract/uploads';
import { sql } from 'kysely';
import type { Importer, Importing, Plan } from './importer.ts';
import type { Row } from './row.ts';
import { faults, repeats } from './staging.ts';

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
    const code = row.text('countryCode', {
      max: 2,
      required: true,
      form: /^[A-Za-z]{2}$/,
      words: 'Please give two letters.',
    });
    if (code === '') return null;
    return { code: code.toUpperCase(), ...money(row), ...site(row) };
  },
  async plan(importing) {
    await check(importing);
    return planOf(importing);
  },
};

function money(row: Row) {
  const pointValue = row.decimal('pointValue', { places: 6 });
  if (pointValue === null || Number(pointValue) === 0)
    if (!row.isFaulty) row.fault('pointValue', 'Please give what a point buys: an amount above 0.');
  const decimals = row.whole('decimals', { least: 0, most: 3 });
  if (decimals === null && !row.isFaulty) row.fault('decimals', 'Please fill this in.');
  return {
    currency: row
      .text('currency', { max: 3, required: true, form: /^[A-Za-z]{3}$/, words: 'Please give three letters.' })
      .toUpperCase(),
    currency_symbol: row.text('symbol', { max: 8, required: true }),
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
  const timeZone = row.text('timeZone', { max: 60, required: true });
  if (timeZone !== '' && !isTimeZone(timeZone)) row.fault('timeZone', 'There is no such time zone.');
  return {
    name: row.text('country', { max: 80, required: true }),
    time_zone: timeZone,
    alloc: row.text('alloc', {
      max: 20,
      required: true,
      form: /^[A-Za-z0-9_-]+$/,
      words: 'Please use letters, digits, hyphens and underscores.',
    }),
    points_name: row.text('pointsName', { max: 40 }) || 'Points',
    delivery_type: row.choice('deliveryType', ['C', 'Z']) ?? 'C',
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

async function planOf({ tx }: Importing): Promise<Plan> {
  const { rows } = await sql<UploadChange & { isSame: boolean }>`
    select r.line, r.code as key, case when c.code is null then 'added' else 'changed' end as what, r.name as text,
      c.code is not null and (${of('c')}) is not distinct from (${of('r')}) as "isSame"
    from upload_rows r left join countries c on c.code = r.code where not r.is_faulty order by r.line`.execute(tx);
  const changes = rows.filter(({ isSame }) => !isSame).map(({ isSame: _, ...change }) => change);
  const added = changes.filter(({ what }) => what === 'added').length;
  return {
    added,
    changed: changes.length - added,
    removed: 0,
    unchanged: rows.length - changes.length,
    changes,
    needs: [],
    apply: async () => {
      await sql`
        insert into countries (code, ${columns}) select code, ${columns} from upload_rows
        on conflict (code) do update set (${columns}) = (${of('excluded')})`.execute(tx);
    },
  };
}
