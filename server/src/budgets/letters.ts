import { dateWords } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** Tells managers what became of their pots, what ends soon, and that most of it is given. */
export function budgetLetters({ publicUrl }: { publicUrl: string }) {
  return [changedLetter(publicUrl), endingLetter(publicUrl), usedLetter(publicUrl)];
}

const isHere = sql`m.deactivated_at is null`;
const potPage = () => '/managementstatement';

interface Changed {
  what: 'granted' | 'movedInto' | 'movedOut' | 'takenBack' | 'ended' | 'dayChanged';
  points: number;
  period: string;
  name: string;
  lastDay: string | null;
  reason: string;
}

/** What an act did to pots, as rows `what, member_id, points, other_id, ends_on`. */
const doneTo = sql`
  select g.act_id, 'granted' as what, g.member_id, g.points, null::bigint as other_id, g.ends_on from budget_grants g where g.act_id is not null
  union all select v.act_id, case when v.to_id is not null then 'movedOut' when a.kind = 'end' then 'ended' else 'takenBack' end, v.member_id, v.points, v.to_id, null
    from pot_moves v join pot_acts a on a.id = v.act_id
  union all select v.act_id, 'movedInto', v.to_id, v.points, v.member_id, null from pot_moves v where v.to_id is not null
  union all select c.act_id, 'dayChanged', l.member_id, c.points, null, l.ends_on from pot_changes c join pot_lots l on l.id = c.lot_id
    join pot_acts a on a.id = c.act_id and a.kind = 'change'`;

const changedLetter = (publicUrl: string): Letter<'budget.changed'> =>
  letter({
    name: 'budget changed',
    title: texts.titleChanged,
    type: 'budget.changed',
    kind: 'budget',
    notice: noticeOf<Omit<Changed, 'reason'>>({
      known: sql`
        select asked.id, jsonb_build_object('what', d.what, 'points', sum(d.points)::bigint, 'period', a.period,
          'name', coalesce(min(other.display_name), ''), 'lastDay', min(d.ends_on))
        from asked join (${doneTo}) d on d.act_id = asked.about_id and d.member_id = asked.member_id join pot_acts a on a.id = d.act_id
        left join people other on other.id = d.other_id group by asked.id, d.what, a.period`,
      words: (known, { pointsName }) => changedWords(known, pointsNamed(known.points, pointsName)),
      path: potPage,
    }),
    readers: sql`
      select distinct told.id, m.id, 'email', d.act_id from told join (${doneTo}) d on d.act_id = split_part(told.subject, ':', 2)::bigint
      join people m on m.id = d.member_id where ${isHere}`,
    read: async (on, { aboutId, reader }) => {
      const { rows } = await sql<Changed>`
        select d.what, sum(d.points)::bigint as points, a.period, coalesce(min(other.display_name), '') as name, min(d.ends_on) as "lastDay",
          coalesce(min(reason.text), '') as reason
        from (${doneTo}) d join pot_acts a on a.id = d.act_id left join people other on other.id = d.other_id
        ${joinWords('reason', 'pots.reason', 'a.id')}
        where d.act_id = ${aboutId} and d.member_id = ${reader.id} group by d.what, a.period`.execute(on);
      return rows[0] ?? null;
    },
    words: ({ reason, ...known }, { reader }) => ({
      subject: say(texts.subjectChanged),
      text: [
        say(hello, { name: reader.name }),
        changedWords(known, pointsNamed(known.points, reader.pointsName)),
        ...(reason ? [reason] : []),
        `${publicUrl}/managementstatement`,
      ].join('\n\n'),
    }),
    samples: () => {
      const shared = { points: 500, period: '2027-Q1', name: people.colleague, lastDay: null, reason: things().reason };
      return (['granted', 'movedInto', 'movedOut', 'takenBack', 'ended', 'dayChanged'] as const).map((what) => ({
        ...shared,
        what,
        ...(what === 'ended' && { reason: '' }),
        ...(what === 'granted' && { lastDay: '2027-03-31' }),
      }));
    },
  });

