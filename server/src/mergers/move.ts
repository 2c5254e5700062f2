import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { byItself, type Counted, linesOf, placeOf } from './account.ts';
import { nominationThings, type Pair, placeOfUse, promoUses, type Thing, things } from './things.ts';

/** Nominations go first: with the doubled account those of who has left are closed. Answers how many moved. */
export async function moveNominations(tx: Tx, mergerId: number, pair: Pair): Promise<Counted[]> {
  return moveEach(tx, mergerId, pair, nominationThings);
}

/** Everything else; the doubled account is closed by then. Answers how many moved. */
export async function moveThings(tx: Tx, mergerId: number, pair: Pair): Promise<Counted[]> {
  const uses = { ...counted(promoUses), moves: await moveUses(tx, mergerId, pair) };
  return [uses, ...(await moveEach(tx, mergerId, pair, things))];
}

/** Whether as much moved of everything as was counted, but for what comes and goes by itself. */
export function isAsCounted(moved: readonly Counted[], lines: readonly { kind: string; moves: number }[]): boolean {
  const sums = new Map<string, number>();
  for (const { kind, moves } of moved) sums.set(kind, (sums.get(kind) ?? 0) + moves);
  const told = linesOf([...sums].map(([kind, moves]) => ({ kind: kind as Counted['kind'], moves, together: 0 })));
  const some = (each: readonly { kind: string; moves: number }[]) =>
    JSON.stringify(
      each.filter(({ kind, moves }) => !byItself.has(kind) && moves > 0).map(({ kind, moves }) => [kind, moves]),
    );
  return some(told) === some(lines);
}

const counted = ({ kind }: Thing): Counted => ({ kind: kind as Counted['kind'], moves: 0, together: 0 });

async function moveEach(tx: Tx, mergerId: number, pair: Pair, each: readonly Thing[]): Promise<Counted[]> {
  const moved: Counted[] = [];
  // loop: a table each, all of its rows at once
  for (const thing of each) {
    const moves = await moveThing(tx, mergerId, pair, thing);
    if (thing.kind !== null) moved.push({ ...counted(thing), moves });
  }
  return moved;
}

/** The rows of one column go to who stays, and are remembered. Answers how many. */
export async function moveThing(tx: Tx, mergerId: number, pair: Pair, thing: Thing): Promise<number> {
  if (thing.isWrittenOnce) return moveWrittenOnce(tx, mergerId, pair, thing);
  const { table, column } = placeOf(thing);
  const { stays, doubled } = pair;
  if (thing.key === null) {
    const { numAffectedRows } = await sql`
      update ${table} r set ${column} = ${stays} where ${meant(thing, pair)}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  }
  const key = sql.ref(`r.${thing.key}`);
  const { numAffectedRows } = await sql`
    with picked as materialized (select ${key} as id from ${table} r where ${meant(thing, pair)}), kept as (${remembered(mergerId, thing)})
    update ${table} r set ${column} = ${stays} from picked where ${key} = picked.id and r.${column} = ${doubled}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

function meant(thing: Thing, pair: Pair): RawBuilder<unknown> {
  const { column } = placeOf(thing);
  const { falls = () => sql`false`, only = () => sql`true` } = thing;
  return sql`r.${column} = ${pair.doubled} and ${only(pair)} and not ${falls(pair)}`;
}

const remembered = (mergerId: number, { of }: Thing) => sql`
  insert into merger_moves (merger_id, what, row_id) select ${mergerId}, ${of}, id from picked`;

/** Of what is written once its owner goes by the one door that there is. */
async function moveWrittenOnce(tx: Tx, mergerId: number, pair: Pair, thing: Thing): Promise<number> {
  const { table } = placeOf(thing);
  const { doubled, stays } = pair;
  const { key, of } = thing;
  const ids: number[] = [];
  let moves = 0;
  if (key === null) {
    const { rows } = await sql<{
      moves: number;
    }>`select count(*) as moves from ${table} r where ${meant(thing, pair)}`.execute(tx);
    moves = rows[0]?.moves ?? 0;
  } else {
    const { rows } = await sql<{ id: number }>`
      with picked as materialized (select ${sql.ref(`r.${key}`)} as id from ${table} r where ${meant(thing, pair)}), kept as (${remembered(mergerId, thing)})
      select id from picked`.execute(tx);
    ids.push(...rows.map(({ id }) => id));
    moves = ids.length;
  }
  if (moves > 0) await sql`select owner_follows_merger(${of}, ${ids}::bigint[], ${doubled}, ${stays})`.execute(tx);
  return moves;
}

/** Behind those of who stays, as far as the code may be used by one person; what is beyond counts with who used it. */
async function moveUses(tx: Tx, mergerId: number, pair: Pair): Promise<number> {
  const { doubled, stays } = pair;
  const { numAffectedRows } = await sql`
    with picked as materialized (select r.promo_id, r.order_id as id, ${placeOfUse(pair)} as n from promo_uses r where ${meant(promoUses, pair)}),
      kept as (${remembered(mergerId, promoUses)})
    update promo_uses r set member_id = ${stays}, n = picked.n from picked
    where r.order_id = picked.id and r.promo_id = picked.promo_id and r.member_id = ${doubled}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
