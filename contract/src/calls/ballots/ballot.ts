import * as z from 'zod/mini';
import { count, id, isoInstant, whole } from '#shapes/wire';

/** How far a vote is. `tied`: somebody decides between equals; `won`: the prize is still to be given; `asked`: others confirm it. */
export const ballotStandings = [
  ...(['open', 'counting', 'unvoted', 'tied', 'won', 'asked', 'awarded', 'announced', 'withdrawn'] as const),
] as const;
export type BallotStanding = (typeof ballotStandings)[number];

/** A line of a quarter's summary: who could be elected. */
export const nominee = z.object({
  /** The line of the quarter's summary. */
  lineId: id,
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  picId: z.string(),
  totalNominations: count,
  reviewRatingAve: z.number(),
  /** Of how many stars the average is. */
  reviewRatingMax: whole,
  nomCatCounts: z.string(),
  detail: z.string(),
  /** Nobody who has left wins. */
  hasLeft: z.boolean(),
});

const entry = z.extend(nominee, {
  /** Null until the vote has ended. */
  votes: z.nullable(count),
  /** Nobody has more votes of those who have not left: between several of them somebody decides. */
  isFirst: z.boolean(),
});
export type BallotEntry = z.output<typeof entry>;

export const ballotShown = z.object({
  ballotId: id,
  quarterId: id,
  /** 'Quarter 3 of 2026'. */
  quarter: z.string(),
  standing: z.enum(ballotStandings),
  dateOpened: isoInstant,
  openedBy: z.string(),
  dateCloses: isoInstant,
  dateClosed: z.nullable(isoInstant),
  /** So many may vote, and so many of them have. */
  voters: count,
  voted: count,
  /** In the order of the summary. */
  entries: z.array(entry),
  /** Whether the caller may vote now. */
  mayVote: z.boolean(),
  /** The caller stands for election: they lead nothing of it, and read no votes. */
  isOwn: z.boolean(),
  /** For whom the caller has voted, and why; '' where they have not. */
  ownLineId: z.union([id, z.literal('')]),
  ownWords: z.string(),
  /** Who voted for whom; null until the vote has ended. */
  votes: z.nullable(z.array(z.object({ voter: z.string(), lineId: id, words: z.string() }))),
  /** '' until there is one. */
  winnerId: z.union([id, z.literal('')]),
  /** Who decided between equals, and why; '' where the votes did. */
  decidedBy: z.string(),
  decision: z.string(),
  /** Of the prize: points to the winner; null until it is given. */
  points: z.nullable(count),
  /** Of who waits for others to confirm it; '' where nobody does. */
  approvalId: z.union([id, z.literal('')]),
  withdrawnBy: z.string(),
  withdrawal: z.string(),
});
export type Ballot = z.output<typeof ballotShown>;

/** What became of it, and what it is now. */
export const ballotChanged = z.object({ message: z.string(), ballot: ballotShown });
