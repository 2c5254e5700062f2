import { isPrize } from '@laurel/contract/programme/value-words';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { prizeAsked } from '#asking/subject-asked';
import type { Tx } from '#db/transaction';
import { prize } from '#directory/ballot-scope';
import { notFound, refuse } from '#errors/refuse';
import type { Counted } from './quote.ts';
import type { Award } from './rules.ts';
import * as texts from './texts.ts';

/** The vote whose winner gets an award as the prize. */
export function ballotOf(award: Award): number | null {
  return award.what === 'reward' && award.ballotId !== undefined ? Number(award.ballotId) : null;
}

interface Found {
  state: string;
  winnerId: number | null;
  name: string;
  isGiven: boolean;
  isAsked: boolean;
}

/**
 * The prize of a vote goes to who has won it, once: refuses anybody else, anything that is no prize, and a second one while the first waits
 * or was not taken back. Whoever gives it comes after who does so: the vote is locked.
 */
export async function mustBePrize(
  tx: Tx,
  award: Award,
  { everyone }: Counted,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  const ballotId = ballotOf(award);
  if (ballotId === null) return;
  await sql`select from ballots where id = ${ballotId} for update`.execute(tx);
  const { rows } = await sql<Found>`
    select b.state, s.nominee_id as "winnerId", coalesce(m.display_name, '') as name, exists (${prize}) as "isGiven",
      exists (${prizeAsked}) as "isAsked"
    from ballots b left join quarter_summaries s on s.id = b.winner_id left join people m on m.id = s.nominee_id
    where b.id = ${ballotId}`.execute(tx);
  const ballot = rows[0] ?? notFound();
  if (ballot.state !== 'closed' || ballot.winnerId === null) refuse('ruleBroken', say(texts.nobodyWon));
  if (ballot.isGiven) refuse('alreadyExists', say(texts.prizeGiven));
  if (ballot.isAsked && !isConfirmed) refuse('alreadyExists', say(texts.prizeAsked));
  const [only, ...others] = everyone;
  if (others.length > 0 || only?.id !== ballot.winnerId) {
    const words = say(texts.prizeIsFor, { name: ballot.name });
    refuse('badInput', words, { recipients: words });
  }
  if (!isPrize(award.reason)) refuse('badInput', say(texts.isNoPrize), { reason: say(texts.isNoPrize) });
}
