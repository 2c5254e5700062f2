import type { Input } from '@laurel/contract/call';
import type { changedelegation } from '@laurel/contract/calls/delegations/changedelegation';
import { delegationDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lockDelegation, overlaps, spanOf } from './queries.ts';
import { type Deciding, delegationFacts } from './rules.ts';
import * as texts from './texts.ts';

const dayMs = 86_400_000;

/** Until when, for what, and up to how many points: by who is away, as they saw it. */
export async function changeDelegation(
  tx: Tx,
  { by, now }: Deciding,
  { delegationId, revision, scopes, points, dateUntil }: Input<typeof changedelegation>,
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`delegations of member ${by.id}`}, 0))`.execute(tx);
  const was = await lockDelegation(tx, delegationId, { now, ofId: by.id });
  if (was.awayId !== by.id) notFound();
  if (!was.isCurrent) refuse('ruleBroken', say(texts.isOver));
  if (was.revision !== revision) refuse('changedMeanwhile', say(texts.changedMeanwhile));
  const { timeZone, firstDay, delegateId, from } = was;
  const { today, until } = await spanOf(tx, { timeZone, first: firstDay, last: dateUntil, now });
  const bad = (field: string, words: string) => refuse('badInput', words, { [field]: words });
  if (dateUntil < today || dateUntil < firstDay) bad('dateUntil', say(texts.hasPassed));
  if ((Date.parse(dateUntil) - Date.parse(firstDay)) / dayMs >= delegationDaysMax)
    bad('dateUntil', say(texts.tooLong, { max: delegationDaysMax }));
  if (points !== null && points < was.pointsUsed) bad('points', say(texts.usedMore, { points: was.pointsUsed }));
  const wish = { id: was.id, awayId: by.id, delegateId, scopes, from, until };
  if (await overlaps(tx, wish)) bad('scopes', say(texts.overlaps));
  await sql`
    update delegations set scopes = ${[...scopes]}::text[], points_most = ${points}, until_at = ${until}, last_day = ${dateUntil}::date, revision = revision + 1
    where id = ${was.id}`.execute(tx);
  await append(tx, {
    type: 'delegation.changed',
    ...{ at: now, actorId: by.id, subject: `delegation:${was.id}`, concerns: [by.id, delegateId] },
    facts: delegationFacts({ delegateId, scopes, points }, { from, until }),
  });
  return say(texts.changed);
}
