import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { postpone } from '#outbox/hearing';

interface Waiting {
  messageId: number;
  memberId: number;
  now: Date;
  /** When the quiet hours of its reader are over. */
  until: Date;
}

/**
 * Has a message wait for the end of quiet hours: the first by itself, each further one as a part of that, so that a night ends with one
 * notice. Whoever decides this for somebody does it one after the other.
 */
export async function waitOutQuiet(db: Db, { messageId, memberId, now, until }: Waiting): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select from notice_choices where member_id = ${memberId} for update`.execute(tx);
    // One that is due is the queue's, which takes away when it was to wait for: nothing joins it then.
    const { rows } = await sql<{ id: number }>`
      select m.id from messages m where m.member_id = ${memberId} and m.channel = 'push' and m.state = 'promised' and m.not_before > ${now}
        and m.id <> ${messageId}
      -- limit: the first of them tells all
      order by m.id limit 1 for update`.execute(tx);
    const [first] = rows;
    if (!first) return postpone(tx, messageId, until);
    await sql`update messages set folded_into = ${first.id} where folded_into = ${messageId}`.execute(tx);
    await sql`
      update messages set folded_into = ${first.id}, state = 'sent', ended_at = ${now}, in_hand_until = null
      where id = ${messageId} and state = 'promised'`.execute(tx);
  });
}
