import { reportcontent } from '@laurel/contract/calls/moderation/reportcontent';
import { sql } from 'kysely';
import { reportContent } from '#moderation/report';
import { type DemoEvent, type Directory, timeOf } from './event.ts';
import type { Loading } from './loading.ts';

/** Thandi Mokoena. */
const reporterNumber = '100001';

/** One card that its receiver would rather not have shown. */
export function reportEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const { tx } = loading;
  const at = timeOf(loading, 1, 3);
  const happen = async () => {
    const actor = await directory.actor(reporterNumber);
    const { rows } = await sql<{ id: string }>`
      select max(id)::text as id from recognitions where to_id = ${actor.id} and from_id <> ${actor.id}`.execute(tx);
    const text = 'It is kindly meant, but I would rather not be shown with it among the recent ones.';
    const wish = reportcontent.input.parse({ of: 'card', id: rows[0]?.id, reason: 'other', text });
    await reportContent(tx, { actor, now: at }, wish);
    return [];
  };
  return [{ at, happen }];
}
