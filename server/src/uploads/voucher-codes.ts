import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { hashKeyForLoading } from '#codes/digest-key';
import { hashOf, normalCode, sealCode } from '#codes/seal';
import { refuse } from '#errors/refuse';
import { keepChanges } from '#imports/changes';
import type { Importer, Importing, Plan } from '#imports/importer';
import type { Row } from '#imports/row';
import { fault, faults, type Place } from '#imports/staging';
import * as texts from './texts.ts';

/** Voucher codes for the shop. They are sealed before they reach the database, and no answer ever repeats one. */
export const voucherCodes: Importer = {
  kind: 'vouchers',
  staged: { alloc: 'text', product_code: 'text', sealed: 'text', key_id: 'text', code_hash: 'text' },
  async reader({ tx, voucherKeys }) {
    if (voucherKeys.length === 0) refuse('ruleBroken', say(texts.keysNotSet));
    const hashKey = await hashKeyForLoading(tx, voucherKeys);
    return (row) => readCode(row, { hashKey, keys: voucherKeys });
  },
  states: () => sql`
    select distinct on (v.id) 'code' as thing, v.id as thing_id, v.id::text as ref, r.line, r.alloc || ' ' || r.product_code as key,
      '{}'::jsonb as state, '{}'::jsonb as fresh
    from upload_rows r join voucher_codes v on v.code_hash = decode(r.code_hash, 'hex') where not r.is_faulty order by v.id, r.line`,
  async plan(importing) {
    await check(importing);
    return planOf(importing);
  },
};

function readCode(row: Row, { hashKey, keys }: { hashKey: Buffer; keys: readonly Buffer[] }) {
  const code = normalCode(row.text('code'));
  const place = {
    alloc: row.text('alloc'),
    product_code: row.text('productCode'),
  };
  if (code === '') return place;
  const { sealed, keyId } = sealCode(keys, code);
  return { ...place, sealed: sealed.toString('hex'), key_id: keyId, code_hash: hashOf(hashKey, code).toString('hex') };
}

async function check(importing: Importing): Promise<void> {
  await faults(
    importing,
    fault(
      sql<Place & { isThere: boolean; product: string; priceList: string }>`
        select r.line, 'productCode'::text as field, p.id is not null as "isThere", r.product_code as product, r.alloc as "priceList"
        from upload_rows r left join products p on p.alloc = r.alloc and p.code = r.product_code
        where not r.is_faulty and p.kind is distinct from 'voucher'`,
      ({ isThere, ...named }) => (isThere ? say(texts.noVoucher) : say(texts.noProduct, named)),
    ),
  );
  await faults(
    importing,
    fault(
      sql<Place & { otherLine: number | null; product: string }>`
        select line, 'code'::text as field, other_line as "otherLine", other as product
        from (
          select r.line, r.alloc || ' ' || r.product_code as own, coalesce(p.alloc || ' ' || p.code, first_value(r.alloc || ' ' || r.product_code) over w) as other,
            case when p.id is null then first_value(r.line) over w end as other_line
          from upload_rows r left join voucher_codes v on v.code_hash = decode(r.code_hash, 'hex') left join products p on p.id = v.product_id
          where not r.is_faulty window w as (partition by r.code_hash order by r.line)) c
        where own <> other`,
      ({ otherLine, product }) =>
        otherLine === null
          ? say(texts.codeThere, { product })
          : say(texts.codeTwice, { line: String(otherLine), product }),
    ),
  );
}

async function planOf(importing: Importing): Promise<Plan> {
  const { tx, now } = importing;
  await keepChanges(
    importing,
    'codes',
    sql`select min(r.line) as line, r.alloc || ' ' || r.product_code as key, 'added' as what, null as asks, '' as name,
        '{}'::jsonb as before, jsonb_build_object('codes', count(distinct r.code_hash)) as after
      from upload_rows r
      where not r.is_faulty and not exists (select from voucher_codes v where v.code_hash = decode(r.code_hash, 'hex')) group by 2 order by 1`,
  );
  const { rows } = await sql<{ total: number; added: number }>`
    select (select count(*) from upload_rows where not is_faulty) as total,
      coalesce((select sum((after ->> 'codes')::bigint) from upload_changes), 0)::bigint as added`.execute(tx);
  const { total = 0, added = 0 } = rows[0] ?? {};
  return {
    ...{ added, changed: 0, removed: 0, unchanged: total - added },
    second: null,
    needs: [],
    apply: async () => {
      await sql`
        insert into voucher_codes (product_id, sealed, key_id, code_hash, loaded_at)
        select p.id, decode(r.sealed, 'hex'), r.key_id, decode(r.code_hash, 'hex'), ${now}
        from upload_rows r join products p on p.alloc = r.alloc and p.code = r.product_code order by r.line
        on conflict (code_hash) do nothing`.execute(tx);
    },
  };
}
