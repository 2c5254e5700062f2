import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** Tells whose debt it was that it is repaid, or need not be. */
export function debtLetters({ publicUrl }: { publicUrl: string }) {
  return [toRepaid(publicUrl), toForgiven(publicUrl)];
}

const isHere = sql`m.deactivated_at is null`;
const theirs = sql`join debts d on d.id = split_part(told.subject, ':', 2)::bigint join people m on m.id = d.member_id`;

const toRepaid = (publicUrl: string): Letter<'debt.repaid'> =>
  letter({
    name: 'debt repaid',
    title: texts.titleRepaid,
    type: 'debt.repaid',
    kind: 'account',
    notice: noticeOf<{ points: number }>({
      known: sql`select asked.id, asked.facts from asked`,
      words: ({ points }, { pointsName }) =>
        say(texts.allRepaid, { points, pointsName: pointsNamed(points, pointsName) }),
      path: () => '/statement',
    }),
    readers: sql`select told.id, m.id, 'email', d.id from told ${theirs} where ${isHere}`,
    read: async (_, { event: { facts } }) => ({ points: facts.points }),
    words: ({ points }, { reader }) => ({
      subject: say(texts.subjectRepaid),
      text: [
        say(hello, { name: reader.name }),
        say(texts.allRepaid, { points, pointsName: pointsNamed(points, reader.pointsName) }),
        `${publicUrl}/statement`,
      ].join('\n\n'),
    }),
    samples: () => [{ points: 60 }],
  });

interface Forgiven {
  points: number;
  left: number;
  reason: string;
}

const toForgiven = (publicUrl: string): Letter<'debt.forgiven'> =>
  letter({
    name: 'debt forgiven',
    title: texts.titleForgiven,
    type: 'debt.forgiven',
    kind: 'account',
    notice: noticeOf<Pick<Forgiven, 'points' | 'left'>>({
      known: sql`select asked.id, asked.facts from asked`,
      words: ({ points, left }, { pointsName }) =>
        say(texts.noticeForgiven, { points, left, pointsName: pointsNamed(points, pointsName) }),
      path: () => '/statement',
    }),
    readers: sql`
      select told.id, m.id, 'email', (told.facts->>'changeId')::bigint from told ${theirs} where ${isHere}`,
    read: async (on, { aboutId, event: { facts } }) => {
      const { rows } = await sql<Pick<Forgiven, 'reason'>>`
        select coalesce(reason.text, '') as reason from debt_changes c ${joinWords('reason', 'debt.reason', 'c.id')} where c.id = ${aboutId}`.execute(
        on,
      );
      return rows[0] ? { ...rows[0], points: facts.points, left: facts.left } : null;
    },
    words: ({ points, left, reason }: Forgiven, { reader }) => ({
      subject: say(texts.subjectForgiven),
      text: [
        say(hello, { name: reader.name }),
        say(texts.notRepaid, { points, left, pointsName: pointsNamed(points, reader.pointsName) }),
        reason,
        `${publicUrl}/statement`,
      ].join('\n\n'),
    }),
    samples: () => [
      { points: 60, left: 0, reason: things().reason },
      { points: 40, left: 20, reason: things().reason },
    ],
  });
