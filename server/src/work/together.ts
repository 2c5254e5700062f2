import { mayCall } from '@laurel/contract/call-rows';
import {
  confirmedTogether,
  type SameDecisionName,
  sameDecisionNames,
  sameDecisions,
} from '@laurel/contract/programme/same-decisions';
import type { WorkKind } from '@laurel/contract/programme/work-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';

/** What keeps one of these ids from some of what is decided of its kind together, as rows `id, kept`. */
const keptOf: Partial<Record<WorkKind, (ids: readonly string[]) => RawBuilder<unknown>>> = {
  approval: (ids) => sql`
    select id::text, array['confirm'] as kept from approvals
    where id = any(${ids}::bigint[]) and kind <> all(${[...confirmedTogether]}::text[])`,
  order: (ids) => sql`
    select order_line_id::text as id, array['prepare'] as kept from order_line_states
    where order_line_id = any(${ids}::bigint[]) and dispatch_status <> 0`,
  file: (ids) => sql`
    select id::text, array['declineFile'] as kept from fed_files where id = any(${ids}::bigint[]) and state <> 'waiting'`,
};

/** What the actor can decide of each of these together with others of its kind. Whether they may at this moment is asked when it is done. */
export async function togetherOf(
  on: Tx,
  { kind, ids }: { kind: WorkKind; ids: readonly string[] },
  actor: Actor,
): Promise<ReadonlyMap<string, SameDecisionName[]>> {
  const names = sameDecisionNames.filter((name) => {
    const { kind: of, call } = sameDecisions[name];
    return of === kind && mayCall(call, actor);
  });
  const asked = names.length > 0 ? keptOf[kind]?.(ids) : undefined;
  const { rows } = asked
    ? await sql<{ id: string; kept: string[] }>`select id, kept from (${asked}) k`.execute(on)
    : { rows: [] };
  const kept = new Map(rows.map((row) => [row.id, row.kept]));
  return new Map(ids.map((id) => [id, names.filter((name) => !kept.get(id)?.includes(name))]));
}
