import { dateWords } from '@laurel/contract/formats';
import { type QuarterName, quarterWords } from '@laurel/contract/rules/quarter-dates';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { standing, votersLeft, votersOf } from '#directory/ballot-scope';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

interface Known extends QuarterName {
  ballotId: string;
  quarterId: string;
  /** Milliseconds. */
  closes: number;
  /** '' where nobody has won. */
  winner: string;
}

const ofSubject = sql`join ballots b on b.id = split_part(told.subject, ':', 2)::bigint`;

/** What is told of the vote with this id. */
const known = (id: RawBuilder<unknown>) => sql`
  select jsonb_build_object('ballotId', b.id::text, 'quarterId', q.id::text, 'quarterNum', q.num, 'quarterYear', q.year,
    'closes', (extract(epoch from b.closes_at) * 1000)::bigint, 'winner', coalesce(m.display_name, '')) as known
  from ballots b join quarters q on q.id = b.quarter_id left join quarter_summaries s on s.id = b.winner_id left join people m on m.id = s.nominee_id
  where b.id = ${id}`;

const ofAsked = sql`select asked.id, k.known from asked cross join lateral (${known(sql`asked.about_id`)}) k`;

const atVote = ({ ballotId }: Known) => `/quarterlyvote/${ballotId}`;
const atQuarter = ({ quarterId }: Known) => `/quarterlyAwardsSummary?quarter=${quarterId}`;

const sample = {
  ...{ quarterNum: 3, quarterYear: 2026, ballotId: '1', quarterId: '1', winner: people.other },
  closes: Date.UTC(2026, 9, 14, 16),
} satisfies Known;

/** What is told of votes for the winner of a quarter: to those who vote, and to those who lead them. */
export function ballotLetters(deps: { publicUrl: string }) {
  return [opened(deps), reminded(deps), closed(deps), toLead(deps), decided(deps), withdrawn(deps)];
}

interface Deps {
  publicUrl: string;
}

function opened({ publicUrl }: Deps): Letter<'ballot.opened'> {
  return letter({
    name: 'vote opened',
    title: texts.titleOpened,
    type: 'ballot.opened',
    kind: 'toDo',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeOpened, { quarter: quarterWords(told), day: dayOf(told) }),
      path: atVote,
    }),
    readers: sql`
      select told.id, v.member_id, 'email', b.id from told ${ofSubject} cross join lateral (${votersOf(sql`told.at`)}) v
      where v.member_id <> told.actor_id`,
    read: (on, { aboutId, reader }) => toVote(on, aboutId, reader.id),
    words: (told, { reader }) => ({
      subject: say(texts.openedSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.openedText, { quarter: quarterWords(told), day: dayOf(told) }), [
        publicUrl + atVote(told),
      ]),
    }),
    samples: () => [sample],
  });
}

function reminded({ publicUrl }: Deps): Letter<'ballot.reminded'> {
  return letter({
    name: 'vote ends soon',
    title: texts.titleReminded,
    type: 'ballot.reminded',
    kind: 'toDo',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeReminded, { quarter: quarterWords(told), day: dayOf(told) }),
      path: atVote,
    }),
    readers: sql`
      select told.id, v.member_id, 'email', b.id from told ${ofSubject} cross join lateral (${votersLeft(sql`told.at`)}) v`,
    read: (on, { aboutId, reader }) => toVote(on, aboutId, reader.id),
    words: (told, { reader }) => ({
      subject: say(texts.remindedSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.noticeReminded, { quarter: quarterWords(told), day: dayOf(told) }), [
        publicUrl + atVote(told),
      ]),
    }),
    samples: () => [sample],
  });
}

/** Whoever voted, but for those who lead votes: they are told what is to be done. */
const otherVoters = sql`
  select told.id, x.voter_id, 'email', b.id from told ${ofSubject} join ballot_votes x on x.ballot_id = b.id
  where x.voter_id is distinct from told.actor_id`;
const leaders = sql`select r.member_id from roles_at(told.at) r where r.capability = 'administrator'`;

function closed({ publicUrl }: Deps): Letter<'ballot.closed'> {
  return letter({
    name: 'vote ended',
    title: texts.titleClosed,
    type: 'ballot.closed',
    kind: 'decision',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeClosed, ended(told)),
      path: atVote,
    }),
    readers: sql`${otherVoters} and x.voter_id not in (${leaders})`,
    read: (on, { aboutId }) => knownOf(on, aboutId),
    words: (told, { reader }) => ({
      subject: say(texts.closedSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.noticeClosed, ended(told)), [publicUrl + atVote(told)]),
    }),
    samples: () => [sample, { ...sample, winner: '' }],
  });
}

