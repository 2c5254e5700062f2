import { languageOf } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { people, things } from '#outbox/samples';
import { answerLetter } from './answer-letter.ts';
import * as texts from './texts.ts';

interface Answered {
  name: string;
  email: string;
  message: string;
  answer: string;
  number: string;
}

/** Brings an answer to who wrote, at the address that they gave; they answer to the portal's own people. */
export function answerLetterOf({ contactTo }: { contactTo: string }): Letter<'contact.answered'> {
  return letter({
    name: answerLetter,
    title: texts.titleAnswer,
    type: 'contact.answered',
    kind: 'must',
    isElsewhere: true,
    readers: sql`
      select told.id, case when m.deactivated_at is null then m.id end, 'email', (told.facts ->> 'entryId')::bigint
      from told join contact_messages c on c.id = split_part(told.subject, ':', 2)::bigint left join members m on m.id = c.member_id`,
    languageOutside: async (on, aboutId) => {
      const { rows } = await sql<{ language: string | null }>`
        select c.language from contact_entries e join contact_messages c on c.id = e.contact_id where e.id = ${aboutId}`.execute(
        on,
      );
      return languageOf(rows[0]?.language ?? '') ?? null;
    },
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Answered>`
        select c.name, c.email, c.message, e.text as answer, c.id::text as number from contact_entries e
        join contact_messages c on c.id = e.contact_id where e.id = ${aboutId} and e.text <> ''`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ name, email, message, answer, number }) => ({
      to: email,
      replyTo: contactTo,
      subject: say(texts.answerSubject, { number }),
      text: [say(texts.answerHello, { name }), answer, say(texts.youWrote), quoted(message)].join('\n\n'),
    }),
    samples: () => [
      { name: people.reader, email: '', message: things().reason, answer: things().thanks, number: '17' },
    ],
  });
}

/** As mail programs quote. */
function quoted(words: string): string {
  return words
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${line}`)
    .join('\n');
}
