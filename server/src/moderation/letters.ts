import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** Tells who reported a card that it was looked at, and brings what moderators write. */
export function moderationLetters({ publicUrl, contactTo }: { publicUrl: string; contactTo: string }) {
  return [toReporter, toSide(publicUrl, contactTo)];
}

const reachable = sql`m.deactivated_at is null and m.email is not null`;

/** Once for each report, and without a detail. */
const toReporter: Letter<'card.decided'> = letter({
  name: 'report decided',
  title: texts.titleDecided,
  type: 'card.decided',
  kind: 'decision',
  notice: noticeOf<object>({
    known: sql`select asked.id, '{}'::jsonb from asked`,
    words: () => say(texts.lookedAt),
    path: () => null,
  }),
  readers: sql`
    select told.id, m.id, 'email', p.id from told join card_reports p on p.card_id = split_part(told.subject, ':', 2)::bigint
    join people m on m.id = p.by_id
    where told.facts ->> 'decision' <> 'show' and p.withdrawn_at is null and p.created_at <= told.at and m.deactivated_at is null`,
  read: async () => ({}),
  words: (_, { reader }) => ({
    subject: say(texts.subjectDecided),
    text: [say(hello, { name: reader.name }), say(texts.lookedAt)].join('\n\n'),
  }),
  samples: () => [{}],
});

interface Talked {
  text: string;
  cardId: string;
}

const toSide = (publicUrl: string, contactTo: string): Letter<'card.talked'> =>
  letter({
    name: 'card talk',
    title: texts.titleTalk,
    type: 'card.talked',
    kind: 'must',
    readers: sql`
      select told.id, m.id, 'email', d.id from told join card_deeds d on d.id = (told.facts ->> 'deedId')::bigint
      join people m on m.id = d.to_id where ${reachable}`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Talked>`
        select said.text, d.card_id::text as "cardId" from card_deeds d ${joinWords('said', 'card.talk', 'd.id')}
        where d.id = ${aboutId} and said.text is not null`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ text, cardId }, { reader }) => ({
      subject: say(texts.subjectTalk),
      replyTo: contactTo,
      text: [say(hello, { name: reader.name }), say(texts.aboutCard), text, `${publicUrl}/card/${cardId}`].join('\n\n'),
    }),
    samples: () => [{ text: things().reason, cardId: '17' }],
  });
