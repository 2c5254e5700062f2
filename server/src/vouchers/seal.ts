import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** A voucher code as it lies in the database. */
export interface SealedCode {
  /** Nonce, tag, ciphertext. */
  sealed: Buffer;
  keyId: string;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals a code with the newest key. */
export function sealCode(keys: readonly Buffer[], code: string): SealedCode {
  const [key] = keys;
  if (!key) throw new Error('There is no key for voucher codes: VOUCHER_KEYS is not set.');
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce);
  const text = Buffer.concat([sealing.update(code, 'utf8'), sealing.final()]);
  return { sealed: Buffer.concat([nonce, sealing.getAuthTag(), text]), keyId: keyIdOf(key) };
}

/** Opens a code with whichever key sealed it. */
export function openCode(keys: readonly Buffer[], { sealed, keyId }: SealedCode): string {
  const key = keys.find((candidate) => keyIdOf(candidate) === keyId);
  if (!key) throw new Error(`The voucher key ${keyId} is missing: add it to VOUCHER_KEYS.`);
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}

/** How codes are compared: people type them in any case. */
export function normalCode(code: string): string {
  return code.normalize('NFC').trim().toUpperCase();
}

export function hashOf(hashKey: Buffer, code: string): Buffer {
  return createHmac('sha256', hashKey).update(normalCode(code)).digest();
}

/**
 * The key of the codes' digests, by which a code is recognised that is already there. It is the portal's own and does not
 * change when the sealing keys do. A backup leaves it out: after a restore a new one is made, and all digests with it.
 */
export async function hashKeyOf(tx: Tx, keys: readonly Buffer[]): Promise<Buffer> {
  await sql`
    insert into own_secrets (name, value) values (${secretName}, ${JSON.stringify(randomBytes(32).toString('base64'))}::jsonb)
    on conflict (name) do nothing returning 1`
    .execute(tx)
    .then(async ({ rows }) => rows.length > 0 && (await makeDigestsAnew(tx, keys)));
  return storedKey(tx);
}

const secretName = 'voucherCodeDigests';
const atOnce = 5_000;

async function storedKey(tx: Tx): Promise<Buffer> {
  const { value } = await tx
    .selectFrom('own_secrets')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  return Buffer.from(value as string, 'base64');
}

async function makeDigestsAnew(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  const hashKey = await storedKey(tx);
  for (let last = 0; ; ) {
    const { rows } = await sql<SealedCode & { id: number }>`
      select id, sealed, key_id as "keyId" from voucher_codes where id > ${last}
      -- limit: a batch, the next follows until none is left
      order by id limit ${atOnce}`.execute(tx);
    if (rows.length === 0) return;
    const hashes = rows.map((row) => hashOf(hashKey, openCode(keys, row)).toString('hex'));
    await sql`
      update voucher_codes v set code_hash = decode(h.hash, 'hex')
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${hashes}::text[]) as h (id, hash) where h.id = v.id`.execute(
      tx,
    );
    last = rows.at(-1)?.id ?? last;
  }
}

/** The first eight digits of the key's digest: enough to tell keys apart, nothing to guess one from. */
export function keyIdOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
