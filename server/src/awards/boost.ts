import type { Input, Output } from '@laurel/contract/call';
import type { boost } from '@laurel/contract/calls/awards/boost';
import type { boostlist } from '@laurel/contract/calls/awards/boostlist';
import { boostPeopleMax, feedPeoplePageMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { isStanding, isVisibleTo, itemOf } from '#directory/card-scope';
import { mustNotBeOwn } from '#directory/decides';
import { memberId } from '#directory/member-id';
import { refuse } from '#errors/refuse';
import { peopleBoosting } from '#items/boosts';
import { inSight } from '#items/sight';
import { type Award, mustBeThere } from './rules.ts';
import * as texts from './texts.ts';

interface Received {
  id: number;
  value: string;
  isSeen: boolean;
  publicId: string;
  isHere: boolean;
}

/**
 * What somebody gives who adds points to what a colleague gave others: Pay It Forward to each whose card they see and who is still here, for what
 * that was for. Refused where it is their own, or went to nobody else or to too many.
 */
export async function boostOf(tx: Tx, by: Actor, { place, points, quote }: Input<typeof boost>): Promise<Award> {
  mustBeThere(by, { what: 'payitforward' });
  const { onlooker, item } = await inSight(tx, by, place);
  if (item.giverId === by.id) refuse('ruleBroken', say(texts.boostsOwn));
  const { rows } = await sql<Received>`
    select m.id, r.value, ${isVisibleTo(onlooker)} as "isSeen", m.public_id as "publicId",
      m.id <> ${by.id} and m.deactivated_at is null and m.registered_at is not null as "isHere"
    from recognitions r join members m on m.id = r.to_id where ${itemOf} = ${item.number}::bigint
    -- limit: one more than may be there
    order by r.id limit ${boostPeopleMax + 1}`.execute(tx);
  if (rows.length > boostPeopleMax) refuse('ruleBroken', say(texts.boostsTooMany, { max: boostPeopleMax }));
  const reached = rows.filter(({ isSeen, isHere }) => isSeen && isHere);
  const [first] = reached;
  if (!first) {
    const ids = rows.map(({ id }) => id);
    mustNotBeOwn('award', by.id, ids, 'place');
    refuse('ruleBroken', say(texts.boostsNobody));
  }
  // Of accounts that became one somebody may have two cards.
  const recipients = new Set(reached.map(({ publicId }) => memberId({ publicId, isRegistered: true })));
  return {
    ...{ what: 'payitforward', reason: first.value, points, quote, message: '', sendBy: 'email' },
    ...{ recipients: [...recipients], boosts: item.number },
  };
}

/** When it is confirmed, all whom it is for still have the card that it adds to. */
export async function mustStillBoost(tx: Tx, item: string, people: readonly { id: number }[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const { rows } = await sql<{ there: number }>`
    select count(distinct r.to_id)::int as there from recognitions r
    where ${itemOf} = ${item}::bigint and r.to_id = any(${ids}::bigint[]) and ${isStanding}`.execute(tx);
  if (rows[0]?.there !== ids.length) refuse('ruleBroken', say(texts.boostsGone));
}

/** Who added points to what the reader sees, and how many. */
export async function boostList(
  tx: Tx,
  actor: Actor,
  { place, limit = feedPeoplePageMax, after }: Input<typeof boostlist>,
): Promise<Output<typeof boostlist>> {
  const { onlooker } = await inSight(tx, actor, place);
  const found = await peopleBoosting(tx, onlooker, { place, after, limit: limit + 1 });
  const people = found.slice(0, limit).map(({ id: _, ...person }) => person);
  return { people, next: found.length > limit ? (found[limit - 1]?.id ?? null) : null };
}
