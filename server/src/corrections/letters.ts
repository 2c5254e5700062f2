import { pointsNamed } from '@laurel/contract/looks/worn';
import type { CorrectionKind, MemberAccount } from '@laurel/contract/rules/correction-kinds';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** Tells whose points were corrected, and who had given what was taken back. */
export function correctionLetters({ publicUrl }: { publicUrl: string }) {
  return [toConcerned(publicUrl), toGiver(publicUrl), toHolder(publicUrl), toReceiver];
}

const correction = sql`join corrections c on c.id = split_part(told.subject, ':', 2)::bigint`;
const isHere = sql`m.deactivated_at is null`;

interface Corrected {
  kind: Exclude<CorrectionKind, 'undo' | 'card'>;
  account: MemberAccount;
  points: number;
  /** Of these, what was spent. */
  owed: number;
  reason: string;
}

const toConcerned = (publicUrl: string): Letter<'points.corrected'> =>
  letter({
    name: 'points corrected',
    title: texts.titleCorrected,
    type: 'points.corrected',
    kind: 'account',
    notice: noticeOf<Pick<Corrected, 'kind' | 'account' | 'points'>>({
      known: sql`
        select asked.id, jsonb_build_object('kind', c.kind, 'account', l.account, 'points', abs(l.points)) from asked
        join correction_lines l on l.id = asked.about_id join corrections c on c.id = l.correction_id`,
      words: (known, { pointsName }) =>
        say(texts.noticeCorrected, { ...known, pointsName: pointsNamed(known.points, pointsName) }),
      path: ({ account }) => (account === 'pot' ? '/managementstatement' : '/statement'),
    }),
    readers: sql`
      select told.id, m.id, 'email', l.id from told ${correction} join correction_lines l on l.correction_id = c.id
      join people m on m.id = l.member_id where c.kind not in ('undo', 'card') and ${isHere}`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Corrected>`
        select c.kind, l.account, abs(l.points) as points, coalesce(d.points, 0)::bigint as owed, coalesce(reason.text, '') as reason
        from correction_lines l join corrections c on c.id = l.correction_id left join debts d on d.correction_line_id = l.id ${joinWords('reason', 'correction.reason', 'c.id')}
        where l.id = ${aboutId}`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ reason, owed, ...known }, { reader }) => ({
      subject: say(texts.subjectCorrected),
      text: [
        say(hello, { name: reader.name }),
        say(texts.told, { ...known, pointsName: pointsNamed(known.points, reader.pointsName) }),
        reason,
        ...(owed > 0 ? [say(texts.oweRest, { points: owed })] : []),
        say(texts.balanceNow),
        `${publicUrl}/${known.account === 'pot' ? 'managementstatement' : 'statement'}`,
      ].join('\n\n'),
    }),
    samples: () => [
      { kind: 'award', account: 'wallet', points: 200, owed: 0, reason: things().reason },
      { kind: 'award', account: 'wallet', points: 200, owed: 60, reason: things().reason },
      { kind: 'budget', account: 'pot', points: 5000, owed: 0, reason: things().reason },
    ],
  });

interface Withdrawn {
  kind: 'award' | 'nomination' | 'card';
  name: string;
  people: number;
  reason: string;
}

const toGiver = (publicUrl: string): Letter<'points.corrected'> =>
  letter({
    name: 'gift withdrawn',
    title: texts.titleWithdrawn,
    type: 'points.corrected',
    kind: 'decision',
    notice: noticeOf<Omit<Withdrawn, 'reason'>>({
      known: sql`
        select asked.id, jsonb_build_object('kind', c.kind, 'people', count(*), 'name', (array_agg(p.display_name order by l.id))[1]) from asked
        join corrections c on c.id = asked.about_id join correction_lines l on l.correction_id = c.id join people p on p.id = l.member_id
        group by asked.id, c.kind`,
      words: ({ kind, name, people }) => say(texts.noticeWithdrawn, { kind, name, others: people - 1 }),
      path: () => '/myrecognition?part=sent',
    }),
    readers: sql`
      select told.id, m.id, 'email', c.id from told ${correction} join people m on m.id = c.giver_id
      where c.kind in ('award', 'nomination', 'card') and ${isHere}`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<Withdrawn>`
        select c.kind, count(*) over () as people, p.display_name as name, coalesce(reason.text, '') as reason
        from corrections c join correction_lines l on l.correction_id = c.id join people p on p.id = l.member_id
        ${joinWords('reason', 'correction.reason', 'c.id')}
        where c.id = ${aboutId}
        -- limit: one is named, all are counted
        order by l.id limit 1`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ kind, name, people, reason }, { reader }) => ({
      subject: say(texts.subjectWithdrawn),
      text: [
        say(hello, { name: reader.name }),
        say(texts.givenWithdrawn, { kind, name, others: people - 1 }),
        reason,
        `${publicUrl}/myrecognition`,
      ].join('\n\n'),
    }),
    samples: () => [
      { kind: 'award', name: people.colleague, people: 1, reason: things().reason },
      { kind: 'nomination', name: people.colleague, people: 3, reason: things().reason },
      { kind: 'card', name: people.colleague, people: 1, reason: things().reason },
    ],
  });

