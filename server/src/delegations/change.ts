import type { Input } from '@laurel/contract/call';
import type { changedelegation } from '@laurel/contract/calls/delegations/changedelegation';
import type { changedelegationfor } from '@laurel/contract/calls/delegations/changedelegationfor';
import { delegationDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { lockActors } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lockDelegation, lockDelegationsOf, overlaps, partiesOf, spanOf } from './queries.ts';
import { type Deciding, delegationFacts, mayLendFor } from './rules.ts';
import * as texts from './texts.ts';

const dayMs = 86_400_000;

type Wish = Input<typeof changedelegation>;

/** Until when, for what, and up to how many points: by who is away, as they saw it. */
export async function changeDelegation(tx: Tx, deciding: Deciding, wish: Wish): Promise<string> {
  const awayId = deciding.by.id;
  await lockDelegationsOf(tx, awayId);
  await change(tx, deciding, { awayId, wish });
  return say(texts.changed);
}

/** The same by who looks after people, for somebody who cannot: never of their own, and nothing that they might not give. */
export async function changeDelegationFor(
  tx: Tx,
  { by, now }: Deciding,
  { reason, ...wish }: Input<typeof changedelegationfor>,
): Promise<string> {
  const { awayId, delegateId } = await partiesOf(tx, wish.delegationId);
  mustNotBeOwn('delegation', by.id, [awayId, delegateId]);
  await lockDelegationsOf(tx, awayId);
  const away = (await lockActors(tx, [awayId], { changes: false, now })).get(awayId);
  if (!away) refuse('ruleBroken', say(texts.notHere));
  if (!mayLendFor(by, wish.scopes, away.roles)) refuse('forbidden', say(texts.notYoursToGive));
  await change(tx, { by, now }, { awayId, wish, reason: reason.trim() });
  return say(texts.changedFor);
}

interface Change {
  awayId: number;
  wish: Wish;
  /** Of who does it for somebody else. */
  reason?: string;
}

async function change(tx: Tx, { by, now }: Deciding, { awayId, wish, reason }: Change): Promise<void> {
  const { delegationId, revision, scopes, points, dateUntil } = wish;
  const was = await lockDelegation(tx, delegationId, { now, ofId: awayId });
  if (was.awayId !== awayId) notFound();
  if (!was.isCurrent) refuse('ruleBroken', say(texts.isOver));
  if (was.revision !== revision) refuse('changedMeanwhile', say(texts.changedMeanwhile));
  const { timeZone, firstDay, delegateId, from } = was;
  const { today, until } = await spanOf(tx, { timeZone, first: firstDay, last: dateUntil, now });
  const bad = (field: string, words: string) => refuse('badInput', words, { [field]: words });
  if (dateUntil < today || dateUntil < firstDay) bad('dateUntil', say(texts.hasPassed));
  if ((Date.parse(dateUntil) - Date.parse(firstDay)) / dayMs >= delegationDaysMax)
    bad('dateUntil', say(texts.tooLong, { max: delegationDaysMax }));
  if (points !== null && points < was.pointsUsed) bad('points', say(texts.usedMore, { points: was.pointsUsed }));
  if (await overlaps(tx, { id: was.id, awayId, delegateId, scopes, from, until })) bad('scopes', say(texts.overlaps));
  await sql`
    update delegations set scopes = ${[...scopes]}::text[], points_most = ${points}, until_at = ${until}, last_day = ${dateUntil}::date, revision = revision + 1
    where id = ${was.id}`.execute(tx);
  const concerns = [awayId, delegateId];
  await append(tx, {
    type: 'delegation.changed',
    ...{ at: now, actorId: by.id, subject: `delegation:${was.id}`, concerns },
    facts: delegationFacts({ delegateId, scopes, points }, { from, until }),
    ...(reason !== undefined && { particulars: { about: concerns, values: { reason } } }),
  });
}
