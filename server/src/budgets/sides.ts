import type { Input } from '@laurel/contract/call';
import type { BudgetPreview, BudgetSide } from '@laurel/contract/calls/budgets/shapes';
import type { trybudget } from '@laurel/contract/calls/budgets/trybudget';
import { budgetSidesShown, pointsInAllMost } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { underAnyNumber } from '#directory/any-number';
import { memberId, publicIdOf } from '#directory/member-id';
import { notFound } from '#errors/refuse';
import { potsOf } from './filter.ts';

export type BudgetWish = Input<typeof trybudget>;
type Hindered = NonNullable<BudgetSide['hindered']>;
type Whom = Pick<Extract<BudgetWish, { kind: 'grant' }>, 'memberIds' | 'filter'>;

/** What is done with one pot. */
export interface Side {
  id: number;
  publicId: string;
  isRegistered: boolean;
  name: string;
  memberNumber: string;
  accountId: number | null;
  before: number;
  /** Below 0 out of it. */
  points: number;
  hindered: Hindered | null;
  /** What of which lot is taken, moved or changed. */
  lots: { id: number; points: number }[];
}

interface Found extends Omit<Side, 'points' | 'hindered' | 'lots'> {
  isActive: boolean;
  isManager: boolean;
  reports: number;
  isGranted: boolean;
  lots: Side['lots'];
}

/** What a wish does to each of those whom it is about, as it is at this moment. */
export async function sidesOf(tx: Tx, wish: BudgetWish, { by, now }: { by: number; now: Date }): Promise<Side[]> {
  switch (wish.kind) {
    case 'grant': {
      const { points, perReport, period } = wish;
      const found = await pots(tx, chosen(wish, now), now, { period });
      return found.map((one) => granted(one, by, perReport ? points * one.reports : points));
    }
    case 'move': {
      const ids = [publicIdOf(wish.fromId), publicIdOf(wish.toId)];
      const found = await pots(tx, sql`select id from members where public_id = any(${ids}::text[])`, now, {});
      const [from, to] = ids.map((id) => found.find(({ publicId }) => publicId === id));
      if (!from || !to) return notFound();
      const given = taken(from, by, wish.points);
      const isWhole = given.points === -wish.points;
      const into = { ...sideOf(to), hindered: hinderedToGet(to, by), points: wish.points, lots: [] };
      const hindered = given.hindered ?? (isWhole ? into.hindered : 'tooFew');
      return [given, into].map((side) =>
        hindered ? { ...side, points: 0, lots: [], hindered: side.hindered ?? hindered } : side,
      );
    }
    case 'takeBack': {
      const found = await pots(tx, chosen(wish, now), now, { lots: wish });
      return found.map((one) => taken(one, by, wish.points));
    }
    case 'change': {
      const found = await pots(tx, chosen(wish, now), now, { lots: wish });
      return found.map((one) => changed(one, by));
    }
  }
}

/** Of whom it is done. */
export const done = (sides: readonly Side[]) => sides.filter(({ lots, points }) => points !== 0 || lots.length > 0);

/** That are granted, moved, taken back, or whose last day changes. */
export function pointsOf({ kind }: Pick<BudgetWish, 'kind'>, sides: readonly Side[]): number {
  return done(sides).reduce((sum, { points, lots }) => {
    if (kind === 'change') return sum + lots.reduce((all, lot) => all + lot.points, 0);
    return sum + (kind === 'move' ? Math.max(0, points) : Math.abs(points));
  }, 0);
}

export function previewOf(
  wish: Pick<BudgetWish, 'kind'>,
  sides: readonly Side[],
  seconds: BudgetPreview['seconds'],
): BudgetPreview {
  const people = done(sides).length;
  // A sort keeps the order of names where nothing stands in the way.
  const inOrder = sides.toSorted((one, other) => Number(other.hindered !== null) - Number(one.hindered !== null));
  return {
    sides: inOrder
      .slice(0, budgetSidesShown)
      .map(({ publicId, isRegistered, name, memberNumber, before, points, hindered }) => ({
        memberId: memberId({ publicId, isRegistered }),
        memberName: name,
        ...{ memberNumber, before, points, after: before + points, hindered },
      })),
    people,
    hindered: sides.length - people,
    points: pointsOf(wish, sides),
    seconds,
  };
}