function changedWords({ what, points, period, name, lastDay }: Omit<Changed, 'reason'>, pointsName: string): string {
  const day = lastDay === null ? 'none' : dayWords(lastDay);
  switch (what) {
    case 'granted':
      return `${say(texts.granted, { points, pointsName, period: period || 'none' })} ${say(texts.lastDayNow, { lastDay: day })}`;
    case 'movedInto':
      return say(texts.movedInto, { points, pointsName, name });
    case 'movedOut':
      return say(texts.movedOut, { points, pointsName, name });
    case 'takenBack':
      return say(texts.takenBack, { points, pointsName });
    case 'ended':
      return say(texts.ended, { points, pointsName });
    case 'dayChanged':
      return say(texts.dayChanged, { points, pointsName, lastDay: day });
  }
}

const dayWords = (day: string) =>
  dateWords(new Date(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Ending {
  points: number;
  stays: number;
  days: number;
  lastDay: string;
}

const endingLetter = (publicUrl: string): Letter<'budget.ending'> =>
  letter({
    name: 'budget ending',
    title: texts.titleEnding,
    type: 'budget.ending',
    kind: 'budget',
    notice: noticeOf<Pick<Ending, 'points' | 'lastDay'>>({
      known: sql`select asked.id, asked.facts from asked`,
      words: ({ points, lastDay }, { pointsName }) =>
        say(texts.noticeEnding, { points, pointsName: pointsNamed(points, pointsName), lastDay: dayWords(lastDay) }),
      path: potPage,
    }),
    readers: sql`
      select told.id, m.id, 'email', told.id from told join people m on m.id = split_part(told.subject, ':', 2)::bigint where ${isHere}`,
    read: async (on, { event, reader }) => {
      const { days, lastDay } = event.facts;
      const { rows } = await sql<{ points: number; stays: number }>`
        select coalesce(sum(l.left_points), 0)::bigint as points, coalesce(sum(l.left_points) filter (where l.carries), 0)::bigint as stays
        from pot_lots l where l.member_id = ${reader.id} and l.ends_on = ${lastDay}::date and l.left_points > 0`.execute(
        on,
      );
      const [found] = rows;
      return found && found.points > 0 ? { ...found, days, lastDay } : null;
    },
    words: ({ points, stays, days, lastDay }: Ending, { reader }) => ({
      subject: say(texts.subjectEnding, { days }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.ending, {
          points,
          pointsName: pointsNamed(points, reader.pointsName),
          lastDay: dayWords(lastDay),
          carries: stays === 0 ? 'no' : stays === points ? 'yes' : 'some',
        }),
        `${publicUrl}/managementstatement`,
      ].join('\n\n'),
    }),
    samples: () => [
      { points: 500, stays: 0, days: 30, lastDay: '2027-03-31' },
      { points: 500, stays: 500, days: 7, lastDay: '2027-03-31' },
      { points: 500, stays: 200, days: 1, lastDay: '2027-03-31' },
    ],
  });

const usedLetter = (publicUrl: string): Letter<'budget.used'> =>
  letter({
    name: 'budget used',
    title: texts.titleUsed,
    type: 'budget.used',
    kind: 'budget',
    notice: noticeOf<{ used: number; granted: number; period: string }>({
      known: sql`select asked.id, asked.facts from asked`,
      words: ({ used, granted, period }, { pointsName }) =>
        say(texts.used, { used, granted, period, pointsName: pointsNamed(granted, pointsName) }),
      path: potPage,
    }),
    readers: sql`
      select told.id, m.id, 'email', told.id from told join people m on m.id = split_part(told.subject, ':', 2)::bigint where ${isHere}`,
    read: async (_, { event: { facts } }) => facts,
    words: ({ used, granted, period }, { reader }) => ({
      subject: say(texts.subjectUsed),
      text: [
        say(hello, { name: reader.name }),
        say(texts.used, { used, granted, period, pointsName: pointsNamed(granted, reader.pointsName) }),
        `${publicUrl}/managementstatement`,
      ].join('\n\n'),
    }),
    samples: () => [{ used: 400, granted: 500, period: '2027-Q1' }],
  });
