import { holds } from '@laurel/contract/access';
import { isSecondPerson } from '@laurel/contract/approval-kinds';
import { mayCall } from '@laurel/contract/call-rows';
import type { Waiting } from '@laurel/contract/calls/reports/waiting';
import { mayUpload } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import { isAsked } from '#asking/idea-asked';
import { decidedBySecond } from '#asking/seconds';
import { lowPools } from '#codes/low-pools';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { decidedBy, decides, notOwn } from '#directory/decides';
import { notOwnNomination, ratedBy, toReview } from '#directory/nomination-scope';
import type { Channel } from '#outbox/transports';
import { troublesOf } from '#outbox/troubles';

/** What waits for the actor to do, by role: null where it is not theirs to do. */
export async function waitingFor(on: Tx, { actor, now, channels }: Asked): Promise<Waiting> {
  const [nominations, ideas, approvals, deskLines, vouchers, messages, contacts, cards, setup] = await inOrder(
    on,
    () => (mayCall('donexusnomreviewreward', actor) ? nominationQueue(on, actor) : null),
    () => (mayCall('donexusideareview', actor) ? queue(on, ideasWaiting(actor)) : null),
    () => (isSecondPerson(actor) ? queue(on, approvalsWaiting(actor)) : null),
    () => (mayCall('deskmove', actor) ? queue(on, linesWaiting) : null),
    () => (mayUpload('vouchers', actor) ? vouchersLow(on) : null),
    () => (holds(actor, 'administrator') ? messagesInTrouble(on, { now, channels }) : null),
    () => (mayCall('inboxanswer', actor) ? queue(on, contactsOpen(actor)) : null),
    () => (mayCall('decidecard', actor) ? queue(on, cardsReported(actor)) : null),
    () => mayCall('setupfinish', actor) && isBeingSetUp(on),
  );
  return { nominations, ideas, approvals, deskLines, vouchers, messages, contacts, cards, setup };
}

interface Asked {
  actor: Actor;
  now: Date;
  /** By which messages leave. */
  channels: readonly Channel[];
}

/** What the actor may rate or decline as the first or the second person; each scope is read by an index of its own. */
async function nominationQueue(on: Db, actor: Actor) {
  const scopes = decidedBy(actor, 'nomination', toReview).map(
    (scope) => sql`
      select n.id, n.created_at from nominations n
      where n.state in ('open', 'waiting') and ${scope} and ${notOwnNomination(actor)} and not (n.state = 'waiting' and ${ratedBy(actor)})`,
  );
  // The least array is that of the oldest, and has its id.
  const { rows } = await sql<Counted & { oldestId: string | null }>`
    select count(*) as count, min(created_at) as oldest, (min(array[extract(epoch from created_at), id]))[2]::bigint::text as "oldestId"
    from (${sql.join(scopes, sql` union `)}) found`.execute(on);
  return { ...queueOf(rows[0]), oldestId: rows[0]?.oldestId ?? '' };
}

function ideasWaiting(actor: Actor): RawBuilder<Counted> {
  return sql`select count(*) as count, min(created_at) as oldest from ideas i
    where i.state = 'awaiting' and not ${isAsked} and ${decides(actor, 'idea', { person: sql`i.by_id`, concerned: [sql`i.by_id`] })} and ${notOwn(actor, sql`i.by_id`)}`;
}

function approvalsWaiting(actor: Actor): RawBuilder<Counted> {
  return sql`select count(*) as count, min(a.asked_at) as oldest from approvals a where a.state = 'waiting' and ${decidedBySecond(actor)}`;
}

const linesWaiting: RawBuilder<Counted> = sql`
  select f.count, o.created_at as oldest
  from (select count(*) as count, min(order_line_id) as id from order_line_states where dispatch_status < 2 and qty_open > 0) f
  left join order_lines l on l.id = f.id left join orders o on o.id = l.order_id`;

function contactsOpen(actor: Actor): RawBuilder<Counted> {
  return sql`select count(*) as count, min(c.created_at) as oldest from contact_messages c
    where c.state = 'open' and ${notOwn(actor, sql`c.member_id`)}`;
}

function cardsReported(actor: Actor): RawBuilder<Counted> {
  return sql`select count(*) as count, min(k.opened_at) as oldest from card_cases k join recognitions r on r.id = k.card_id
    where k.state = 'open' and ${notOwn(actor, sql`r.from_id`, sql`r.to_id`)}
      and not exists (select from card_reports p where p.card_id = k.card_id and p.by_id = ${actor.id} and p.withdrawn_at is null)`;
}

interface Counted {
  count: number;
  oldest: Date | null;
}

async function queue(on: Db, question: RawBuilder<Counted>) {
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

async function messagesInTrouble(on: Db, asked: Omit<Asked, 'actor'>) {
  const { late, stuck, held } = await troublesOf(on, asked);
  return { late: queueOf(late), stuck: queueOf(stuck), held: queueOf(held) };
}

/** From the first administrator's beginning until they say that it is done. */
async function isBeingSetUp(on: Db): Promise<boolean> {
  const { rows } = await sql`
    select from setup where administrator_id is not null and finished_at is null`.execute(on);
  return rows.length > 0;
}
