import type { UploadChange } from '@laurel/contract/uploads';
import { sql } from 'kysely';
import { refuse } from '#refuse';
import { hashKeyForLoading } from '#vouchers/digest-key';
import { hashOf, normalCode, sealCode } from '#vouchers/seal';
import type { Importer, Importing, Plan } from './importer.ts';
import type { Row } from './row.ts';
import { faults } from './staging.ts';

/** Voucher codes for the shop. They are sealed before they reach the database, and no answer ever repeats one. */
export const voucherCodes: Importer = {
  kind: 'vouchers',
  staged: { alloc: 'text', product_code: 'text', sealed: 'text', key_id: 'text', code_hash: 'text' },
  async reader({ tx, voucherKeys }) {
    if (voucherKeys.length === 0)
      refuse('ruleBroken', 'Voucher codes cannot be loaded: VOUCHER_KEYS is not set on the server.');
    const hashKey = await hashKeyForLoading(tx, voucherKeys);
    return (row) => readCode(row, { hashKey, keys: voucherKeys });
  },
  async plan(importing) {
    await check(importing);
    return planOf(importing);
  },
};

const codeMax = 100;

function readCode(row: Row, { hashKey, keys }: { hashKey: Buffer; keys: readonly Buffer[] }) {
  const code = normalCode(row.text('code', { max: codeMax, required: true }));
  const place = {
    alloc: row.text('alloc', { max: 20, required: true }),
    product_code: row.text('productCode', { max: 60, required: true }),
  };
  if (code === '') return place;
  const { sealed, keyId } = sealCode(keys, code);
  return { ...place, sealed: sealed.toString('hex'), key_id: keyId, code_hash: hashOf(hashKey, code).toString('hex') };
}

async function check(importing: Importing): Promise<void> {
  await faults(
    importing,
    sql`select r.line, 'productCode'::text as field,
        case when p.id is null then 'There is no product ' || r.product_code || ' in price list ' || r.alloc || '.' else 'This product is no voucher.' end as message
      from upload_rows r left join products p on p.alloc = r.alloc and p.code = r.product_code
      where not r.is_faulty and p.kind is distinct from 'voucher'`,
  );
  await faults(
    importing,
    sql`select line, 'code'::text as field, case when other_line is null then 'This code is already there for product ' || other || '.'
        else 'This code stands on line ' || other_line || ' for product ' || other || '.' end as message
      from (
        select r.line, r.alloc || ' ' || r.product_code as own, coalesce(p.alloc || ' ' || p.code, first_value(r.alloc || ' ' || r.product_code) over w) as other,
          case when p.id is null then first_value(r.line) over w end as other_line
        from upload_rows r left join voucher_codes v on v.code_hash = decode(r.code_hash, 'hex') left join products p on p.id = v.product_id
        where not r.is_faulty window w as (partition by r.code_hash order by r.line)) c
      where own <> other`,
  );
}

async function planOf({ tx, now }: Importing): Promise<Plan> {
  const { rows } = await sql<{ line: number; key: string; total: number; fresh: number }>`
    select min(r.line) as line, r.alloc || ' ' || r.product_code as key, count(*) as total,
      count(distinct r.code_hash) filter (where v.id is null) as fresh
    from upload_rows r left join voucher_codes v on v.code_hash = decode(r.code_hash, 'hex')
    where not r.is_faulty group by 2 order by 1`.execute(tx);
  const changes = rows
    .filter(({ fresh }) => fresh > 0)
    .map(({ line, key, fresh }): UploadChange => {
      return { line, key, what: 'added', text: fresh === 1 ? '1 code' : `${fresh} codes` };
    });
  const added = rows.reduce((sum, { fresh }) => sum + fresh, 0);
  return {
    added,
    changed: 0,
    removed: 0,
    unchanged: rows.reduce((sum, { total }) => sum + total, 0) - added,
    changes,
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
