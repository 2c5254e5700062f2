import type { PersonMessage } from '@laurel/contract/calls/personnel/personmessages';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Titles } from '#outbox/titles';
import { pageRows } from '#streams/report-page';
import { counted, cutTo, type SectionPage } from './section.ts';

interface Found extends Pick<PersonMessage, 'channel' | 'state' | 'tries' | 'failure'> {
  id: string;
  at: Date;
  letter: string;
  endedAt: Date | null;
}

/** What was written to somebody, the newest first, and whether it got there. */
export async function messagesOfPerson(on: Db, memberId: number, page: SectionPage, titles: Titles) {
  const rows = await messageRows(on, memberId, page);
  const { shown, next } = cutTo(rows, page.limit);
  return {
    messages: shown.map((row) => messageOf(row, titles)),
    next,
    ...(await counted(on, page, sql`messages m where ${ofPerson(memberId)}`)),
  };
}

/** The last that was written to them. */
export async function lastMessage(on: Db, memberId: number, titles: Titles): Promise<PersonMessage | null> {
  const [last] = await messageRows(on, memberId, { limit: 1 });
  return last ? messageOf(last, titles) : null;
}

/** How many got there, how many are on their way, and how many did not get there. */
export async function messageCounts(on: Db, memberId: number) {
  const { rows } = await sql<{ sent: number; waiting: number; stuck: number }>`
    select count(*) filter (where m.state = 'sent') as sent, count(*) filter (where m.state in ('promised', 'held')) as waiting,
      count(*) filter (where m.state in ('stuck', 'undeliverable', 'givenUp')) as stuck
    from messages m where ${ofPerson(memberId)}`.execute(on);
  return rows[0] ?? { sent: 0, waiting: 0, stuck: 0 };
}

const ofPerson = (memberId: number) => sql`m.member_id = ${memberId}`;

async function messageRows(on: Db, memberId: number, page: SectionPage): Promise<Found[]> {
  const of = { from: sql`messages m`, wanted: ofPerson(memberId), id: sql`m.id`, key: sql`m.created_at` };
  const { rows } = await sql<Found>`
    select m.id::text as id, m.created_at as at, m.letter, m.channel, m.state, m.attempts as tries, m.ended_at as "endedAt",
      case when m.state = 'sent' then '' else coalesce(m.last_error, '') end as failure
    from (${pageRows(sql`m.*`, of, page)}) m order by m.place desc, m.id desc`.execute(on);
  return rows;
}

function messageOf({ id: _, at, letter, endedAt, ...row }: Found, titles: Titles): PersonMessage {
  return { ...row, title: titles(letter), date: at.toISOString(), dateEnded: endedAt?.toISOString() ?? null };
}
