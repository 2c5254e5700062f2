import type { Db } from '#db/pool';
import { detailsKeptDays } from '#outbox/forget';
import { forgetOldDevices } from '#push/devices';

/** Forgets devices that are nobody's any more, and what was told as long ago as nobody asks any more where a message went. Run by a job. */
export async function forgetOldNotices(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - detailsKeptDays * 86_400_000);
  await db.deleteFrom('notices').where('at', '<', since).execute();
  await db.deleteFrom('digests').where('made_at', '<', since).execute();
  await forgetOldDevices(db, now);
}
