import type { ContactEntry } from '@laurel/contract/calls/inbox/contact-shown';
import type { MessageState } from '@laurel/contract/calls/oversight/message-states';
import type { ContactDeed } from '@laurel/contract/rules/contact-states';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { isInHand } from '#outbox/in-hand';
import { reasonOf } from '#outbox/reason';
import { answerLetter } from './answer-letter.ts';

type Person = NonNullable<ContactEntry['by']>;

/** Somebody of `people`, or null. */
export function personShown(alias: 'w' | 'k' | 'b' | 't'): RawBuilder<Person | null> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`case when ${of('id')} is not null then jsonb_build_object('memberId',
    case when ${of('registered_at')} is null then '0.' else '1.' end || ${of('public_id')},
    'memberNumber', ${of('member_number')}, 'name', ${of('display_name')}) end`;
}

interface Found {
  entryId: string;
  kind: ContactDeed;
  by: Person | null;
  to: Person | null;
  at: Date;
  text: string;
  mailState: MessageState | null;
  isInHand: boolean;
  said: string | null;
  code: string | null;
}

/** What was done with a message, the oldest first; without its notes to who wrote it. */
export async function entriesOf(
  tx: Tx,
  contactId: string,
  { withNotes }: { withNotes: boolean },
): Promise<ContactEntry[]> {
  const { rows } = await sql<Found>`
    select e.id::text as "entryId", e.kind, ${personShown('b')} as by, ${personShown('t')} as to, e.created_at as at, e.text,
      m.state as "mailState", coalesce(${isInHand}, false) as "isInHand", m.last_error as said, a.code
    from contact_entries e left join people b on b.id = e.by_id left join people t on t.id = e.to_id
    left join messages m on m.letter = ${answerLetter} and m.about_id = e.id
    left join message_attempts a on a.message_id = m.id and a.attempt = m.attempts
    where e.contact_id = ${contactId}::bigint and (${withNotes} or e.kind <> 'note') order by e.id`.execute(tx);
  return rows.map(({ at, mailState, isInHand, said, code, ...row }) => ({
    ...row,
    date: at.toISOString(),
    mail:
      mailState === null
        ? null
        : {
            state: mailState,
            isInHand,
            reason:
              mailState === 'sent' || said === null ? '' : say(reasonOf({ channel: 'email', code, detail: said })),
          },
  }));
}
