import type { Input } from '@laurel/contract/call';
import type { namedelegate } from '@laurel/contract/calls/delegations/namedelegate';
import type { namedelegatefor } from '@laurel/contract/calls/delegations/namedelegatefor';
import { delegationsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { type Actor, lockActors } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { type FoundPerson, peopleByMemberId } from '#directory/people';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { currentOf, lockDelegationsOf, overlaps, spanOf } from './queries.ts';
import { type Deciding, delegationFacts, mayLendFor } from './rules.ts';
import * as texts from './texts.ts';

type Wish = Input<typeof namedelegate>;

/** Names who stands in for the caller. */
export async function nameDelegate(tx: Tx, { by, now }: Deciding, wish: Wish): Promise<string> {
  const delegate = await personHere(tx, wish.delegateId, 'delegateId');
  mustNotBeOwn('delegation', by.id, [delegate.id], 'delegateId');
  await nameFor(tx, { by, now }, { awayId: by.id, delegate, wish });
  return say(texts.named, { name: delegate.displayName });
}

/** The same for somebody who cannot: never for oneself nor by oneself, and nothing that the one who does it might not give. */
export async function nameDelegateFor(
  tx: Tx,
  { by, now }: Deciding,
  { memberId, reason, ...wish }: Input<typeof namedelegatefor>,
): Promise<string> {
  const away = await personHere(tx, memberId, 'memberId');
  const delegate = await personHere(tx, wish.delegateId, 'delegateId');
  mustNotBeOwn('delegation', by.id, [away.id], 'memberId');
  mustNotBeOwn('delegation', by.id, [delegate.id], 'delegateId');
  mustNotBeOwn('delegation', away.id, [delegate.id], 'delegateId');
  await nameFor(tx, { by, now }, { awayId: away.id, delegate, wish, reason: reason.trim() });
  return say(texts.namedFor, { name: delegate.displayName, away: away.displayName });
}

async function personHere(tx: Tx, memberId: string, field: string): Promise<FoundPerson> {
  const found = (await peopleByMemberId(tx, [memberId])).get(publicIdOf(memberId));
  return found ?? refuse('badInput', say(texts.notHere), { [field]: say(texts.notHere) });
}

interface Naming {
  awayId: number;
  delegate: FoundPerson;
  wish: Wish;
  /** Of who does it for somebody else. */
  reason?: string;
}

async function nameFor(tx: Tx, deciding: Deciding, { awayId, delegate, wish, reason }: Naming): Promise<void> {
  const { by, now } = deciding;
  const { scopes, points, dateFrom, dateUntil } = wish;
  const away = await lockBoth(tx, { awayId, delegateId: delegate.id, now });
  if (!delegate.isRegistered || delegate.siteTemplate === '')
    refuse('badInput', say(texts.neverHere), { delegateId: say(texts.neverHere) });
  if (reason !== undefined && !mayLendFor(by, scopes, away.roles)) refuse('forbidden', say(texts.notYoursToGive));
  const { today, from, until } = await spanOf(tx, { timeZone: away.timeZone, first: dateFrom, last: dateUntil, now });
  if (dateFrom < today) refuse('badInput', say(texts.begunBefore), { dateFrom: say(texts.hasPassed) });
  if (dateFrom > yearAfter(today)) refuse('badInput', say(texts.tooFar), { dateFrom: say(texts.tooFar) });
  if ((await currentOf(tx, awayId, now)) >= delegationsMax)
    refuse('ruleBroken', say(texts.tooMany, { max: delegationsMax }));
  if (await overlaps(tx, { id: null, awayId, delegateId: delegate.id, scopes, from, until }))
    refuse('badInput', say(texts.overlaps), { scopes: say(texts.overlaps) });
  const { id } = await tx
    .insertInto('delegations')
    .values({
      ...{ away_id: awayId, delegate_id: delegate.id, scopes: [...scopes], points_most: points },
      ...{
        from_at: from,
        until_at: until,
        first_day: dateFrom,
        last_day: dateUntil,
        named_by_id: by.id,
        named_at: now,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const concerns = [awayId, delegate.id];
  await append(tx, {
    type: 'delegation.named',
    ...{ at: now, actorId: by.id, subject: `delegation:${id}`, concerns },
    facts: delegationFacts({ delegateId: delegate.id, scopes, points }, { from, until }),
    ...(reason !== undefined && { particulars: { about: concerns, values: { reason } } }),
  });
}

/** Nobody leaves meanwhile, and of one person one is named at a time. */
async function lockBoth(
  tx: Tx,
  { awayId, delegateId, now }: { awayId: number; delegateId: number; now: Date },
): Promise<Actor> {
  await lockDelegationsOf(tx, awayId);
  const actors = await lockActors(tx, [awayId, delegateId], { changes: false, now });
  if (!actors.has(delegateId)) refuse('badInput', say(texts.notHere), { delegateId: say(texts.notHere) });
  return actors.get(awayId) ?? refuse('ruleBroken', say(texts.notHere));
}

function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}
