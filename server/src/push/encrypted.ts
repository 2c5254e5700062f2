import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of a browser: its point of P-256, and what only it and the portal know. */
export interface BrowserKeys {
  publicKey: Buffer;
  auth: Buffer;
}

/** What is random in a message; given by tests alone. */
interface Chance {
  privateKey?: Buffer;
  salt?: Buffer;
}

const recordBytes = 4096;
/** Lengths tell nothing where they are alike. */
const paddedTo = 256;
/** What fits into one record beside the delimiter and the tag, as push services take at most that. */
export const plainBytesMax = recordBytes - 86 - 17;

/** The body of a push message: encrypted for one browser (RFC 8291) in one record of `aes128gcm` (RFC 8188). */
export function encrypted(plain: Buffer, to: BrowserKeys, { privateKey, salt = randomBytes(16) }: Chance = {}): Buffer {
  if (plain.length > plainBytesMax) throw new Error(`A push message has ${plainBytesMax} bytes at most.`);
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), to.publicKey, ownPublic]);
  const shared = hkdf(own.computeSecret(to.publicKey), { salt: to.auth, info, bytes: 32 });
  const key = hkdf(shared, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = hkdf(shared, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(privateKey ? Buffer.concat([plain, lastRecord]) : padded(plain)), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(ownPublic.length, 4);
  return Buffer.concat([salt, head, ownPublic, ...sealed, cipher.getAuthTag()]);
}

const lastRecord = Buffer.of(2);

/** The last record ends with a 2, and as many zeros as one likes. */
function padded(plain: Buffer): Buffer {
  const length = Math.min(Math.ceil((plain.length + 1) / paddedTo) * paddedTo, plainBytesMax + 1);
  const whole = Buffer.alloc(length);
  plain.copy(whole);
  lastRecord.copy(whole, plain.length);
  return whole;
}

function hkdf(secret: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** Whether 65 bytes are a point of the curve: anything else could not be encrypted for. */
export function isPoint(publicKey: Buffer): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1', undefined, undefined, 'uncompressed');
    return publicKey[0] === 4;
  } catch {
    return false;
  }
}
