import type { Input } from '@laurel/contract/call';
import { announcementend } from '@laurel/contract/calls/announcements/announcementend';
import { announcementtakeaway } from '@laurel/contract/calls/announcements/announcementtakeaway';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lockAnnouncements, storedAnnouncement, unchanged, type Writer } from './locked.ts';
import * as texts from './texts.ts';

interface Changed {
  announcementId: string;
  revision: number;
}

/** Ends one that runs. */
export async function endAnnouncement(
  tx: Tx,
  { actor, now }: Writer,
  wish: Input<typeof announcementend>,
): Promise<Changed> {
  await lockAnnouncements(tx);
  const { from, until, ...stored } = await unchanged(tx, announcementend, wish);
  if (from > now || (until !== null && until <= now)) refuse('ruleBroken', say(texts.notRunning));
  const revision = stored.revision + 1;
  await sql`
    update announcements set until_at = ${now}, revision = ${revision}, changed_at = ${now}, changed_by_id = ${actor.id} where id = ${stored.id}`.execute(
    tx,
  );
  await append(tx, {
    type: 'announcement.ended',
    at: now,
    actorId: actor.id,
    subject: `announcement:${stored.id}`,
    facts: { revision, before: until?.toISOString() ?? null, after: now.toISOString() },
  });
  return { announcementId: wish.announcementId, revision };
}

/** Takes one away; it can come back for some days. */
export async function takeAway(tx: Tx, by: Writer, wish: Input<typeof announcementtakeaway>): Promise<Changed> {
  await lockAnnouncements(tx);
  await forgetTakenAway(tx, by.now);
  const { id, revision } = await unchanged(tx, announcementtakeaway, wish);
  return setRemoved(tx, by, { id, revision: revision + 1, isRemoved: true });
}

/** Brings one back that was taken away; one that is there stays as it is. */
export async function restore(tx: Tx, by: Writer, announcementId: string): Promise<Changed> {
  await lockAnnouncements(tx);
  const { id, revision, isRemoved } = await storedAnnouncement(tx, announcementId);
  if (!isRemoved) return { announcementId, revision };
  return setRemoved(tx, by, { id, revision: revision + 1, isRemoved: false });
}

interface Removal {
  id: number;
  revision: number;
  isRemoved: boolean;
}

async function setRemoved(tx: Tx, { actor, now }: Writer, { id, revision, isRemoved }: Removal): Promise<Changed> {
  await sql`
    update announcements set removed_at = ${isRemoved ? now : null}, revision = ${revision}, changed_at = ${now}, changed_by_id = ${actor.id}
    where id = ${id}`.execute(tx);
  await append(tx, {
    type: 'announcement.removed',
    at: now,
    actorId: actor.id,
    subject: `announcement:${id}`,
    facts: { revision, isRemovedBefore: !isRemoved, isRemovedAfter: isRemoved },
  });
  return { announcementId: String(id), revision };
}

/** For so many days what was taken away can come back. */
const daysKept = 7;

/** Those of before go for good, with their texts and with who had dismissed them. */
async function forgetTakenAway(tx: Tx, now: Date): Promise<void> {
  await sql`
    with gone as (delete from announcements where removed_at < ${now}::timestamptz - ${daysKept} * interval '1 day' returning id)
    delete from announcement_dismissals where announcement_id in (select id from gone)`.execute(tx);
}
