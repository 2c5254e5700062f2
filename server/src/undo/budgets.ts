import { sql } from 'kysely';
import { storeAct } from '#budgets/store';
import { keepChanges } from '#imports/changes';
import type { Stays } from './stays.ts';
import { stay, type Undoer, type Undoing } from './undoing.ts';

interface Grant {
  n: number;
  memberId: number;
  period: string;
  points: number;
  /** Null where it is not to be found in an open pot. */
  lotId: number | null;
  left: number;
  isHere: boolean;
}

/** What was granted and is not spent goes back to the company, through the door by which budgets are taken back. */
export const undoBudgets: Undoer = async (undoing) => {
  const { tx } = undoing;
  await lockPots(undoing);
  const grants = await grantsOf(undoing);
  const back = grants.filter((grant) => pointsBack(grant, undoing) > 0);
  await stay(
    tx,
    grants.flatMap((grant) => {
      const stays = staysOf(grant, undoing);
      return stays ? [{ n: grant.n, ...stays }] : [];
    }),
  );
  await keepChanges(
    undoing,
    'takenBack',
    sql`
      select u.line, u.key, 'removed' as what, null as asks, u.name, '{}'::jsonb as before,
        jsonb_build_object('points', g.points, 'period', u.after ->> 'period') as after
      from undo_rows u join unnest(${back.map(({ n }) => n)}::integer[], ${back.map(({ left }) => left)}::bigint[]) as g (n, points) on g.n = u.n order by u.n`,
  );
  const points = back.reduce((sum, { left }) => sum + left, 0);
  return {
    ...{ added: 0, changed: 0, removed: back.length, needs: [], second: null, points },
    apply: async () => {
      if (back.length > 0) await takeBack(undoing, back, points);
    },
  };
};

/** In the order in which everything locks them that moves points. */
async function lockPots({ tx }: Undoing): Promise<void> {
  await sql`
    select id from ledger_accounts where kind = 'pot' and closed_at is null
      and member_id in (select (after ->> 'memberId')::bigint from undo_rows where thing = 'grant') order by id for update`.execute(
    tx,
  );
}

async function grantsOf({ tx }: Undoing): Promise<Grant[]> {
  await sql`
    update undo_rows u set name = p.roster_name from people p where u.thing = 'grant' and p.id = (u.after ->> 'memberId')::bigint`.execute(
    tx,
  );
  const { rows } = await sql<Grant>`
    select u.n, m.id as "memberId", u.after ->> 'period' as period, (u.after ->> 'points')::bigint as points, l.id as "lotId",
      coalesce(l.left_points, 0)::bigint as left, m.deactivated_at is null as "isHere"
    from undo_rows u join members m on m.id = (u.after ->> 'memberId')::bigint
    left join ledger_transactions t on t.kind = 'budget' and t.source_id = (u.after ->> 'period') || ':' || m.id
    left join ledger_accounts a on a.member_id = m.id and a.kind = 'pot' and a.closed_at is null
    left join pot_lots l on l.transaction_id = t.id and l.account_id = a.id
    where u.thing = 'grant' order by u.n`.execute(tx);
  return rows;
}

function pointsBack({ memberId, isHere, left, lotId }: Grant, { actorId }: Undoing): number {
  return memberId === actorId || !isHere || lotId === null ? 0 : left;
}

function staysOf(grant: Grant, undoing: Undoing): Stays | undefined {
  if (grant.memberId === undoing.actorId) return { why: 'own' };
  if (!grant.isHere) return { why: 'gone' };
  if (grant.lotId === null) return { why: 'closed' };
  return grant.left < grant.points ? { why: 'spent', points: grant.points - grant.left } : undefined;
}

/** One act of all pots. */
async function takeBack({ tx, now, actorId, confirmerId, reason }: Undoing, back: readonly Grant[], points: number) {
  const byMember = Map.groupBy(back, ({ memberId }) => memberId);
  const sides = [...byMember].map(([id, grants]) => ({
    id,
    points: -grants.reduce((sum, { left }) => sum + left, 0),
    lots: grants.map(({ lotId, left }) => ({ id: lotId as number, points: left })),
  }));
  const [{ period } = { period: '' }, ...others] = back;
  const isOne = others.every((other) => other.period === period);
  const wish = { kind: 'takeBack' as const, points: null, ...(isOne && { period }) };
  await storeAct(tx, { wish, sides, by: { id: actorId }, secondId: confirmerId, reason, points, now });
}
