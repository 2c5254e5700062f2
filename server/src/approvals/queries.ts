import type { Input, Output } from '@laurel/contract/call';
import type { approvals } from '@laurel/contract/calls/approvals';
import { approvalsPageMax } from '@laurel/contract/limits';
import { peopleNamed } from '@laurel/contract/shapes/quote';
import { type RawBuilder, sql } from 'kysely';
import { giveBack } from '#asking/give-back';
import { confirmedBefore, decidedBySecond, decidedForAway, keptByAway, seenBySecond } from '#asking/hands';
import { giverNow, joinStep } from '#asking/seconds';
import { stepsOfAll } from '#asking/steps-shown';
import type { FileWish } from '#asking/wishes';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import { nomineeName } from '#directory/nominee-name';
import { orderOfNames } from '#directory/order-of-names';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import { nominatedFor } from '#languages/translated';
import { joinWords } from '#words/read';
import type { Standing } from './rules.ts';
import { approvalOf, type FoundApproval, type Kept } from './shown.ts';

export interface LockedApproval extends Standing, Kept {
  id: number;
  points: number;
  /** What the asker wrote. */
  words: string;
  subjectId: string;
  /** Whose turn it is, and whether each of them is asked. */
  stepN: number;
  isAll: boolean;
}

/** Who asked for it. */
export async function askerOf(tx: Tx, approvalId: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select asked_by_id as id from approvals where id = ${approvalId}`.execute(
    tx,
  );
  return rows[0]?.id ?? notFound();
}

/** One that the actor may see, or that concerns them, locked until the transaction ends. */
export async function lockApproval(tx: Tx, actor: Actor, approvalId: string): Promise<LockedApproval> {
  const { rows } = await sql<LockedApproval>`
    select a.id, a.kind, a.state, a.asked_by_id as "askedById", a.asked_for_id as "askedForId", ${giverNow} as "giverId", a.concerns, a.points, a.wish, coalesce(a.subject_id::text, '') as "subjectId",
      coalesce(said.text, '') as words, ${decidedBySecond(actor)} as "isTheirs", a.step_n as "stepN", step.is_all as "isAll", ${confirmedBefore(actor)} as "hasConfirmed",
      ${decidedForAway(actor)} as "forId", ${keptByAway(actor)} as "isKeptByAway"
    from approvals a ${joinStep} ${joinWords('said', 'approval.message', 'a.id')}
    where a.id = ${approvalId} and (${seenBySecond(actor)} or ${keptByAway(actor)} or ${actor.id} = any (a.concerns) or ${giverNow} = ${actor.id}) for update of a`.execute(
    tx,
  );
  return rows[0] ?? notFound();
}

/** What requests of these kinds are about. */
const subjects = {
  idea: sql.table('ideas'),
  nomination: sql.table('nominations'),
  recognise: sql.table('ballots'),
} as const;

/** What it is about comes before the accounts, as for whoever decides about that and then moves points. */
export async function lockSubject(
  tx: Tx,
  { kind, subjectId }: Pick<LockedApproval, 'kind' | 'subjectId'>,
): Promise<void> {
  if (kind in subjects && subjectId !== '')
    await sql`select from ${subjects[kind as keyof typeof subjects]} where id = ${subjectId} for update`.execute(tx);
}

/** The file that waits with it. */
export async function fileOf(tx: Tx, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{ file: Buffer | null }>`select file from approvals where id = ${id}`.execute(tx);
  return rows[0]?.file ?? null;
}

/** It waits no more: what is set aside for it goes back, nothing is left of a file. */
export async function decide(
  tx: Tx,
  { id, kind, askedById, forId: awayId, concerns, points }: LockedApproval,
  { state, by, now }: { state: 'confirmed' | 'declined' | 'withdrawn'; by: Actor; now: Date },
): Promise<void> {
  const forId = state === 'withdrawn' ? null : awayId;
  await sql`
    update approvals set state = ${state}, decided_by_id = ${by.id}, decided_for_id = ${forId}, decided_at = ${now}, file = null where id = ${id}`.execute(
    tx,
  );
  const paidNext = state === 'confirmed' ? concerns : [];
  await giveBack(tx, { approvalIds: [id], actorId: by.id, now, paidNext });
  await append(tx, {
    type: `approval.${state}`,
    at: now,
    actorId: by.id,
    subject: `approval:${id}`,
    concerns: [askedById],
    facts: { kind, points, people: concerns.length, ...forAway(forId) },
  });
}

type Page = Output<typeof approvals>;

/** What waits, that which waits longest first; or what is decided, that which was asked last first. */
export async function pageOfApprovals(
  on: Tx,
  actor: Actor,
  { show, own = false, after, limit = approvalsPageMax }: Input<typeof approvals>,
  now: Date,
): Promise<Page> {
  const isWaiting = show === 'waiting';
  const whose = own ? sql`${actor.id} in (a.asked_by_id, a.asked_for_id)` : seenBySecond(actor);
  const wanted = sql`a.state ${isWaiting ? sql`=` : sql`<>`} 'waiting' and ${whose}`;
  const beyond = after === undefined ? sql`` : sql`and a.id ${isWaiting ? sql`>` : sql`<`} ${after}::bigint`;
  const [{ rows: counted }, { rows }] = await inOrder(
    on,
    () => sql<{ total: number }>`select count(*) as total from approvals a where ${wanted}`.execute(on),
    () =>
      foundAmong(
        on,
        actor,
        sql`select a.* from approvals a where ${wanted} ${beyond}
        -- limit: one more than the page, its total is counted beside
        order by a.id ${isWaiting ? sql`asc` : sql`desc`} limit ${limit + 1}`,
        isWaiting ? sql`asc` : sql`desc`,
      ),
  );
  const shown = rows.slice(0, limit);
  return {
    approvals: await asShown(on, shown, now),
    total: counted[0]?.total ?? 0,
    next: rows.length > limit ? (shown.at(-1)?.approvalId ?? null) : null,
  };
}

/** One that the actor may see. */
export async function approvalFor(
  on: Tx,
  actor: Actor,
  approvalId: string,
  now: Date,
): Promise<Page['approvals'][number]> {
  const one = sql`select a.* from approvals a where a.id = ${approvalId} and ${seenBySecond(actor)}`;
  const { rows } = await foundAmong(on, actor, one, sql`asc`);
  const [shown] = await asShown(on, rows, now);
  return shown ?? notFound();
}

async function asShown(on: Tx, rows: readonly FoundApproval[], now: Date): Promise<Page['approvals']> {
  const [managers, steps] = await inOrder(
    on,
    () => managersIn(on, rows),
    () =>
      stepsOfAll(
        on,
        rows.map(({ approvalId }) => approvalId),
        now,
      ),
  );
  return rows.map((row) => approvalOf(row, managers, steps.get(row.approvalId) ?? []));
}

function foundAmong(on: Tx, actor: Actor, among: RawBuilder<unknown>, direction: RawBuilder<unknown>) {
  return sql<FoundApproval>`
    select a.id::text as "approvalId", a.kind, a.state, a.wish, a.points, a.asked_at as asked, a.decided_at as decided, a.until_at as until, coalesce(aside.points, 0)::bigint as reserved, coalesce(aside.missing, 0)::bigint as missing,
      asker.display_name as "askedByMember", asker.member_number as "askedByMemberNumber",
      coalesce(asked_for.display_name, '') as "askedForMember",
      coalesce(decider.display_name, '') as "decidedByMember", coalesce(decided_for.display_name, '') as "decidedForMember", coalesce(reason.text, '') as "declineReason", coalesce(said.text, '') as said,
      a.asked_by_id = ${actor.id} as "isOwn", a.state = 'waiting' and ${decidedBySecond(actor)} as "mayDecide",
      cardinality(a.concerns) as count, ${names} as names, coalesce(a.subject_id::text, '') as "subjectId", coalesce(title.text, '') as title, nomination.nomination
    from (${among}) a join people asker on asker.id = a.asked_by_id left join people decider on decider.id = a.decided_by_id
    left join people asked_for on asked_for.id = a.asked_for_id left join people decided_for on decided_for.id = a.decided_for_id
    ${joinWords('reason', 'approval.reason', 'a.id')} ${joinWords('said', 'approval.message', 'a.id')}
    left join lateral (
      select sum(r.points) filter (where l.reservation_id is null) as points, sum(r.points) filter (where a.kind = 'adhoc' and r.account = 'programme') as missing
      from reservations r left join reservation_releases l on l.reservation_id = r.id where r.approval_id = a.id) aside on true
    left join words title on title.of = 'idea.title' and a.kind = 'idea' and title.of_id = a.subject_id
    left join lateral (
      select jsonb_build_object('nomineeMember', ${nomineeName()}, 'byMember', author.display_name, 'nomCat', ${nominatedFor()}, 'reason', coalesce(reason.text, '')) as nomination
      from nominations n join people author on author.id = n.by_id left join people nominee on nominee.id = n.nominee_id
      join divisions d on d.code = coalesce(n.division_code, nominee.division_code) ${joinWords('reason', 'nomination.reason', 'n.id')}
      where a.kind = 'nomination' and n.id = a.subject_id) nomination on true
    order by a.id ${direction}`.execute(on);
}

/** Some of those whom it concerns. */
const names = sql`array(
  select p.display_name from people p where p.id = any (a.concerns)
  -- limit: some are named, all are counted
  order by ${orderOfNames('p')}, p.id limit ${peopleNamed})`;

/** The managers whom files of budgets name by their numbers. */
async function managersIn(on: Tx, found: readonly FoundApproval[]): Promise<ReadonlyMap<string, string>> {
  const numbers = found.flatMap(({ kind, wish }) =>
    kind === 'budgets' ? (wish as FileWish).asked.lines.map(({ key }) => key) : [],
  );
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{ number: string; name: string }>`
    select member_number as number, display_name as name from people where member_number = any (${numbers}::text[])`.execute(
    on,
  );
  return new Map(rows.map(({ number, name }) => [number, name]));
}
