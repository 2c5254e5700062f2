import type { QuarterName } from '@laurel/contract/rules/quarter-dates';
import { type RawBuilder, sql } from 'kysely';
import { prizeAsked } from '#asking/subject-asked';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { announcedBy, electorate, prize, standing, votersOf } from '#directory/ballot-scope';
import { joinWords } from '#words/read';

export interface BallotRow extends QuarterName {
  id: number;
  quarterId: number;
  state: 'open' | 'closed' | 'withdrawn';
  openedAt: Date;
  openedBy: string;
  closesAt: Date;
  closedAt: Date | null;
  voters: number;
  winnerId: number | null;
  announcementId: number | null;
  decidedBy: string;
  decision: string;
  points: number | null;
  approvalId: string | null;
  withdrawnBy: string;
  withdrawal: string;
  isVoter: boolean;
  isOwn: boolean;
}

/** The vote, as somebody looks at it. */
export async function ballotRow(
  on: Db | Tx,
  ballotId: number | string,
  { actorId, now }: { actorId: number; now: Date },
): Promise<BallotRow | undefined> {
  const { rows } = await sql<BallotRow>`
    select b.id, b.quarter_id as "quarterId", q.num as "quarterNum", q.year as "quarterYear", b.state, b.opened_at as "openedAt",
      opener.display_name as "openedBy", b.closes_at as "closesAt", b.closed_at as "closedAt", b.winner_id as "winnerId",
      ${announcedBy} as "announcementId", coalesce(decider.display_name, '') as "decidedBy", coalesce(decision.text, '') as decision,
      coalesce(withdrawer.display_name, '') as "withdrawnBy", coalesce(withdrawal.text, '') as withdrawal,
      (select p.points from (${prize}) p) as points, (select a.id::text from (${prizeAsked}) a) as "approvalId",
      electors.count as voters, electors.is_voter as "isVoter", ${actorId} in (${standing}) as "isOwn"
    from ballots b join quarters q on q.id = b.quarter_id join people opener on opener.id = b.opened_by_id
    left join people decider on decider.id = b.decided_by_id left join people withdrawer on withdrawer.id = b.withdrawn_by_id
    ${joinWords('decision', 'ballot.decision', 'b.id')} ${joinWords('withdrawal', 'ballot.withdrawal', 'b.id')}
    cross join lateral (
      select count(*) as count, coalesce(bool_or(v.member_id = ${actorId}), false) as is_voter from (${votersOf(sql`coalesce(b.closed_at, ${now}::timestamptz)`)}) v
    ) electors
    where b.id = ${ballotId}`.execute(on);
  return rows[0];
}

export interface NomineeRow {
  lineId: number;
  nomineeId: number;
  publicId: string;
  isRegistered: boolean;
  memberName: string;
  memberNumber: string;
  division: string;
  picId: string;
  totalNominations: number;
  reviewRatingAve: number;
  reviewRatingMax: number;
  counts: Record<string, number>;
  hasLeft: boolean;
}

export interface EntryRow extends NomineeRow {
  votes: number;
}

/** Of the line `s` of a summary whom it is about, as `m` of the division `d`. */
const nominee = sql`s.id as "lineId", m.id as "nomineeId", m.public_id as "publicId", m.registered_at is not null as "isRegistered",
  m.display_name as "memberName", m.member_number as "memberNumber", d.name as division, coalesce(m.picture_id, '') as "picId",
  s.total_nominations as "totalNominations", s.rating_average::float8 as "reviewRatingAve", s.stars as "reviewRatingMax",
  s.category_counts as counts, m.deactivated_at is not null or m.registered_at is null as "hasLeft"`;
const joinNominee = sql`join people m on m.id = s.nominee_id join divisions d on d.code = m.division_code`;

/** Who stands in it, in the order of the summary. */
export async function entriesOf(on: Db | Tx, ballotId: number | string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${nominee},
      (select count(*) from ballot_votes v where v.ballot_id = e.ballot_id and v.summary_id = s.id) as votes
    from ballot_entries e join quarter_summaries s on s.id = e.summary_id ${joinNominee}
    where e.ballot_id = ${ballotId} order by s.ref`.execute(on);
  return rows;
}

export interface VoteRow {
  voterId: number;
  voter: string;
  lineId: number;
  words: string;
}

export async function votesOf(on: Db | Tx, ballotId: number | string): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select v.voter_id as "voterId", m.display_name as voter, v.summary_id as "lineId", coalesce(said.text, '') as words
    from ballot_votes v join people m on m.id = v.voter_id ${joinWords('said', 'vote.words', 'v.id')}
    where v.ballot_id = ${ballotId} order by v.id`.execute(on);
  return rows;
}

/** The vote of a quarter that counts, by its id. */
export async function ballotOfQuarter(on: Db | Tx, quarterId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ballots where quarter_id = ${quarterId} and state <> 'withdrawn'`.execute(on);
  return rows[0]?.id;
}

/** How many these are, asked of one vote, `b`. */
export async function countOf(tx: Tx, voters: RawBuilder<unknown>, ballotId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (${voters}) v) as count from ballots b where b.id = ${ballotId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function electorsNow(on: Db | Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${electorate(now)}) v`.execute(on);
  return rows[0]?.count ?? 0;
}

/** A page of a quarter's summary, in its order, with how many there are; one more than asked for tells whether there is a next. */
export async function summaryPage(
  tx: Tx,
  quarterId: string,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<{ rows: (NomineeRow & { ref: number })[]; total: number }> {
  const [{ rows }, { rows: counted }] = await inOrder(
    tx,
    () =>
      sql<NomineeRow & { ref: number }>`
        select ${nominee}, s.ref from quarter_summaries s ${joinNominee}
        where s.quarter_id = ${quarterId} and s.ref > ${after ?? 0}
        -- limit: one more than the page tells whether there is a next
        order by s.ref limit ${limit + 1}`.execute(tx),
    () =>
      sql<{ total: number }>`select count(*) as total from quarter_summaries where quarter_id = ${quarterId}`.execute(
        tx,
      ),
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

interface Candidate {
  id: number;
  nomineeId: number;
  name: string;
  hasLeft: boolean;
}

/** Of these lines those that stand in the summary of the quarter, in its order. */
export async function candidates(tx: Tx, quarterId: string, lineIds: readonly string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id, s.nominee_id as "nomineeId", m.display_name as name, m.deactivated_at is not null or m.registered_at is null as "hasLeft"
    from quarter_summaries s join people m on m.id = s.nominee_id
    where s.quarter_id = ${quarterId} and s.id = any(${[...lineIds]}::bigint[]) order by s.ref`.execute(tx);
  return rows;
}
