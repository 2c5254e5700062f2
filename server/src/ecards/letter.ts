import { sql } from 'kysely';
import { recognisedFor } from '#languages/translated';
import type { Letter } from '#outbox/letter';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';
import { type CardKind, cardMail, cardSms } from './card-message.ts';

/** The e-card, as its reader's site shows it. Of who is erased there is no card to send any more. */
export function cardLetter({ publicUrl }: { publicUrl: string }): Letter<'recognition.given'> {
  return {
    name: 'card',
    type: 'recognition.given',
    readers: sql`
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.award_id = ${idOf('award')} where r.sent_by is not null
      union all
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.nomination_id = ${idOf('nomination')} where r.sent_by is not null`,
    words: async (on, { aboutId, channel, reader }) => {
      const { rows } = await sql<Given>`
        select r.kind, ${recognisedFor()} as value, r.points, ${cardWords} as message,
          ${cardLanguage} as "messageLanguage", g.display_name as "fromName"
        from recognitions r join people g on g.id = r.from_id and g.erased_at is null join members t on t.id = r.to_id
        ${joinCardWords('t')} where r.id = ${aboutId}`.execute(on);
      const [given] = rows;
      if (!given) return null;
      const card = { ...given, pointsName: reader.pointsName, look: reader.look };
      const to = { name: reader.name, link: `${publicUrl}/card/${aboutId}` };
      return channel === 'sms' ? cardSms(card) : cardMail(card, to);
    },
  };
}

/** The id in the subject of an event about this noun; null of another noun. */
const idOf = (noun: string) =>
  sql`case when told.subject ^@ ${`${noun}:`} then split_part(told.subject, ':', 2)::bigint end`;

interface Given {
  kind: CardKind;
  value: string;
  points: number;
  message: string;
  messageLanguage: string;
  fromName: string;
}
