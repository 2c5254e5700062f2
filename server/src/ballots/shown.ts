import type { Input, Output } from '@laurel/contract/call';
import type { Ballot } from '@laurel/contract/calls/ballots/ballot';
import type { ballotcandidates } from '@laurel/contract/calls/ballots/ballotcandidates';
import { candidatesPageMax } from '@laurel/contract/limits';
import { mayRead } from '@laurel/contract/part-access';
import { quarterWords } from '@laurel/contract/rules/quarter-dates';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { memberId } from '#directory/member-id';
import { notFound } from '#errors/refuse';
import { lineWords } from '#quarters/queries';
import { ballotRow, entriesOf, type NomineeRow, summaryPage, type VoteRow, votesOf } from './queries.ts';
import { firstOf, standingOf } from './rules.ts';

export interface Looking {
  actor: Actor;
  now: Date;
}

/**
 * The vote for whoever votes in it, and for who keeps the programme. Who stands for election does not hear of it, or, where they keep the
 * programme, not who voted for whom; nobody does before it has ended.
 */
export async function shownBallot(tx: Tx, ballotId: number | string, { actor, now }: Looking): Promise<Ballot> {
  const row = (await ballotRow(tx, ballotId, { actorId: actor.id, now })) ?? notFound();
  if (row.isOwn && !mayRead('programme', actor)) notFound();
  const [entries, votes] = await inOrder(
    tx,
    () => entriesOf(tx, row.id),
    () => votesOf(tx, row.id),
  );
  const { approvalId, points, openedAt, closesAt, closedAt, winnerId, isVoter, isOwn } = row;
  const standing = standingOf({ ...row, isAwarded: points !== null, isAsked: approvalId !== null }, entries, now);
  const isTold = closedAt !== null && row.state === 'closed' && !isOwn;
  const first = firstOf(entries);
  const own = votes.find(({ voterId }) => voterId === actor.id);
  return {
    ballotId: String(row.id),
    quarterId: String(row.quarterId),
    quarter: quarterWords(row),
    standing,
    dateOpened: openedAt.toISOString(),
    openedBy: row.openedBy,
    dateCloses: closesAt.toISOString(),
    dateClosed: closedAt?.toISOString() ?? null,
    voters: Math.max(row.voters, votes.length),
    voted: votes.length,
    entries: entries.map((entry) => ({
      ...nomineeShown(entry),
      votes: isTold ? entry.votes : null,
      isFirst: isTold && first.includes(entry),
    })),
    mayVote: standing === 'open' && isVoter,
    isOwn,
    ownLineId: own ? String(own.lineId) : '',
    ownWords: own?.words ?? '',
    votes: isTold ? votes.map(voteShown) : null,
    winnerId: winnerId === null ? '' : String(winnerId),
    ...{ decidedBy: row.decidedBy, decision: row.decision, points, approvalId: approvalId ?? '' },
    ...{ withdrawnBy: row.withdrawnBy, withdrawal: row.withdrawal },
  };
}

/** Who could stand in a vote of the quarter: a page of its summary. */
export async function candidatesShown(
  tx: Tx,
  { quarterId, limit = candidatesPageMax, after }: Input<typeof ballotcandidates>,
  actor: Actor,
): Promise<Output<typeof ballotcandidates>> {
  const { rows, total } = await summaryPage(tx, quarterId, { limit, after });
  const page = rows.slice(0, limit);
  return {
    candidates: page.map(({ ref: _, ...row }) => ({ ...nomineeShown(row), isOwn: row.nomineeId === actor.id })),
    total,
    next: rows.length > page.length ? String(page.at(-1)?.ref) : null,
  };
}

function nomineeShown({ lineId, nomineeId: _, publicId, isRegistered, counts, ...row }: NomineeRow) {
  return {
    ...row,
    ...lineWords({ counts, ...row }),
    lineId: String(lineId),
    memberId: memberId({ publicId, isRegistered }),
  };
}

function voteShown({ voter, lineId, words }: VoteRow) {
  return { voter, lineId: String(lineId), words };
}
