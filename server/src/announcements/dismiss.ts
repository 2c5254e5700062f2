import type { Input } from '@laurel/contract/call';
import type { announcementdismiss } from '@laurel/contract/calls/announcements/announcementdismiss';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { isAnnouncedTo } from '#home/announcements';
import { nothingKept } from '#kept/keeper';

/** Dismisses one on the member's own Home, or brings it back. What is not announced to them is not there. */
export async function dismiss(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { announcementId, isDismissed }: Input<typeof announcementdismiss>,
): Promise<void> {
  if (!isDismissed) {
    await sql`
      delete from announcement_dismissals where member_id = ${actor.id} and announcement_id = ${announcementId}`.execute(
      tx,
    );
    return;
  }
  if (!(await isAnnouncedTo(tx, announcementId, { actor, now, kept: nothingKept }))) notFound();
  await sql`
    insert into announcement_dismissals (member_id, announcement_id, dismissed_at) values (${actor.id}, ${announcementId}, ${now})
    on conflict do nothing`.execute(tx);
}
