import { createHash, createHmac } from 'node:crypto';
import { seal, unseal } from '#secrets/seal';

/** A voucher code as it lies in the database. */
export interface SealedCode {
  /** Nonce, tag, ciphertext. */
  sealed: Buffer;
  keyId: string;
}

/** What is sealed stays sealed, and as it is, until its key is there again. */
export class VoucherKeyMissing extends Error {
  override name = 'VoucherKeyMissing';
  readonly keyId: string;

  constructor(keyId: string) {
    super(`The voucher key ${keyId} is missing: add it to VOUCHER_KEYS.`);
    this.keyId = keyId;
  }
}

/** Seals a code with the newest key. */
export function sealCode(keys: readonly Buffer[], code: string): SealedCode {
  const [key] = keys;
  if (!key) throw new Error('There is no key for voucher codes: VOUCHER_KEYS is not set.');
  return { sealed: seal(key, code), keyId: keyIdOf(key) };
}

/** Opens a code with whichever key sealed it. */
export function openCode(keys: readonly Buffer[], { sealed, keyId }: SealedCode): string {
  const key = keys.find((candidate) => keyIdOf(candidate) === keyId);
  if (!key) throw new VoucherKeyMissing(keyId);
  return unseal(key, sealed);
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
