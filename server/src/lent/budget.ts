import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** What a delegate may still give from the pot of who is away. */
export interface LentBudget {
  delegationId: number;
  awayId: number;
  left: number;
}

/** Delegations `d` that lend a pot to this delegate now: of a manager as they are now, and not ended, whenever the request came. */
function isLent(delegateId: number, now: Date): RawBuilder<SqlBool> {
  return sql`(d.delegate_id = ${delegateId} and 'budget' = any (d.scopes) and d.ended_at is null and d.from_at <= ${now} and d.until_at > ${now}
    and exists (select from roles_at(${now}) r where r.member_id = d.away_id and r.capability = 'manager'))`;
}

interface Asked {
  delegateId: number;
  delegationId: string;
  now: Date;
}

/** As it is at this moment; undefined where it is not lent to them. */
export async function lentBudget(
  on: Db | Tx,
  { delegateId, delegationId, now }: Asked,
): Promise<LentBudget | undefined> {
  const { rows } = await sql<LentBudget>`
    select ${budget} from delegations d where d.id = ${delegationId} and ${isLent(delegateId, now)}`.execute(on);
  return rows[0];
}

/** The same, locked until the transaction ends: comes before the accounts. */
export async function lockLentBudget(
  tx: Tx,
  { delegateId, delegationId, now }: Asked,
): Promise<LentBudget | undefined> {
  const { rows } = await sql<LentBudget>`
    select ${budget} from delegations d where d.id = ${delegationId} and ${isLent(delegateId, now)} for update of d`.execute(
    tx,
  );
  return rows[0];
}

/** Of a delegation that may be over by now. */
export async function lockBudgetAsLent(tx: Tx, delegationId: string): Promise<LentBudget | undefined> {
  const { rows } =
    await sql<LentBudget>`select ${budget} from delegations d where d.id = ${delegationId} for update of d`.execute(tx);
  return rows[0];
}

const budget = sql`d.id as "delegationId", d.away_id as "awayId", d.points_most - d.points_used as "left"`;

/** Given from it: the database refuses more than there is. */
export async function useLent(tx: Tx, { delegationId }: LentBudget, points: number): Promise<void> {
  await sql`update delegations set points_used = points_used + ${points} where id = ${delegationId}`.execute(tx);
}

/** From which an award was given, locked before its points are: nobody gives from it meanwhile. */
export async function lockLentTo(tx: Tx, awardId: string): Promise<void> {
  await sql`
    select from delegations d where d.id = (select a.delegation_id from awards a where a.id = ${awardId}) for update`.execute(
    tx,
  );
}

/** What went back of an award makes room again. */
export async function giveBackLent(tx: Tx, awardId: string, points: number): Promise<void> {
  await sql`
    update delegations set points_used = greatest(0, points_used - ${points})
    where id = (select a.delegation_id from awards a where a.id = ${awardId})`.execute(tx);
}

/** What was set aside of it for these makes room again: comes before the accounts. */
export async function giveBackLentOf(tx: Tx, approvalIds: readonly number[]): Promise<void> {
  await sql`
    update delegations d set points_used = greatest(0, d.points_used - back.points)
    from (
      select r.delegation_id as id, sum(r.points) as points from reservations r
      where r.approval_id = any(${[...approvalIds]}::bigint[]) and r.delegation_id is not null
        and not exists (select from reservation_releases l where l.reservation_id = r.id)
      group by 1
    ) back where d.id = back.id`.execute(tx);
}