function toLead({ publicUrl }: Deps): Letter<'ballot.closed'> {
  return letter({
    name: 'vote ended, to who leads it',
    title: texts.titleToLead,
    type: 'ballot.closed',
    kind: 'toDo',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeToLead, ended(told)),
      path: atQuarter,
    }),
    readers: sql`
      select told.id, m.id, 'email', b.id from told ${ofSubject} join members m on m.id in (${leaders})
      where m.id is distinct from told.actor_id and m.deactivated_at is null and m.id not in (${standing})`,
    read: (on, { aboutId }) => knownOf(on, aboutId),
    words: (told, { reader }) => ({
      subject: say(texts.toLeadSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.noticeToLead, ended(told)), [publicUrl + atQuarter(told)]),
    }),
    samples: () => [sample, { ...sample, winner: '' }],
  });
}

function decided({ publicUrl }: Deps): Letter<'ballot.decided'> {
  return letter({
    name: 'vote decided between equals',
    title: texts.titleDecided,
    type: 'ballot.decided',
    kind: 'decision',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeDecided, { quarter: quarterWords(told), name: told.winner }),
      path: atVote,
    }),
    readers: otherVoters,
    read: (on, { aboutId }) => withWords(on, aboutId, 'ballot.decision'),
    words: (told, { reader }) => ({
      subject: say(texts.decidedSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.noticeDecided, { quarter: quarterWords(told), name: told.winner }), [
        told.words,
        publicUrl + atVote(told),
      ]),
    }),
    samples: () => [{ ...sample, words: '' }],
  });
}

function withdrawn({ publicUrl }: Deps): Letter<'ballot.withdrawn'> {
  return letter({
    name: 'vote taken back',
    title: texts.titleWithdrawn,
    type: 'ballot.withdrawn',
    kind: 'decision',
    notice: noticeOf<Known>({
      known: ofAsked,
      words: (told) => say(texts.noticeWithdrawn, { quarter: quarterWords(told) }),
      path: atVote,
    }),
    readers: otherVoters,
    read: (on, { aboutId }) => withWords(on, aboutId, 'ballot.withdrawal'),
    words: (told, { reader }) => ({
      subject: say(texts.withdrawnSubject, { quarter: quarterWords(told) }),
      text: textOf(reader.name, say(texts.noticeWithdrawn, { quarter: quarterWords(told) }), [
        told.words,
        publicUrl + atVote(told),
      ]),
    }),
    samples: () => [{ ...sample, words: '' }],
  });
}

async function knownOf(on: Db, ballotId: number): Promise<Known | null> {
  const { rows } = await sql<{ known: Known }>`
    select k.known from (${known(sql`${ballotId}`)}) k`.execute(on);
  return rows[0]?.known ?? null;
}

/** Nothing to who has voted meanwhile, and of what has ended. */
async function toVote(on: Db, ballotId: number, memberId: number): Promise<Known | null> {
  const { rows } = await sql`
    select from ballots b where b.id = ${ballotId} and b.state = 'open'
      and not exists (select from ballot_votes v where v.ballot_id = b.id and v.voter_id = ${memberId})`.execute(on);
  return rows.length > 0 ? knownOf(on, ballotId) : null;
}

async function withWords(on: Db, ballotId: number, of: 'ballot.decision' | 'ballot.withdrawal') {
  const { rows } = await sql<{ words: string }>`
    select coalesce(said.text, '') as words from ballots b ${joinWords('said', of, 'b.id')} where b.id = ${ballotId}`.execute(
    on,
  );
  const told = await knownOf(on, ballotId);
  return told && { ...told, words: rows[0]?.words ?? '' };
}

const ended = (told: Known) => ({
  quarter: quarterWords(told),
  won: told.winner === '' ? ('nobody' as const) : ('somebody' as const),
  name: told.winner,
});

/** The day of its end, by the company's own clock: UTC, as quarters are. */
function dayOf({ closes }: Known): string {
  return dateWords(new Date(closes), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function textOf(name: string, sentence: string, more: readonly string[]): string {
  return [say(hello, { name }), sentence, ...more.filter((part) => part !== '')].join('\n\n');
}
