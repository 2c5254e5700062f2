import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** A voucher code at rest: nonce, tag and ciphertext of AES-256-GCM, and which key sealed it. */
export interface SealedCode {
  sealed: Buffer;
  keyId: string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Seals with the newest key. */
export function sealCode(keys: readonly Buffer[], code: string): SealedCode {
  const key = keys[0];
  if (!key) throw new Error('VOUCHER_KEYS is not set: voucher codes can be neither loaded nor read.');
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]), keyId: keyId(key) };
}

/** Opens with whichever key sealed it, so that older keys stay readable after a rotation. */
export function openCode(keys: readonly Buffer[], { sealed, keyId: id }: SealedCode): string {
  const key = keys.find((each) => keyId(each) === id);
  if (!key) throw new Error(`No voucher key has the id ${id}: it is missing in VOUCHER_KEYS.`);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

/** Tells equal codes without opening them: keyed by a secret of this database that outlives every rotation. */
export async function codeHasher(on: Db | Tx): Promise<(code: string) => Buffer> {
  const fresh = JSON.stringify(randomBytes(32).toString('base64'));
  await on
    .insertInto('own_secrets')
    .values({ name: 'voucher-hash', value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await on
    .selectFrom('own_secrets')
    .select('value')
    .where('name', '=', 'voucher-hash')
    .executeTakeFirstOrThrow();
  const secret = Buffer.from(String(value), 'base64');
  return (code) => createHmac('sha256', secret).update(code.trim().toUpperCase()).digest();
}
