import type { Input } from '@laurel/contract/call';
import type { announcementmove } from '@laurel/contract/calls/announcements/announcementmove';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import { lockAnnouncements, storedAnnouncement, type Writer } from './locked.ts';

/** Changes places with its neighbour among those that run. What others have changed of it meanwhile stays. */
export async function moveAnnouncement(
  tx: Tx,
  { actor, now }: Writer,
  { announcementId, way }: Input<typeof announcementmove>,
) {
  await lockAnnouncements(tx);
  const { id, place, position, revision, isRemoved } = await storedAnnouncement(tx, announcementId);
  if (isRemoved) notFound();
  const isUp = way === 'up';
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from announcements
    where place = ${place} and removed_at is null and from_at <= ${now} and (until_at is null or until_at > ${now}) and id <> ${id}
      and case when ${isUp} then position < ${position} else position > ${position} end
    -- limit: its neighbour
    order by case when ${isUp} then -position else position end limit 1`.execute(tx);
  const [neighbour] = rows;
  if (neighbour) {
    await sql`
      update announcements set position = case id when ${id} then ${neighbour.position}::bigint else ${position}::bigint end
      where id = any(${[id, neighbour.id]}::bigint[])`.execute(tx);
    await append(tx, {
      type: 'announcement.moved',
      at: now,
      actorId: actor.id,
      subject: `announcement:${id}`,
      facts: { revision, before: position, after: neighbour.position },
    });
  }
  return { announcementId, revision };
}
