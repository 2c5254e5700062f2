import { pointsNamed } from '@laurel/contract/looks/worn';
import { isOn } from '@laurel/contract/programme/features';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { joinWords } from '#words/read';
import { reviewedMail } from './mail.ts';
import * as texts from './texts.ts';

/** Tells the author of an idea what became of it; whoever has left gets none. */
export function ideaLetter({ publicUrl }: { publicUrl: string }): Letter<'idea.reviewed'> {
  return letter({
    name: 'idea reviewed',
    title: texts.titleReviewed,
    type: 'idea.reviewed',
    kind: 'idea',
    notice: noticeOf<{ title: string; points: number }>({
      known: sql`
        select asked.id, jsonb_build_object('title', title.text, 'points', (asked.facts ->> 'points')::bigint) from asked
        join ideas i on i.id = asked.about_id ${joinWords('title', 'idea.title', 'i.id')} where title.text is not null`,
      words: ({ title, points }, { pointsName }) =>
        points > 0
          ? say(texts.noticeRewarded, { title, points, pointsName: pointsNamed(points, pointsName) })
          : say(texts.noticeReviewed, { title }),
      path: () => '/ideabox',
    }),
    readers: sql`
      select told.id, m.id, 'email', i.id from told join ideas i on i.id = split_part(told.subject, ':', 2)::bigint
      join people m on m.id = i.by_id where m.deactivated_at is null`,
    read: async (on, { aboutId, event }) => {
      const { rows } = await sql<{ title: string; comment: string }>`
        select coalesce(title.text, '') as title, coalesce(comment.text, '') as comment
        from ideas i ${joinWords('title', 'idea.title', 'i.id')} ${joinWords('comment', 'idea.comment', 'i.id')}
        where i.id = ${aboutId}`.execute(on);
      const idea = rows[0] ?? { title: '', comment: '' };
      return { ...idea, points: event.facts.points };
    },
    words: (known, { reader }) => {
      const { name: toName, pointsName } = reader;
      const link = isOn('ideas', reader) ? `${publicUrl}/ideabox` : null;
      return reviewedMail({ ...known, toName, pointsName, link });
    },
    samples: () => [0, 500].map((points) => ({ title: things().idea, comment: things().thanks, points })),
  });
}
