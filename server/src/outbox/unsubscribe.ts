import { createHmac, timingSafeEqual } from 'node:crypto';
import { type StoppedKind, stoppedKinds } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/**
 * The links that stop e-mails hold for as long as somebody keeps an e-mail: so they hang on no key that is changed, but on a secret
 * of each reader that is good for nothing else and goes with them. A link is the reader's handle and the seal of the kind.
 */
const handleBytes = 16;
const sealBytes = 32;

function sealOf(secret: Buffer, kind: StoppedKind): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe ${kind}`).digest();
}

/** Of a link for this reader and kind; undefined of who has no choices, and so no e-mail of a kind either. */
export async function stopTokenOf(db: Db, memberId: number, kind: StoppedKind): Promise<string | undefined> {
  const found = await db
    .selectFrom('notice_choices')
    .select(['handle', 'secret'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!found) return undefined;
  const handle = Buffer.from(found.handle.replaceAll('-', ''), 'hex');
  return Buffer.concat([handle, sealOf(found.secret, kind)]).toString('base64url');
}

/** Whose e-mails of which kind a link stops; undefined of one that was not made here. */
export async function stopsOf(tx: Tx, token: string): Promise<{ memberId: number; kind: StoppedKind } | undefined> {
  const bytes = /^[\w-]{64}$/.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0);
  if (bytes.length !== handleBytes + sealBytes) return undefined;
  const handle = bytes.subarray(0, handleBytes).toString('hex');
  const seal = bytes.subarray(handleBytes);
  const { rows } = await sql<{ memberId: number; secret: Buffer }>`
    select member_id as "memberId", secret from notice_choices where handle = ${handle}::uuid for update`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const kind = stoppedKinds.find((one) => timingSafeEqual(sealOf(found.secret, one), seal));
  return kind && { memberId: found.memberId, kind };
}
