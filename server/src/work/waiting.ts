import { holds } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import type { Waiting } from '@laurel/contract/calls/work/waiting';
import { type RawBuilder, sql } from 'kysely';
import { lowPools } from '#codes/low-pools';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Channel } from '#outbox/transports';
import { troublesOf } from '#outbox/troubles';
import { type Source, sourcesOf } from './sources.ts';

/** What waits for the actor to do, by role: null where it is not theirs to do. */
export async function waitingFor(on: Tx, asked: Asked): Promise<Waiting> {
  const { actor, now } = asked;
  const sources = sourcesOf(actor, now);
  const queue = (of: Source | undefined) => (of ? queueIn(on, countIn(of)) : null);
  const [
    nominations,
    ideas,
    approvals,
    deskLines,
    files,
    contacts,
    cards,
    pots,
    unowned,
    votes,
    ballots,
    vouchers,
    messages,
    setup,
  ] = await inOrder(
    on,
    () => (sources.nomination ? nominationQueue(on, sources.nomination) : null),
    () => queue(sources.idea),
    () => queue(sources.approval),
    () => (sources.order ? queueIn(on, linesWaiting) : null),
    () => queue(sources.file),
    () => queue(sources.contact),
    () => queue(sources.card),
    () => queue(sources.pot),
    () => queue(sources.unowned),
    () => queue(sources.vote),
    () => queue(sources.ballot),
    () => (sources.voucher ? vouchersLow(on) : null),
    () => (holds(actor, 'administrator') ? messagesInTrouble(on, asked) : null),
    () => mayCall('setupfinish', actor) && isBeingSetUp(on),
  );
  const own = { nominations, ideas, approvals, deskLines, files, contacts, cards, pots, unowned, votes, ballots };
  return { ...own, vouchers, messages, setup };
}

export interface Asked {
  actor: Actor;
  now: Date;
  /** By which messages leave. */
  channels: readonly Channel[];
}

interface Counted {
  count: number;
  oldest: Date | null;
}

function countIn(source: Source): RawBuilder<Counted> {
  return sql`select count(*) as count, min(since) as oldest from (${source}) found`;
}

async function nominationQueue(on: Db, source: Source) {
  // The least array is that of the oldest, and has its id.
  const { rows } = await sql<Counted & { oldestId: string | null }>`
    select count(*) as count, min(since) as oldest, (min(array[extract(epoch from since), id]))[2]::bigint::text as "oldestId"
    from (${source}) found`.execute(on);
  return { ...queueOf(rows[0]), oldestId: rows[0]?.oldestId ?? '' };
}

/** Counted by the queue's own index; the first is the oldest. */
const linesWaiting: RawBuilder<Counted> = sql`
  select f.count, o.created_at as oldest
  from (select count(*) as count, min(order_line_id) as id from order_line_states where dispatch_status < 2 and qty_open > 0) f
  left join order_lines l on l.id = f.id left join orders o on o.id = l.order_id`;

async function queueIn(on: Db, question: RawBuilder<Counted>) {
  const { rows } = await question.execute(on);
  return queueOf(rows[0]);
}

function queueOf(counted: Counted | undefined) {
  return { count: counted?.count ?? 0, oldestDate: counted?.oldest?.toISOString() ?? '' };
}

async function vouchersLow(on: Db): Promise<{ low: number; none: number }> {
  const { rows } = await sql<{ low: number; none: number }>`
    select count(*) as low, count(*) filter (where pool.left = 0) as none from (${lowPools}) pool`.execute(on);
  return rows[0] ?? { low: 0, none: 0 };
}

export async function messagesInTrouble(on: Db, asked: Omit<Asked, 'actor'>) {
  const { late, stuck, held } = await troublesOf(on, asked);
  return { late: queueOf(late), stuck: queueOf(stuck), held: queueOf(held) };
}

/** From the first administrator's beginning until they say that it is done. */
export async function isBeingSetUp(on: Db): Promise<boolean> {
  const { rows } = await sql`
    select from setup where administrator_id is not null and finished_at is null`.execute(on);
  return rows.length > 0;
}
