import type { Input } from '@laurel/contract/call';
import type { enddelegationfor } from '@laurel/contract/calls/delegations/enddelegationfor';
import type { Facts } from '@laurel/contract/events';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Locked, lockDelegation } from './queries.ts';
import type { Deciding } from './rules.ts';
import * as texts from './texts.ts';

/** Before its time: by who is away, or given back by the delegate. */
export async function endDelegation(tx: Tx, { by, now }: Deciding, delegationId: string): Promise<string> {
  const was = await lockDelegation(tx, delegationId, { now, ofId: by.id });
  const isMine = was.awayId === by.id;
  await end(tx, { by, now }, was, { why: isMine ? 'away' : 'delegate' });
  return say(isMine ? texts.ended : texts.givenBack);
}

/** By who looks after people, for somebody who cannot; never of their own. */
export async function endDelegationFor(
  tx: Tx,
  { by, now }: Deciding,
  { delegationId, reason }: Input<typeof enddelegationfor>,
): Promise<string> {
  const was = await lockDelegation(tx, delegationId, { now, ofId: null });
  mustNotBeOwn('delegation', by.id, [was.awayId, was.delegateId]);
  await end(tx, { by, now }, was, { why: 'people', reason: reason.trim() });
  return say(texts.ended);
}

interface Ending {
  why: Facts<'delegation.ended'>['why'];
  reason?: string;
}

async function end(tx: Tx, { by, now }: Deciding, was: Locked, { why, reason }: Ending): Promise<void> {
  if (!was.isCurrent) refuse('ruleBroken', say(texts.isOver));
  await sql`
    update delegations set ended_at = ${now}, ended_by_id = ${by.id}, ended_why = ${why}, revision = revision + 1 where id = ${was.id}`.execute(
    tx,
  );
  const concerns = [was.awayId, was.delegateId];
  await append(tx, {
    type: 'delegation.ended',
    ...{ at: now, actorId: by.id, subject: `delegation:${was.id}`, concerns },
    facts: { memberId: was.delegateId, why },
    ...(reason !== undefined && { particulars: { about: concerns, values: { reason } } }),
  });
}
