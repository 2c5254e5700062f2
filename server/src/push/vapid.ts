import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** By which push services know the portal (RFC 8292). */
export interface VapidKeys {
  /** A point of P-256, 65 bytes. */
  publicKey: Buffer;
  privateKey: KeyObject;
}

/** Of 32 bytes; undefined where these are no key of the curve. */
export function vapidKeysOf(secret: Buffer): VapidKeys | undefined {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(secret);
  } catch {
    return undefined;
  }
  const publicKey = curve.getPublicKey();
  const part = (from: number) => publicKey.subarray(from, from + 32).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: secret.toString('base64url') };
  return { publicKey, privateKey: createPrivateKey({ key, format: 'jwk' }) };
}

export function newVapidSecret(): Buffer {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const secret = curve.getPrivateKey();
  // Leading zeros are left out of it.
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]);
}

const goodForSeconds = 12 * 3600;
const usedForSeconds = 3600;
const servicesMax = 100;

interface Signer {
  /** Whom a push service can write to about what the portal sends. */
  contact: string;
  clock: () => Date;
}

/** What stands in `Authorization` for a push service: signed for it alone, and anew each hour. */
export function vapidSigner({ contact, clock }: Signer): (keys: VapidKeys, service: string) => Promise<string> {
  const signed = new Map<string, { header: string; publicKey: Buffer; at: number }>();
  return async (keys, service) => {
    const now = Math.floor(clock().getTime() / 1000);
    const kept = signed.get(service);
    if (kept?.publicKey.equals(keys.publicKey) && Math.abs(now - kept.at) < usedForSeconds) return kept.header;
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(service)
      .setExpirationTime(now + goodForSeconds)
      .setSubject(contact)
      .sign(keys.privateKey);
    const header = `vapid t=${token}, k=${keys.publicKey.toString('base64url')}`;
    if (signed.size >= servicesMax) signed.clear();
    signed.set(service, { header, publicKey: keys.publicKey, at: now });
    return header;
  };
}
