import { nameFor } from '@laurel/contract/formats';
import { programme } from '@laurel/contract/programme/programme';
import { sql } from 'kysely';
import { recognisedFor } from '#languages/translated';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';
import { type CardKind, cardMail, cardSentence, cardSms } from './card-message.ts';
import * as texts from './texts.ts';

/** The e-card, as its reader's site shows it. Of who is erased there is no card to send any more. */
export function cardLetter({ publicUrl }: { publicUrl: string }): Letter<'recognition.given'> {
  return letter({
    name: 'card',
    title: texts.titleCard,
    type: 'recognition.given',
    kind: 'card',
    notice: noticeOf<Pick<Given, 'kind' | 'value' | 'points' | 'fromName'> & { card: string }>({
      known: sql`
        select asked.id, jsonb_build_object('kind', r.kind, 'value', ${recognisedFor()}, 'points', r.points, 'fromName', g.display_name, 'card', r.id::text)
        from asked join recognitions r on r.id = asked.about_id join people g on g.id = r.from_id and g.erased_at is null
        where r.withdrawn_at is null and r.hidden_at is null`,
      words: (given, { pointsName }) => cardSentence({ ...given, pointsName }),
      path: ({ card }) => `/card/${card}`,
    }),
    readers: sql`
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.award_id = ${idOf('award')}
      union all
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.nomination_id = ${idOf('nomination')}`,
    channels: ['email', 'sms'],
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Given & { away: string }>`
        select r.kind, ${recognisedFor()} as value, r.points, ${cardWords} as message,
          ${cardLanguage} as "messageLanguage", g.display_name as "fromName", coalesce(away.display_name, '') as away
        from recognitions r join people g on g.id = r.from_id and g.erased_at is null
        left join awards a on a.id = r.award_id left join people away on away.id = a.for_id join members t on t.id = r.to_id
        ${joinCardWords('t')} where r.id = ${aboutId} and r.withdrawn_at is null and r.hidden_at is null`.execute(on);
      if (!rows[0]) return null;
      const { away, ...given } = rows[0];
      return { ...given, fromName: nameFor(given.fromName, away), link: `${publicUrl}/card/${aboutId}` };
    },
    words: ({ link, ...given }, { channel, reader }) => {
      const card = { ...given, pointsName: reader.pointsName, look: reader.look };
      return channel === 'sms' ? cardSms(card) : cardMail(card, { name: reader.name, link });
    },
    samples: () => sampleCards().map((card) => ({ ...card, link: `${publicUrl}/card/17` })),
  });
}

/** One for each headline. */
function sampleCards(): Given[] {
  const { values, payItForward, celebrate } = programme();
  const { thanks: message, language: messageLanguage } = things();
  const cards: Pick<Given, 'kind' | 'value' | 'points'>[] = [
    { kind: 'adhoc', value: values[0]?.name ?? '', points: 500 },
    { kind: 'payitforward', value: payItForward.birthday.name, points: 50 },
    { kind: 'thankyou', value: celebrate.thankYou.name, points: 0 },
    { kind: 'thankyou', value: celebrate.birthday.name, points: 0 },
    { kind: 'thankyou', value: celebrate.anniversary.name, points: 0 },
  ];
  return cards.map((card) => ({ ...card, message, messageLanguage, fromName: people.colleague }));
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