/** Who had a card without points that was withdrawn. */
const toHolder = (publicUrl: string): Letter<'points.corrected'> =>
  letter({
    name: 'card withdrawn',
    title: texts.titleCardWithdrawn,
    type: 'points.corrected',
    kind: 'card',
    notice: noticeOf<{ name: string }>({
      known: sql`
        select asked.id, jsonb_build_object('name', p.display_name) from asked join correction_lines l on l.id = asked.about_id
        join corrections c on c.id = l.correction_id join people p on p.id = c.giver_id`,
      words: ({ name }) => say(texts.noticeCardWithdrawn, { name }),
      path: () => '/myrecognition',
    }),
    readers: sql`
      select told.id, m.id, 'email', l.id from told ${correction} join correction_lines l on l.correction_id = c.id
      join people m on m.id = l.member_id where c.kind = 'card' and ${isHere}`,
    read: async (on, { aboutId }) => {
      const { rows } = await sql<{ name: string; reason: string }>`
        select p.display_name as name, coalesce(reason.text, '') as reason
        from correction_lines l join corrections c on c.id = l.correction_id join people p on p.id = c.giver_id
        ${joinWords('reason', 'correction.reason', 'c.id')} where l.id = ${aboutId}`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ name, reason }, { reader }) => ({
      subject: say(texts.subjectCardWithdrawn),
      text: [
        say(hello, { name: reader.name }),
        say(texts.cardWithdrawnTold, { name }),
        reason,
        `${publicUrl}/myrecognition`,
      ].join('\n\n'),
    }),
    samples: () => [{ name: people.colleague, reason: things().reason }],
  });

/** Whose card had gone out before its giver took it back; of all others no card goes out any more. */
const toReceiver: Letter<'recognition.withdrawn'> = letter({
  name: 'card taken back',
  title: texts.titleTakenBack,
  type: 'recognition.withdrawn',
  kind: 'card',
  notice: noticeOf<{ name: string; points: number }>({
    known: sql`
      select asked.id, jsonb_build_object('name', p.display_name, 'points', r.points) from asked join recognitions r on r.id = asked.about_id
      join people p on p.id = r.from_id and p.erased_at is null`,
    words: ({ name, points }, { pointsName }) =>
      points > 0
        ? say(texts.undoneWithPoints, { name, points, pointsName: pointsNamed(points, pointsName) })
        : say(texts.undone, { name }),
    path: () => '/myrecognition',
  }),
  readers: sql`
    select told.id, m.id, 'email', r.id from told
    join recognitions r on r.award_id = case when told.subject ^@ 'award:' then split_part(told.subject, ':', 2)::bigint end
    join people m on m.id = r.to_id
    where r.withdrawn_at is not null and r.from_id = told.actor_id and r.sent_by is not null and ${isHere}`,
  read: async (on, { aboutId }) => {
    const { rows } = await sql<{ name: string; points: number }>`
      select p.display_name as name, r.points from recognitions r join people p on p.id = r.from_id
      where r.id = ${aboutId} and exists (select from messages m where m.letter = 'card' and m.about_id = r.id
        and (m.state = 'sent' or coalesce(m.in_hand_until > now(), false)))`.execute(on);
    return rows[0] ?? null;
  },
  words: ({ name, points }, { reader }) => ({
    subject: say(texts.subjectUndone),
    text: [
      say(hello, { name: reader.name }),
      points > 0
        ? say(texts.undoneWithPoints, { name, points, pointsName: pointsNamed(points, reader.pointsName) })
        : say(texts.undone, { name }),
    ].join('\n\n'),
  }),
  samples: () => [
    { name: people.colleague, points: 50 },
    { name: people.colleague, points: 0 },
  ],
});
