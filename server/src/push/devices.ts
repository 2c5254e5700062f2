import type { Output } from '@laurel/contract/call';
import type { devicelist } from '@laurel/contract/calls/notices/devicelist';
import { devicesMax } from '@laurel/contract/rules/notice-kinds';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { type BrowserKeys, isPoint } from './encrypted.ts';
import { endpointOf, type Reach } from './endpoint.ts';
import * as texts from './texts.ts';

/** Whose devices, and the token of the session that asks. */
export interface Whose {
  memberId: number;
  tokenHash: Buffer | null;
  now: Date;
}

/** Where a browser can be told something, as it says itself. */
export interface Subscription {
  endpoint: string;
  publicKey: string;
  auth: string;
}

type Devices = Pick<Output<typeof devicelist>, 'devices' | 'total'>;

export async function devicesOf(on: Db | Tx, memberId: number, endpoint: string | undefined): Promise<Devices> {
  const { rows } = await sql<Row>`
    select id::text as "deviceId", browser, system, since, told_at as told, endpoint = ${endpoint ?? ''} as "isThis" from push_devices
    where member_id = ${memberId} order by since desc, id desc`.execute(on);
  const devices = rows.map(({ since, told, ...device }) => ({
    ...device,
    dateSince: since.toISOString(),
    dateTold: told?.toISOString() ?? null,
  }));
  return { devices, total: devices.length };
}

interface Row {
  deviceId: string;
  browser: string | null;
  system: string | null;
  since: Date;
  told: Date | null;
  isThis: boolean;
}

/**
 * Tells this browser what happens to somebody from now on. Where it was another's it is theirs no more; that it is the same browser
 * is shown by its keys. Above the number that is kept the oldest goes.
 */
export async function addDevice(tx: Tx, whose: Whose, said: Subscription, reach: Reach): Promise<void> {
  const { memberId, tokenHash, now } = whose;
  const { endpoint, publicKey, auth } = understood(said, reach);
  await lockDevices(tx, memberId);
  const { rows } = await sql`
    insert into push_devices as d (member_id, browser_hash, endpoint, public_key, auth, browser, system, since)
    select ${memberId}::bigint, t.browser_hash, ${endpoint}, ${publicKey}::bytea, ${auth}::bytea, t.browser, t.system, ${now}::timestamptz
    from tokens t where t.token_hash = ${tokenHash}
    on conflict (endpoint) do update set member_id = excluded.member_id, browser_hash = excluded.browser_hash, public_key = excluded.public_key,
      auth = excluded.auth, browser = excluded.browser, system = excluded.system,
      since = case when d.member_id = excluded.member_id then d.since else excluded.since end,
      told_at = case when d.member_id = excluded.member_id then d.told_at end
    where d.member_id = excluded.member_id or (d.public_key = excluded.public_key and d.auth = excluded.auth)
    returning 1`.execute(tx);
  if (rows.length === 0) refuse('badInput', say(texts.notThisBrowser));
  await sql`
    delete from push_devices where member_id = ${memberId} and id not in (
      select id from push_devices where member_id = ${memberId}
      -- limit: those that are kept, the newest
      order by (endpoint = ${endpoint}) desc, since desc, id desc limit ${devicesMax})`.execute(tx);
}

/** One after the other: however many come at once, no more are kept than may be. */
async function lockDevices(tx: Tx, memberId: number): Promise<void> {
  await sql`insert into notice_choices (member_id) values (${memberId}) on conflict (member_id) do nothing`.execute(tx);
  await sql`select from notice_choices where member_id = ${memberId} for update`.execute(tx);
}

export async function removeDevice(tx: Tx, memberId: number, deviceId: string): Promise<void> {
  const { rows } =
    await sql`delete from push_devices where id = ${deviceId}::bigint and member_id = ${memberId} returning 1`.execute(
      tx,
    );
  if (rows.length === 0) notFound();
}

/** A browser that says by itself that its address is another now. What it says of one that is not here changes nothing. */
export async function renewDevice(
  tx: Tx,
  { former, ...said }: Subscription & { former: Pick<Subscription, 'endpoint' | 'auth'> },
  reach: Reach,
): Promise<void> {
  const { endpoint, publicKey, auth } = understood(said, reach);
  await sql`
    update push_devices set endpoint = ${endpoint}, public_key = ${publicKey}, auth = ${auth}
    where endpoint = ${former.endpoint} and auth = ${Buffer.from(former.auth, 'base64url')}
      and not exists (select from push_devices other where other.endpoint = ${endpoint} and other.endpoint <> ${former.endpoint})`.execute(
    tx,
  );
}

/** Those of somebody in the browsers `which`, of columns as in `tokens`: nothing is told there any more. */
export async function endDevices(tx: Tx, memberId: number, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from push_devices where member_id = ${memberId} and ${which}`.execute(tx);
}

function understood({ endpoint, publicKey, auth }: Subscription, reach: Reach) {
  const keys = { publicKey: Buffer.from(publicKey, 'base64url'), auth: Buffer.from(auth, 'base64url') };
  const url = endpointOf(endpoint, reach);
  if (!url || !isPoint(keys.publicKey) || keys.auth.length !== 16) refuse('badInput', say(texts.notReachable));
  return { endpoint: url.href, ...keys };
}

/** A device that is to be told something. */
export interface Device extends BrowserKeys {
  id: number;
  endpoint: string;
}

/** Those that a message has not reached yet, of who is here still and was told on them when it happened. */
export async function devicesToTell(
  on: Db,
  { messageId, memberId, happenedAt }: { messageId: number; memberId: number; happenedAt: Date },
): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select d.id, d.endpoint, d.public_key as "publicKey", d.auth from push_devices d
    join profiles p on p.member_id = d.member_id and p.is_active
    where d.member_id = ${memberId} and d.since <= ${happenedAt}
      and not exists (select from push_told t where t.message_id = ${messageId} and t.device_id = d.id)
    order by d.id`.execute(on);
  return rows;
}

export async function noteTold(
  db: Db,
  { deviceId, messageId, now }: { deviceId: number; messageId: number; now: Date },
) {
  await sql`
    with told as (update push_devices set told_at = ${now} where id = ${deviceId} returning id)
    insert into push_told (message_id, device_id) select ${messageId}::bigint, id from told on conflict do nothing`.execute(
    db,
  );
}

/** Whether a message has reached any device, at this try or an earlier one. */
export async function hasReached(db: Db, messageId: number): Promise<boolean> {
  const { rows } = await sql`select from push_told where message_id = ${messageId}
    -- limit: whether there is one
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Its browser is not there any more; one that has come to another address meanwhile is. */
export async function forgetGone(db: Db, { id, endpoint }: Device): Promise<void> {
  await db.deleteFrom('push_devices').where('id', '=', id).where('endpoint', '=', endpoint).execute();
}

/** Devices that nothing has reached for so long are nobody's any more. */
const deviceKeptDays = 365;

/** Forgets those, and those of who has left. Run by a job. */
export async function forgetOldDevices(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - deviceKeptDays * 86_400_000);
  await sql`
    delete from push_devices d where coalesce(d.told_at, d.since) < ${since}
      or not exists (select from profiles p where p.member_id = d.member_id and p.is_active)`.execute(db);
}
