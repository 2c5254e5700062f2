import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** A voucher code as it lies in the database. */
export interface SealedCode {
  /** Nonce, tag, ciphertext. */
  sealed: Buffer;
  keyId: string;
}

/** What is sealed stays sealed, and as it is, until its key is there again. */
export class VoucherKeyMissing extends Error {
  override name = 'VoucherKeyMissing';

  constructor(keyId: string) {
    super(`The voucher key ${keyId} is missing: add it to VOUCHER_KEYS.`);
  }
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
  if (!key) throw new VoucherKeyMissing(keyId);
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

/** The first eight digits of the key's digest: enough to tell keys apart, nothing to guess one from. */
export function keyIdOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}
