import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

interface Merged {
  stays: string;
  doubled: string;
  points: number;
}

/** Tells who stays. */
export const mergerLetter = ({ publicUrl }: { publicUrl: string }): Letter<'person.merged'> =>
  letter({
    name: 'accounts merged',
    title: texts.title,
    type: 'person.merged',
    kind: 'account',
    notice: noticeOf<Pick<Merged, 'stays' | 'doubled'>>({
      known: sql`
        select asked.id, jsonb_build_object('stays', s.member_number, 'doubled', d.member_number) from asked join mergers g on g.id = asked.about_id
        join members s on s.id = g.stays_id join members d on d.id = g.doubled_id`,
      words: ({ stays, doubled }) => say(texts.told, { stays, doubled }),
      path: () => '/myprofile',
    }),
    readers: sql`
      select told.id, m.id, 'email', g.id from told join mergers g on g.id = (told.facts ->> 'mergerId')::bigint
      join people m on m.id = g.stays_id where m.deactivated_at is null`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Merged>`
        select s.member_number as stays, d.member_number as doubled, g.wallet_points as points
        from mergers g join members s on s.id = g.stays_id join members d on d.id = g.doubled_id where g.id = ${aboutId}`.execute(
        on,
      );
      return rows[0] ?? null;
    },
    words: ({ stays, doubled, points }, { reader }) => ({
      subject: say(texts.subject),
      text: [
        say(hello, { name: reader.name }),
        say(texts.told, { stays, doubled }),
        say(texts.toldAll),
        ...(points > 0 ? [say(texts.toldPoints, { points, pointsName: pointsNamed(points, reader.pointsName) })] : []),
        publicUrl,
      ].join('\n\n'),
    }),
    samples: () => [
      { stays: '1001', doubled: '2002', points: 250 },
      { stays: '1001', doubled: '2002', points: 0 },
    ],
  });
