import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { PlainError } from '#errors/plain-error';
import { seal, unseal } from '#secrets/seal';
import { newVapidSecret, type VapidKeys, vapidKeysOf } from './vapid.ts';

/** From where the portal has its keys: its settings, or its own table, where one of these keys has sealed them, the newest first. */
export interface KeySources {
  given: Buffer | undefined;
  sealKeys: readonly Buffer[];
}

export const hasKeys = ({ given, sealKeys }: KeySources) => given !== undefined || sealKeys.length > 0;

/** The portal's keys, made when the first browser asks for them; whoever asks at the same time gets the same. */
export async function makeOwnKeys(tx: Tx, sources: KeySources, now: Date): Promise<VapidKeys> {
  const { given, sealKeys } = sources;
  const [newest] = sealKeys;
  if (given === undefined && newest) {
    const secret = newVapidSecret();
    const { publicKey } = ownKeysOf(secret);
    await tx
      .insertInto('push_keys')
      .values({ public_key: publicKey, sealed: seal(newest, secret.toString('base64')), made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const keys = await ownKeys(tx, sources);
  if (!keys) throw new Error('There is nothing to seal the keys of web push with.');
  return keys;
}

/** Those that are there; undefined where nobody has asked for any yet. */
export async function ownKeys(on: Db | Tx, { given, sealKeys }: KeySources): Promise<VapidKeys | undefined> {
  if (given) return ownKeysOf(given);
  const row = await on.selectFrom('push_keys').select('sealed').executeTakeFirst();
  return row && ownKeysOf(opened(sealKeys, row.sealed));
}

/** Sealed with the newest key from now on. */
export async function resealOwnKeys(tx: Tx, sealKeys: readonly Buffer[]): Promise<void> {
  const [newest] = sealKeys;
  const row = await tx.selectFrom('push_keys').select('sealed').forUpdate().executeTakeFirst();
  if (!newest || !row) return;
  const sealed = seal(newest, opened(sealKeys, row.sealed).toString('base64'));
  await sql`update push_keys set sealed = ${sealed}`.execute(tx);
}

function opened(sealKeys: readonly Buffer[], sealed: Buffer): Buffer {
  // loop: the keys of the settings, a few
  for (const key of sealKeys) {
    try {
      return Buffer.from(unseal(key, sealed), 'base64');
    } catch {
      // Another key has sealed it.
    }
  }
  throw new PlainError(
    'The keys of web push are sealed with a key that VOUCHER_KEYS lacks: put it back behind the others.',
  );
}

function ownKeysOf(secret: Buffer): VapidKeys {
  const keys = vapidKeysOf(secret);
  if (!keys) throw new PlainError('PUSH_KEY is no private key of P-256.');
  return keys;
}
