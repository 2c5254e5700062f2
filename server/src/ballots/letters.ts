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

interface WithWords extends Known {
  /** What somebody wrote with it. */
  words?: string;
}

interface Deps {
  publicUrl: string;
}

type BallotEvent = 'ballot.opened' | 'ballot.reminded' | 'ballot.closed' | 'ballot.decided' | 'ballot.withdrawn';

interface Telling<Type extends BallotEvent> extends Pick<Letter<Type>, 'name' | 'title' | 'type' | 'readers'> {
  kind: 'toDo' | 'decision';
  /** Where it leads; to the vote, unless it says otherwise. */
  path?: (told: Known) => string;
  notice: (told: Known) => string;
  subject: (told: Known) => string;
  /** In the e-mail; what the notice says, unless it says otherwise. */
  text?: (told: Known) => string;
  read?: (on: Db, ballotId: number, readerId: number) => Promise<WithWords | null>;
  samples?: readonly Known[];
}

/** Of a letter about a vote: one sentence in the bell and in the e-mail, what somebody wrote with it, and where it leads. */
function ofVote<Type extends BallotEvent>(
  { publicUrl }: Deps,
  { path = atVote, notice, subject, text = notice, read = knownOf, samples = [sample], ...rest }: Telling<Type>,
) {
  return {
    ...rest,
    notice: noticeOf<Known>({ known: ofAsked, words: notice, path }),
    read: (on: Db, { aboutId, reader }: { aboutId: number; reader: { id: number } }) => read(on, aboutId, reader.id),
    words: ({ words = '', ...told }: WithWords, { reader }: { reader: { name: string } }) => ({
      subject: subject(told),
      text: [say(hello, { name: reader.name }), text(told), words, publicUrl + path(told)]
        .filter((part) => part !== '')
        .join('\n\n'),
    }),
    samples: (): readonly WithWords[] => samples,
  };
}

function opened(deps: Deps): Letter<'ballot.opened'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote opened',
      title: texts.titleOpened,
      type: 'ballot.opened',
      kind: 'toDo',
      notice: (told) => say(texts.noticeOpened, { quarter: quarterWords(told), day: dayOf(told) }),
      subject: (told) => say(texts.openedSubject, { quarter: quarterWords(told) }),
      text: (told) => say(texts.openedText, { quarter: quarterWords(told), day: dayOf(told) }),
      readers: sql`
        select told.id, v.member_id, 'email', b.id from told ${ofSubject} cross join lateral (${votersOf(sql`told.at`)}) v
        where v.member_id <> told.actor_id`,
      read: toVote,
    }),
  });
}

function reminded(deps: Deps): Letter<'ballot.reminded'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote ends soon',
      title: texts.titleReminded,
      type: 'ballot.reminded',
      kind: 'toDo',
      notice: (told) => say(texts.noticeReminded, { quarter: quarterWords(told), day: dayOf(told) }),
      subject: (told) => say(texts.remindedSubject, { quarter: quarterWords(told) }),
      readers: sql`
        select told.id, v.member_id, 'email', b.id from told ${ofSubject} cross join lateral (${votersLeft(sql`told.at`)}) v`,
      read: toVote,
    }),
  });
}

/** Whoever voted, but for those who lead votes: they are told what is to be done. */
const otherVoters = sql`
  select told.id, x.voter_id, 'email', b.id from told ${ofSubject} join ballot_votes x on x.ballot_id = b.id
  where x.voter_id is distinct from told.actor_id`;
const leaders = sql`select r.member_id from roles_at(told.at) r where r.capability = 'administrator'`;
const endings = [sample, { ...sample, winner: '' }];

function closed(deps: Deps): Letter<'ballot.closed'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote ended',
      title: texts.titleClosed,
      type: 'ballot.closed',
      kind: 'decision',
      notice: (told) => say(texts.noticeClosed, ended(told)),
      subject: (told) => say(texts.closedSubject, { quarter: quarterWords(told) }),
      readers: sql`${otherVoters} and x.voter_id not in (${leaders})`,
      samples: endings,
    }),
  });
}

function toLead(deps: Deps): Letter<'ballot.closed'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote ended, to who leads it',
      title: texts.titleToLead,
      type: 'ballot.closed',
      kind: 'toDo',
      path: atQuarter,
      notice: (told) => say(texts.noticeToLead, ended(told)),
      subject: (told) => say(texts.toLeadSubject, { quarter: quarterWords(told) }),
      readers: sql`
        select told.id, m.id, 'email', b.id from told ${ofSubject} join members m on m.id in (${leaders})
        where m.id is distinct from told.actor_id and m.deactivated_at is null and m.id not in (${standing})`,
      samples: endings,
    }),
  });
}

function decided(deps: Deps): Letter<'ballot.decided'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote decided between equals',
      title: texts.titleDecided,
      type: 'ballot.decided',
      kind: 'decision',
      notice: (told) => say(texts.noticeDecided, { quarter: quarterWords(told), name: told.winner }),
      subject: (told) => say(texts.decidedSubject, { quarter: quarterWords(told) }),
      readers: otherVoters,
      read: (on, ballotId) => withWords(on, ballotId, 'ballot.decision'),
    }),
  });
}

function withdrawn(deps: Deps): Letter<'ballot.withdrawn'> {
  return letter({
    ...ofVote(deps, {
      name: 'vote taken back',
      title: texts.titleWithdrawn,
      type: 'ballot.withdrawn',
      kind: 'decision',
      notice: (told) => say(texts.noticeWithdrawn, { quarter: quarterWords(told) }),
      subject: (told) => say(texts.withdrawnSubject, { quarter: quarterWords(told) }),
      readers: otherVoters,
      read: (on, ballotId) => withWords(on, ballotId, 'ballot.withdrawal'),
    }),
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
