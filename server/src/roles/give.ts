import type { Capability, ScopeKind } from '@laurel/contract/access';
import type { Input } from '@laurel/contract/call';
import type { giverole } from '@laurel/contract/calls/roles';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { reachesAnybody } from '#directory/decides';
import { publicIdOf } from '#directory/member-id';
import { peopleByMemberId } from '#directory/people';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Deciding, mustBeTheirsToDecide, roleFacts } from './rules.ts';
import * as texts from './texts.ts';

type Wish = Input<typeof giverole>;

/** Gives a role from a moment on, for good or for a time. What is held already, over that whole time, is not given twice. */
export async function giveRole(tx: Tx, deciding: Deciding, wish: Wish): Promise<{ id: number; isNew: boolean }> {
  const { by, now } = deciding;
  const { capability, scopeKind, scopeCode = '' } = wish;
  const from = wish.dateFrom ? new Date(wish.dateFrom) : now;
  const until = wish.dateUntil ? new Date(wish.dateUntil) : null;
  const memberId = await lockMember(tx, wish.memberId, by);
  mustBeTheirsToDecide(deciding, { capability, scopeKind, memberId });
  await mustNotGiveBack(tx, deciding, memberId);
  if (from < now && wish.dateFrom) refuse('badInput', say(texts.beginsBefore), { dateFrom: say(texts.hasPassed) });
  if (until && until <= now) refuse('badInput', say(texts.endsBefore), { dateUntil: say(texts.hasPassed) });
  if (scopeKind !== 'everything' && scopeKind !== 'ownReports' && !(await reachesAnybody(tx, scopeKind, scopeCode)))
    refuse('badInput', say(texts.emptyScope), { scopeCode: say(texts.nobodyInIt) });
  const held = await heldOver(tx, { memberId, capability, scopeKind, scopeCode, from, until });
  if (held !== undefined) return { id: held, isNew: false };
  const { id } = await tx
    .insertInto('role_assignments')
    .values({
      member_id: memberId,
      capability,
      scope_kind: scopeKind,
      scope_code: scopeCode,
      from_at: from,
      until_at: until,
      source: 'given',
      given_by: by?.id ?? null,
      given_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append(tx, {
    type: 'role.given',
    at: now,
    actorId: by?.id ?? null,
    subject: `member:${memberId}`,
    concerns: [memberId],
    facts: roleFacts({ id, capability, scopeKind, scopeCode, from, until }),
  });
  return { id, isNew: true };
}

/** Two who give the same person a role, or each other one, wait for each other, and for nobody else. */
async function lockMember(tx: Tx, memberId: string, by: Actor | null): Promise<number> {
  const found = (await peopleByMemberId(tx, [memberId])).get(publicIdOf(memberId));
  if (!found) refuse('badInput', say(texts.notHere), { memberId: say(texts.notHere) });
  const both = [found.id, ...(by ? [by.id] : [])].sort((a, b) => a - b);
  await sql`
    select pg_advisory_xact_lock(hashtextextended('roles of member ' || id, 0)) from unnest(${both}::bigint[]) as one (id)`.execute(
    tx,
  );
  return found.id;
}

/** What somebody has given me, I do not thank them for with a role of theirs. */
async function mustNotGiveBack(tx: Tx, { by, now }: Deciding, memberId: number): Promise<void> {
  if (!by) return;
  const { rows } = await sql`
    select from role_assignments r where r.member_id = ${by.id} and r.given_by = ${memberId} and (r.until_at is null or r.until_at > ${now})
    -- limit: one is enough
    limit 1`.execute(tx);
  if (rows.length > 0) refuse('forbidden', say(texts.mutual));
}

interface Span {
  memberId: number;
  capability: Capability;
  scopeKind: ScopeKind;
  scopeCode: string;
  from: Date;
  until: Date | null;
}

/** A role that was given and covers the whole span. One that covers a part of it would be held twice: it is ended first. */
async function heldOver(tx: Tx, { memberId, capability, scopeKind, scopeCode, from, until }: Span) {
  const { rows } = await sql<{ id: number; covers: boolean }>`
    select id, (from_at <= ${from} and (until_at is null or until_at >= ${until}::timestamptz)) is true as covers from role_assignments
    where member_id = ${memberId} and capability = ${capability} and scope_kind = ${scopeKind} and scope_code = ${scopeCode}
      and source = 'given' and (until_at is null or until_at > ${from}) and (${until}::timestamptz is null or from_at < ${until})
      and from_at is distinct from until_at
    order by 2 desc`.execute(tx);
  const [held] = rows;
  if (!held) return undefined;
  if (held.covers) return held.id;
  return refuse('ruleBroken', say(texts.heldForAPart));
}
