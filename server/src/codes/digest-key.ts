import { randomBytes } from 'node:crypto';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import { hashOf, keyIdOf, openCode, type SealedCode, sealCode, VoucherKeyMissing } from './seal.ts';
import * as texts from './texts.ts';

const secretName = 'voucherCodeDigests';
const atOnce = 5_000;

/** How the key lies in the database: sealed as the codes are, so that a copy of the database alone guesses no code. */
interface SealedSecret {
  /** In base64. */
  sealed: string;
  keyId: string;
}

/**
 * The key of the codes' digests, by which a code is recognised that is already there. A backup leaves it out: after a
 * restore a new one is made, and all digests with it. So it is too where the key lay open, as it did in the first releases.
 */
export async function hashKeyOf(tx: Tx, keys: readonly Buffer[]): Promise<Buffer> {
  const fresh = randomBytes(32);
  const { rows: made } = await sql`
    insert into own_secrets (name, value) values (${secretName}, ${JSON.stringify(sealedSecret(keys, fresh))}::jsonb)
    on conflict (name) do nothing returning 1`.execute(tx);
  if (made.length > 0) {
    await makeDigestsAnew(tx, keys, fresh);
    return fresh;
  }
  const stored = await storedSecret(tx);
  if (typeof stored !== 'string') return Buffer.from(openSecret(keys, stored as SealedSecret), 'base64');
  await keepSecret(tx, sealedSecret(keys, fresh));
  await makeDigestsAnew(tx, keys, fresh);
  return fresh;
}

/** The same for an upload, which is told by name what the server lacks. */
export async function hashKeyForLoading(tx: Tx, keys: readonly Buffer[]): Promise<Buffer> {
  try {
    return await hashKeyOf(tx, keys);
  } catch (error) {
    if (!(error instanceof VoucherKeyMissing)) throw error;
    throw new Refusal('ruleBroken', say(texts.notLoaded, { key: error.keyId }));
  }
}

/** Seals the key with the newest of the keys, where an older one has done it. With the codes' own rotation. */
export async function resealHashKey(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  const stored = await storedSecret(tx);
  if (stored === undefined) return;
  if (typeof stored === 'string') return void (await hashKeyOf(tx, keys));
  if (keys[0] && stored.keyId !== keyIdOf(keys[0]))
    await keepSecret(tx, sealedSecret(keys, Buffer.from(openSecret(keys, stored), 'base64')));
}

/** At the start: seals a key that lies open, and tells when the key that opens it is not there. Answers what is wrong, if anything. */
export async function checkHashKey(db: Db, keys: readonly Buffer[]): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  try {
    await transaction(db, async (tx) => {
      if ((await storedSecret(tx)) !== undefined) await hashKeyOf(tx, keys);
    });
    return undefined;
  } catch (error) {
    if (error instanceof VoucherKeyMissing) return error.message;
    throw error;
  }
}

function sealedSecret(keys: readonly Buffer[], secret: Buffer): SealedSecret {
  const { sealed, keyId } = sealCode(keys, secret.toString('base64'));
  return { sealed: sealed.toString('base64'), keyId };
}

function openSecret(keys: readonly Buffer[], { sealed, keyId }: SealedSecret): string {
  return openCode(keys, { sealed: Buffer.from(sealed, 'base64'), keyId });
}

/** Held until the transaction ends: a rotation and an upload do not seal it over each other. A text is a key that lies open. */
async function storedSecret(tx: Tx): Promise<SealedSecret | string | undefined> {
  const row = await tx
    .selectFrom('own_secrets')
    .select('value')
    .where('name', '=', secretName)
    .forUpdate()
    .executeTakeFirst();
  return row?.value as SealedSecret | string | undefined;
}

async function keepSecret(tx: Tx, secret: SealedSecret): Promise<void> {
  await sql`update own_secrets set value = ${JSON.stringify(secret)}::jsonb where name = ${secretName}`.execute(tx);
}

async function makeDigestsAnew(tx: Tx, keys: readonly Buffer[], hashKey: Buffer): Promise<void> {
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
