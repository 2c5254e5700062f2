import type { Db } from '#db/pool';

/** Takes away what has expired: codes, tickets, tokens, what the provider told of logouts, its records, keys and counters. Run by a job. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('login_codes').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('logouts').where('expires_at', '<', now).execute();
  await db.deleteFrom('download_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('tokens').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('provider_records').where('expires_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(8)).execute();
  await db.deleteFrom('rate_counters').where('window_start', '<', daysAgo(2)).execute();
}