function sideOf({
  id,
  publicId,
  isRegistered,
  name,
  memberNumber,
  accountId,
  before,
}: Found): Omit<Side, 'points' | 'hindered' | 'lots'> {
  return { id, publicId, isRegistered, name, memberNumber, accountId, before };
}

function hinderedToGet({ id, isActive, isManager }: Found, by: number): Hindered | null {
  if (id === by) return 'own';
  if (!isActive) return 'gone';
  return isManager ? null : 'noManager';
}

function granted(found: Found, by: number, points: number): Side {
  const hindered =
    hinderedToGet(found, by) ??
    (found.isGranted ? 'granted' : points === 0 ? 'noReports' : points > pointsInAllMost ? 'tooMany' : null);
  return { ...sideOf(found), points: hindered ? 0 : points, hindered, lots: [] };
}

/** So many, or all that is left of the lots that are meant, from those first that end first. */
function taken(found: Found, by: number, asked: number | null): Side {
  const hindered = found.id === by ? 'own' : found.isActive ? null : 'gone';
  if (hindered) return { ...sideOf(found), points: 0, hindered, lots: [] };
  let open = asked ?? Number.POSITIVE_INFINITY;
  const lots = found.lots.flatMap(({ id, points: left }) => {
    const points = Math.min(left, open);
    open -= points;
    return points > 0 ? [{ id, points }] : [];
  });
  const points = lots.reduce((sum, lot) => sum + lot.points, 0);
  const less = points === 0 ? 'nothing' : asked !== null && points < asked ? 'tooFew' : null;
  return { ...sideOf(found), points: points === 0 ? 0 : -points, hindered: less, lots };
}

function changed(found: Found, by: number): Side {
  const hindered = found.id === by ? 'own' : found.lots.length === 0 ? 'nothing' : null;
  return { ...sideOf(found), points: 0, hindered, lots: hindered ? [] : found.lots };
}

function chosen({ memberIds, filter }: Whom, now: Date): RawBuilder<unknown> {
  if (memberIds) return sql`select id from members where public_id = any(${memberIds.map(publicIdOf)}::text[])`;
  return sql`select p.id from (${potsOf(filter ?? {}, now)}) p`;
}

interface About {
  /** Whether they have it already. */
  period?: string;
  /** Those of their lots that are meant. */
  lots?: { period?: string | undefined; lotId?: string | undefined };
}

async function pots(tx: Tx, ids: RawBuilder<unknown>, now: Date, { period = '', lots = {} }: About): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select m.id, m.public_id as "publicId", m.registered_at is not null as "isRegistered", m.display_name as name, m.member_number as "memberNumber",
      a.id as "accountId", coalesce(a.balance, 0)::bigint as before, m.deactivated_at is null as "isActive",
      exists (select from roles_at(${now}) r where r.member_id = m.id and r.capability = 'manager') as "isManager",
      (select count(*) from members r where r.manager_id = m.id and r.deactivated_at is null) as reports,
      exists (select from budget_grants g where g.member_id = ${underAnyNumber} and g.period = ${period}) as "isGranted",
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'points', l.left_points) order by l.ends_on nulls last, l.id) from pot_lots l
        where l.account_id = a.id and l.left_points > 0 and ${lots.period === undefined ? sql`true` : sql`l.period = ${lots.period}`}
          and ${lots.lotId === undefined ? sql`true` : sql`l.id = ${lots.lotId}::bigint`}), '[]'::jsonb) as lots
    from people m left join ledger_accounts a on a.member_id = m.id and a.kind = 'pot' and a.closed_at is null
    where m.id in (${ids}) order by m.search_text collate "C", m.id`.execute(tx);
  return rows;
}
