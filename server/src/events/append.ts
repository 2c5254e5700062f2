import { type EventType, eventTypes, type Facts } from '@laurel/contract/events';
import { type RawBuilder, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import { gathered } from '#db/together';
import { afterCommit, type Tx } from '#db/transaction';
import { tellFollowers } from './tell.ts';

interface Head<Type extends EventType> {
  type: Type;
  at: Date;
  /** Null for the portal itself and for commands. */
  actorId: number | null;
}

interface Event<Type extends EventType> extends Head<Type> {
  /** A noun and its id. */
  subject: `${string}:${string | number}`;
  /** The members whom it concerns; null where one of them is the company, or nobody. */
  concerns?: readonly (number | null)[];
  facts: Facts<Type>;
  particulars?: Particulars;
}

/** What of an event is personal, or is somebody's words; it goes when one of these members is erased. */
interface Particulars {
  about: readonly number[];
  values: Record<string, unknown>;
}

/** Tells what happened, in the transaction in which it happens. Comes after the rows that it speaks of are locked: so the events of one subject have the order of its changes. */
export function append<Type extends EventType>(tx: Tx, event: Event<Type>): Promise<void> {
  return appended(tx, event as unknown as Event<EventType>);
}

const appended = gathered(async (tx, events: readonly Event<EventType>[]) => {
  const types = Map.groupBy(events, ({ type }) => type);
  await inOrder(tx, ...[...types.values()].map((each) => () => appendEach(tx, each)));
});

/** Events of one type, each with its own actor, in their order. */
async function appendEach<Type extends EventType>(tx: Tx, events: readonly Event<Type>[]): Promise<void> {
  const [head] = events;
  if (head === undefined) return;
  const told = events.map(({ actorId, subject, concerns = [], facts, particulars }) => ({
    actor_id: actorId,
    subject,
    concerns: concerns.filter((id) => id !== null),
    facts: eventTypes[head.type].facts.parse(facts),
    about: particulars?.about ?? [],
    particulars: particulars?.values ?? null,
  }));
  await tell(
    tx,
    head,
    sql`select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as e (actor_id bigint, subject text, concerns bigint[], facts jsonb, about bigint[], particulars jsonb)`,
  );
}

/** The same of many subjects of one act: the query finds subject, concerns, facts, about and particulars, in their order. */
export function appendAll<Type extends EventType>(
  tx: Tx,
  { actorId, ...head }: Head<Type>,
  query: RawBuilder<unknown>,
): Promise<void> {
  return tell(tx, head, sql`select *, ${actorId}::bigint as actor_id from (${query}) e`);
}

async function tell<Type extends EventType>(
  tx: Tx,
  { type, at }: Omit<Head<Type>, 'actorId'>,
  query: RawBuilder<unknown>,
): Promise<void> {
  const { version, isAct } = eventTypes[type];
  afterCommit(tx, tellFollowers);
  await sql`
    with told as materialized (
      select nextval('event_ids') as id, q.*, case when q.particulars is not null then uuid_send(gen_random_uuid()) end as salt from (${query}) q
    ), particular as (
      insert into event_particulars (event_id, about, particulars, salt)
      select id, about, particulars, salt from told where particulars is not null
    )
    insert into events (id, at, type, version, actor_id, subject, concerns, facts, is_act, particulars_digest)
    select id, ${at}, ${type}, ${version}, actor_id, subject, concerns, facts, ${isAct},
      sha256(salt || convert_to(particulars::text, 'UTF8')) from told`.execute(tx);
}
