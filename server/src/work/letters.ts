import { dateWords } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { hello } from '#outbox/texts';
import { openWork } from './open.ts';
import { toldIn } from './owners.ts';
import * as texts from './texts.ts';

interface Line {
  kind: string;
  stage: keyof typeof heads;
  count: number;
  since: Date;
}

/** In the order in which they are told. */
const heads = {
  unowned: texts.headUnowned,
  escalated: texts.headEscalated,
  overdue: texts.headOverdue,
  soon: texts.headSoon,
};

/** Tells those who decide what waits for them, all that a round found in one e-mail; what is decided meanwhile is not told any more. */
export function workLetter({ publicUrl }: { publicUrl: string }): Letter<'work.looked'> {
  return letter({
    name: 'work waits',
    title: texts.titleWork,
    type: 'work.looked',
    kind: 'toDo',
    notice: noticeOf<object>({
      known: sql`select asked.id, '{}'::jsonb from asked`,
      words: () => say(texts.noticeWork),
      path: () => '/todo',
    }),
    readers: sql`
      select told.id, m.id, 'email', split_part(told.subject, ':', 2)::bigint from told
      cross join lateral (
        select distinct w.member_id from (${toldIn(sql`split_part(told.subject, ':', 2)::bigint`, sql`told.at`)}) w
      ) w join members m on m.id = w.member_id`,
    read: async (on, { aboutId, event, reader }) => {
      const { rows } = await sql<Line>`
        select w.kind, w.stage, count(*) as count, min(o.since) as since
        from (${toldIn(sql`${aboutId}::bigint`, sql`${event.at}::timestamptz`)}) w join (${openWork()}) o on o.kind = w.kind and o.item_id = w.item_id
        where w.member_id = ${reader.id} group by w.kind, w.stage order by w.kind`.execute(on);
      return rows.length > 0 ? { lines: rows } : null;
    },
    words: ({ lines }, { reader }) => ({
      subject: say(texts.workSubject, { count: lines.reduce((sum, { count }) => sum + count, 0) }),
      text: [
        say(hello, { name: reader.name }),
        ...(Object.keys(heads) as Line['stage'][]).flatMap((stage) => partOf(lines, stage)),
        `${publicUrl}/todo`,
      ].join('\n\n'),
    }),
    samples: () =>
      (Object.keys(heads) as Line['stage'][]).map((stage) => ({
        lines: [{ kind: 'nomination', stage, count: 2, since: new Date('2026-11-03T08:00:00Z') }],
      })),
  });
}

/** The things of a stage under what is said of it. */
function partOf(lines: readonly Line[], stage: Line['stage']): string[] {
  const those = lines.filter((line) => line.stage === stage);
  if (those.length === 0) return [];
  const said = those.map(({ kind, count, since }) =>
    say(texts.workLine, {
      kind,
      count,
      since: dateWords(since, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    }),
  );
  return [[say(heads[stage]), ...said.map((line) => `– ${line}`)].join('\n')];
}
