import { nameFor } from '@laurel/contract/formats';
import { programme } from '@laurel/contract/programme/programme';
import { anniversaryValue } from '@laurel/contract/programme/value-words';
import type { CardKind } from '@laurel/contract/rules/cases';
import { sql } from 'kysely';
import { boosted } from '#directory/card-scope';
import { giverCalled, giverName } from '#directory/giver';
import { recognisedFor } from '#languages/translated';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { cardLanguage, cardWords, joinCardWords } from '#words/read';
import { cardMail, cardSentence, cardSms } from './card-message.ts';
import * as texts from './texts.ts';

/** The e-card, as its reader's site shows it. Of who is erased there is no card to send any more. */
export function cardLetter({ publicUrl }: { publicUrl: string }): Letter<'recognition.given'> {
  return letter({
    name: 'card',
    title: texts.titleCard,
    type: 'recognition.given',
    kind: 'card',
    notice: noticeOf<Pick<Given, 'kind' | 'value' | 'points' | 'fromName' | 'boosted'> & { card: string }>({
      known: sql`
        select asked.id, jsonb_build_object('kind', r.kind, 'value', ${recognisedFor()}, 'points', r.points, 'fromName', ${giverName('g')},
          'boosted', boosted.giver, 'card', coalesce(boosted.id, r.id)::text)
        from asked join recognitions r on r.id = asked.about_id left join people g on g.id = r.from_id ${withBoosted}
        where g.erased_at is null and r.withdrawn_at is null and r.hidden_at is null`,
      words: (given, { pointsName }) => cardSentence({ ...given, pointsName }),
      path: ({ card }) => `/card/${card}`,
    }),
    readers: sql`
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.award_id = ${idOf('award')}
      union all
      select told.id, r.to_id, r.sent_by, r.id from told join recognitions r on r.nomination_id = ${idOf('nomination')}`,
    channels: ['email', 'sms'],
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Given & { away: string; card: number }>`
        select r.kind, ${recognisedFor()} as value, r.points, ${cardWords} as message,
          ${cardLanguage} as "messageLanguage", ${giverName('g')} as "fromName", coalesce(away.display_name, '') as away,
          boosted.giver as boosted, coalesce(boosted.id, r.id) as card,
          (select x.day::text from anniversary_awards x where x.award_id = r.award_id and r.created_at >= x.day + interval '2 days') as celebrated
        from recognitions r left join people g on g.id = r.from_id
        left join awards a on a.id = r.award_id left join people away on away.id = a.for_id join members t on t.id = r.to_id
        ${joinCardWords('t')} ${withBoosted} where r.id = ${aboutId} and g.erased_at is null and r.withdrawn_at is null and r.hidden_at is null`.execute(
        on,
      );
      if (!rows[0]) return null;
      const { away, card, ...given } = rows[0];
      return { ...given, fromName: nameFor(given.fromName, away), link: `${publicUrl}/card/${card}` };
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
  const { birthday, anniversary, thankYou } = celebrate;
  const cards: Pick<Given, 'kind' | 'value' | 'points'>[] = [
    { kind: 'adhoc', value: values[0]?.name ?? '', points: 500 },
    { kind: 'payitforward', value: payItForward.birthday.name, points: 50 },
    { kind: 'thankyou', value: thankYou.name, points: 0 },
    { kind: 'thankyou', value: birthday.name, points: 0 },
    { kind: 'thankyou', value: anniversary.name, points: 0 },
  ];
  const given = { message, messageLanguage, fromName: people.colleague, boosted: null, celebrated: null };
  const added = { kind: 'payitforward' as const, value: thankYou.name, points: 10, message: '', boosted: people.other };
  const company = { kind: 'anniversary' as const, value: anniversaryValue(5, programme()), points: 500 };
  // As it comes on the day, and where it is made up for.
  const ofCompany = [null, '2026-11-20'].map((celebrated) => ({ ...given, ...company, celebrated }));
  return [...cards.map((card) => ({ ...given, ...card })), ...ofCompany, { ...given, ...added }];
}

/** The id in the subject of an event about this noun; null of another noun. */
const idOf = (noun: string) =>
  sql`case when told.subject ^@ ${`${noun}:`} then split_part(told.subject, ':', 2)::bigint end`;

/** Of a recognition `r` that added points to another: that one, and who gave it. Nobody's name of who was erased. */
const withBoosted = sql`left join lateral (
  select o.id, (select g.display_name from ${giverCalled('o.from_id')} g) as giver from ${boosted}) boosted on true`;

interface Given {
  kind: CardKind;
  value: string;
  points: number;
  message: string;
  messageLanguage: string;
  fromName: string;
  /** Who gave what its points are added to; null where it stands for itself, and of who was erased. */
  boosted: string | null;
  /** The day of the anniversary that it is for, where that was before. */
  celebrated: string | null;
}
