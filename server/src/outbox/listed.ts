import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { isInHand } from './in-hand.ts';
import { type Choice, isChosen, type State } from './operate.ts';
import type { Channel } from './transports.ts';

/** A message as an operator sees it: neither where it goes nor what it says. */
export interface Listed {
  id: number;
  state: State;
  channel: Channel;
  letter: string;
  memberNumber: string | null;
  tries: number;
  isInHand: boolean;
  promisedAt: Date;
  endedAt: Date | null;
  /** What the receiving side said of the last try; it may name the address. */
  lastError: string | null;
}

export interface Page {
  after: number;
  limit: number;
}

/** The messages of a choice in the order in which they were promised, page by page, and how many there are in all. */
export async function listedMessages(
  db: Db,
  choice: Choice,
  { after, limit }: Page,
): Promise<{ messages: Listed[]; left: number; total: number }> {
  const { rows } = await sql<{ total: number; left: number }>`
    select count(*) as total, count(*) filter (where m.id > ${after}) as left from messages m where ${isChosen(choice)}`.execute(
    db,
  );
  const { rows: messages } = await sql<Listed>`
    select m.id, m.state, m.channel, m.letter, w.member_number as "memberNumber", m.attempts as tries, ${isInHand} as "isInHand",
      m.created_at as "promisedAt", m.ended_at as "endedAt", m.last_error as "lastError"
    from messages m left join members w on w.id = m.member_id where ${isChosen(choice)} and m.id > ${after}
    -- limit: a page, told with its total and where the next begins
    order by m.id limit ${limit}`.execute(db);
  const { total = 0, left = 0 } = rows[0] ?? {};
  return { messages, total, left: left - messages.length };
}
