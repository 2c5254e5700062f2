import type { Input, Output } from '@laurel/contract/call';
import type { todolist } from '@laurel/contract/calls/work/todolist';
import { todoPageMax } from '@laurel/contract/limits';
import { type WorkKind, workKinds } from '@laurel/contract/programme/work-kinds';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { ownItems } from './own-items.ts';
import { type Found, shownOf } from './shown.ts';
import { type Source, sourcesOf } from './sources.ts';
import type { Asked } from './waiting.ts';

interface Place {
  /** Microseconds since 1970. */
  micros: string;
  id: string;
}

/** Where reading goes on: of each kind behind this place. Each kind is read in its own order, and their heads are compared. */
type Places = ReadonlyMap<WorkKind, Place>;

/** A page of what waits for the actor, whatever it is, that which waits longest first; what has no beginning comes last. */
export async function todoOf(
  on: Tx,
  asked: Asked,
  { kind, limit = todoPageMax, after }: Input<typeof todolist>,
): Promise<Output<typeof todolist>> {
  const places = placesIn(after);
  const sources = Object.entries(sourcesOf(asked.actor, asked.now)) as [WorkKind, Source][];
  const heads = await inOrder(
    on,
    ...sources
      .filter(([of]) => kind === undefined || of === kind)
      .map(
        ([of, source]) =>
          () =>
            headOf(on, { kind: of, source, limit, place: places.get(of) }),
      ),
  );
  const found = heads.flat().sort(byAge);
  const page = found.slice(0, limit);
  const own = after === undefined ? await ownItems(on, asked, kind) : [];
  const items = [...own, ...(await shownOf(on, page, asked))];
  return { items, next: found.length > page.length ? textOf(new Map([...places, ...ends(page)])) : null };
}

/** What has no beginning stands behind all that has. */
const microsOf = sql`coalesce((extract(epoch from w.since) * 1000000)::bigint, ${sql.lit('900000000000000000')}::bigint)`;

interface Reading {
  kind: WorkKind;
  source: Source;
  limit: number;
  place: Place | undefined;
}

/** The first of a kind behind its place: one more than the page. Lines of orders stand in the order of their ids, which an index has. */
async function headOf(on: Tx, { kind, source, limit, place }: Reading): Promise<Found[]> {
  const isById = kind === 'order';
  const behind = !place
    ? sql`true`
    : isById
      ? sql`w.id > ${place.id}::bigint`
      : sql`(${microsOf}, w.id) > (${place.micros}::bigint, ${place.id}::bigint)`;
  const { rows } = await sql<Omit<Found, 'kind'>>`
    select w.id::text, w.since, ${microsOf}::text as micros from (${source}) w where ${behind}
    -- limit: one more than the page tells whether there is a next
    order by ${isById ? sql`w.id` : sql`w.since nulls last, w.id`} limit ${limit + 1}`.execute(on);
  return rows.map((row) => ({ kind, ...row }));
}

function byAge(a: Found, b: Found): number {
  const age = BigInt(a.micros) - BigInt(b.micros);
  if (age !== 0n) return age < 0n ? -1 : 1;
  return workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
}

/** The last of each kind on a page. */
function ends(page: readonly Found[]): [WorkKind, Place][] {
  return page.map(({ kind, micros, id }) => [kind, { micros, id }]);
}

/** 'nomination.1790000000000000.12~idea.1790000000000000.3' */
function textOf(places: Places): string {
  return [...places].map(([kind, { micros, id }]) => `${kind}.${micros}.${id}`).join('~');
}

/** Places of kinds that are none lead nowhere. */
function placesIn(after: string | undefined): Places {
  return new Map(
    (after?.split('~') ?? []).flatMap((text) => {
      const [kind, micros = '', id = ''] = text.split('.');
      const known = workKinds.find((one) => one === kind);
      return known ? [[known, { micros, id }]] : [];
    }),
  );
}
