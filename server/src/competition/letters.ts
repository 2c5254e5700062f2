import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { translated } from '#languages/translated';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

/** To who has won: once, when it is announced. Who is withdrawn before it goes out gets none. */
export function winnerLetter({ publicUrl }: { publicUrl: string }): Letter<'competition.winner.announced'> {
  return letter({
    name: 'competition won',
    title: texts.titleWon,
    type: 'competition.winner.announced',
    kind: 'award',
    notice: noticeOf<{ title: string; competition: string }>({
      known: sql`
        select asked.id, jsonb_build_object('title', ${translated('competition', sql`c.title`)}, 'competition', c.id::text) from asked
        join competition_winners w on w.id = asked.about_id and w.withdrawn_at is null join competitions c on c.id = w.competition_id`,
      words: ({ title }) => say(texts.wonLetter, { title }),
      path: ({ competition }) => `/competition?${new URLSearchParams({ competition })}`,
    }),
    readers: sql`
      select told.id, m.id, 'email', (told.facts ->> 'winnerId')::bigint
      from told join people m on m.id = (told.facts ->> 'memberId')::bigint
      where (told.facts ->> 'isFirst')::boolean and m.deactivated_at is null`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<{ title: string; sentence: string }>`
        select ${translated('competition', sql`c.title`)} as title, w.sentence
        from competition_winners w join competitions c on c.id = w.competition_id
        where w.id = ${aboutId} and w.withdrawn_at is null`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ title, sentence }, { reader }) => ({
      subject: say(texts.wonSubject, { title }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.wonLetter, { title }),
        ...(sentence === '' ? [] : [sentence]),
        `${publicUrl}/competition`,
      ].join('\n\n'),
    }),
    samples: () => [{ title: things().competition, sentence: things().thanks }],
  });
}
