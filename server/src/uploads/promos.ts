import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { sql } from 'kysely';
import { countsByRow, keepDifferences } from '#imports/changes';
import { codesForSecond } from '#imports/for-second';
import type { Importer, Importing, Plan } from '#imports/importer';
import { keepMissing } from '#imports/keep-missing';
import type { Row } from '#imports/row';
import { fault, faults, type Place, repeats } from '#imports/staging';
import * as texts from './texts.ts';

/** Promotional codes; upper and lower case are one. A code's end day counts whole, in UTC. None is removed: orders refer to them. */
export const promos: Importer = {
  kind: 'promos',
  staged: {
    code: 'text',
    code_key: 'text',
    kind: 'text',
    percent: 'integer',
    amount_thousandths: 'bigint',
    alloc: 'text',
    valid_from: 'timestamptz',
    valid_to: 'timestamptz',
    limit_total: 'integer',
    limit_per_member: 'integer',
    minimum_thousandths: 'bigint',
  },
  reader: () => (row) => {
    const code = row.text('code');
    if (code === '') return null;
    return {
      code,
      code_key: code.toLowerCase(),
      ...value(row),
      alloc: row.text('alloc') || null,
      ...validity(row),
      limit_total: row.whole('limitTotal'),
      limit_per_member: row.whole('limitPerMember'),
      minimum_thousandths: thousandths(row.decimal('minimumTotal') ?? '0'),
    };
  },
  states: () => sql`
    select 'promo' as thing, p.id as thing_id, p.id::text as ref, r.line, p.code as key, ${promoState} as state, '{}'::jsonb as fresh
    from upload_rows r join promos p on lower(p.code) = r.code_key where not r.is_faulty`,
  async plan(importing) {
    await keepMissing(importing, optional, sql`promos b where lower(b.code) = r.code_key`);
    await check(importing);
    return planOf(importing);
  },
};

const optional = {
  validFrom: ['valid_from'],
  validTo: ['valid_to'],
  limitTotal: ['limit_total'],
  limitPerMember: ['limit_per_member'],
  minimumTotal: ['minimum_thousandths'],
  alloc: ['alloc'],
};

function value(row: Row) {
  const kind = row.choice('kind');
  if (kind === null && !row.isFaulty) row.fault('kind', say(texts.percentOrAmount));
  if (kind === 'percent') {
    const percent = row.whole('value', { least: 1, most: 100 });
    if (percent === null && !row.isFaulty) row.fault('value', say(said.fillIn));
    return { kind, percent, amount_thousandths: null };
  }
  const amount = row.decimal('value');
  if (!row.isFaulty && Number(amount ?? 0) === 0) row.fault('value', say(texts.amountAbove0));
  return { kind, percent: null, amount_thousandths: amount === null ? null : thousandths(amount) };
}

/** '49.9' → '49900', without fractions of two. */
function thousandths(amount: string): string {
  const [units = '0', decimals = ''] = amount.split('.');
  return String(BigInt(units + decimals.padEnd(3, '0')));
}

function validity(row: Row) {
  const from = row.date('validFrom');
  const to = row.date('validTo');
  if (from && to && to < from) row.fault('validTo', say(texts.endBeforeBeginning));
  return { valid_from: from && `${from}T00:00:00Z`, valid_to: to && dayAfter(to) };
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString();
}

async function check(importing: Importing): Promise<void> {
  await faults(
    importing,
    repeats('code_key', 'code', (found) => say(texts.promoTwice, found)),
  );
  await faults(
    importing,
    fault(
      sql<Place & { priceList: string }>`
        select r.line, 'alloc' as field, r.alloc as "priceList" from upload_rows r
        where not r.is_faulty and r.alloc is not null and not exists (select from price_lists c where c.alloc = r.alloc)`,
      (found) => say(texts.noPriceList, found),
    ),
    fault(
      sql<Place>`
        select r.line, case when r.valid_to is null then 'validFrom' else 'validTo' end as field
        from upload_rows r where not r.is_faulty and r.valid_to <= r.valid_from`,
      () => say(texts.endBeforeBeginning),
    ),
    fault(
      sql<Place & { uses: number }>`
        select r.line, 'limitTotal' as field, p.uses
        from upload_rows r join promos p on lower(p.code) = r.code_key where not r.is_faulty and p.uses > r.limit_total`,
      ({ uses }) => say(texts.usedAlready, { count: uses }),
    ),
  );
}

const columns =
  'kind percent amount_thousandths alloc valid_from valid_to limit_total limit_per_member minimum_thousandths'.split(
    ' ',
  );
const of = (alias: string) => sql.raw(columns.map((column) => `${alias}.${column}`).join(', '));
const bare = sql.raw(columns.join(', '));

/** In the columns of the codes `p`; times in one spelling. */
export const promoState = sql`jsonb_build_object('kind', p.kind, 'percent', p.percent, 'amount_thousandths', p.amount_thousandths, 'alloc', p.alloc,
  'valid_from', to_char(p.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'valid_to', to_char(p.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'limit_total', p.limit_total, 'limit_per_member', p.limit_per_member, 'minimum_thousandths', p.minimum_thousandths)`;

/** By the columns of the file. */
const facts = (alias: string) =>
  sql.raw(`jsonb_build_object('kind', ${alias}.kind,
  'value', coalesce(${alias}.percent::text, trim_scale(${alias}.amount_thousandths / 1000.0)::text),
  'validFrom', to_char(${alias}.valid_from at time zone 'UTC', 'YYYY-MM-DD'),
  'validTo', to_char((${alias}.valid_to - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD'),
  'limitTotal', ${alias}.limit_total, 'limitPerMember', ${alias}.limit_per_member,
  'minimumTotal', trim_scale(${alias}.minimum_thousandths / 1000.0)::text, 'alloc', ${alias}.alloc)`);

async function planOf(importing: Importing): Promise<Plan> {
  await keepDifferences(
    importing,
    'promo',
    sql`select r.line, r.code as key, '' as name, null as asks,
        case when p.id is not null then ${facts('p')} end as before, ${facts('r')} as after
      from upload_rows r left join promos p on lower(p.code) = r.code_key where not r.is_faulty`,
  );
  return {
    ...(await countsByRow(importing)),
    needs: [],
    second: await codesForSecond(importing),
    apply: async () => {
      const by = sql`${importing.actorId}::bigint`;
      const confirmer = sql`${importing.confirmerId}::bigint`;
      const differs = sql`(${of('promos')}) is distinct from (${of('excluded')})`;
      // Who uploads what others have uploaded confirms it: it is nobody's own.
      const kept = sql`${by} is not null and ${by} in (promos.by_id, promos.confirmed_by_id)`;
      await sql`
        insert into promos (code, ${bare}, by_id, confirmed_by_id) select code, ${bare}, ${by}, ${confirmer} from upload_rows order by line
        on conflict (lower(code)) do update set (${bare}) = (${of('excluded')}),
          by_id = case when ${differs} then ${by} when ${kept} then promos.by_id end,
          confirmed_by_id = case when ${differs} then ${confirmer} when ${kept} then promos.confirmed_by_id end`.execute(
        importing.tx,
      );
    },
  };
}
