import type { Input } from '@laurel/contract/call';
import type { MessageRow } from '@laurel/contract/calls/oversight/message-shown';
import { givable, type MessageState, resendable } from '@laurel/contract/calls/oversight/message-states';
import type { messageWish } from '@laurel/contract/calls/oversight/message-wish';
import type { messagelist } from '@laurel/contract/calls/oversight/messagelist';
import type { messageone } from '@laurel/contract/calls/oversight/messageone';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { idOfAnybody } from '#directory/people';
import { notFound } from '#errors/refuse';
import { isInHand } from '#outbox/in-hand';
import type { Letter } from '#outbox/letter';
import { type Choice, isChosen } from '#outbox/operate';
import { reasonOf } from '#outbox/reason';
import { type Titles, titlesOf } from '#outbox/titles';
import type { Channel } from '#outbox/transports';
import { countedTo, limitTo } from '#streams/counted';
import { personOf } from './audit-queries.ts';
import { masked, maskedWords } from './masked.ts';

type Filter = Partial<
  Pick<z.output<typeof messageWish>, 'state' | 'channel' | 'letter' | 'to' | 'dateFrom' | 'dateUntil'>
>;

/** What a filter means to the outbox. */
export async function choiceOf(tx: Tx, { state, channel, letter, to, dateFrom, dateUntil }: Filter): Promise<Choice> {
  return {
    ...(state === undefined ? {} : { states: [state] }),
    ...(channel === undefined ? {} : { channel }),
    ...(letter === undefined ? {} : { letter }),
    ...(to === undefined ? {} : { memberId: (await idOfAnybody(tx, to)) ?? notFound() }),
    ...(dateFrom === undefined ? {} : { from: new Date(dateFrom) }),
    ...(dateUntil === undefined ? {} : { until: new Date(dateUntil) }),
  };
}

interface Found {
  messageId: string;
  state: MessageState;
  channel: Channel;
  letter: string;
  to: MessageRow['to'];
  address: string;
  tries: number;
  isInHand: boolean;
  promised: Date;
  ended: Date | null;
  said: string | null;
  code: string | null;
}

/** Of messages `m` with their last try `t`. */
const columns = sql`m.id::text as "messageId", m.state, m.channel, m.letter, m.attempts as tries, ${isInHand} as "isInHand",
  case when w.id is not null then jsonb_build_object('memberNumber', w.member_number, 'name', w.display_name) end as to,
  coalesce(m.address, '') as address, m.created_at as promised, m.ended_at as ended, m.last_error as said, t.code`;
const joins = sql`left join people w on w.id = m.member_id
  left join message_attempts t on t.message_id = m.id and t.attempt = m.attempts`;

function shown({ promised, ended, said, code, address, ...row }: Found, titles: Titles): MessageRow {
  const { channel, letter, state } = row;
  return {
    ...row,
    title: titles(letter),
    address: masked(address),
    datePromised: promised.toISOString(),
    dateEnded: ended?.toISOString() ?? null,
    reason: state === 'sent' || said === null ? '' : say(reasonOf({ channel, code, detail: said })),
  };
}

/** A page of messages, the newest first; with the first one how many there are, and what is open in all. */
export async function messagePage(
  tx: Tx,
  { limit, after, ...filter }: Input<typeof messagelist>,
  letters: readonly Letter[],
) {
  const choice = await choiceOf(tx, filter);
  const most = countedTo({ limit });
  const titles = titlesOf(letters);
  const [to, beside, { rows }] = await inOrder(
    tx,
    () => (after === undefined && filter.to !== undefined ? personOf(tx, filter.to) : undefined),
    () => (after === undefined ? besidePage(tx, choice, most) : undefined),
    () =>
      sql<Found>`
      select ${columns} from (
        select m.* from messages m where ${isChosen(choice)} and ${behind(after)}
        -- limit: a page, and the row that tells whether another follows
        order by m.created_at desc, m.id desc limit ${sql.lit(limit + 1)}) m ${joins}
      order by m.created_at desc, m.id desc`.execute(tx),
  );
  const page = rows.slice(0, limit);
  return {
    messages: page.map((row) => shown(row, titles)),
    next: rows.length > limit ? (page.at(-1)?.messageId ?? null) : null,
    ...(to && { to }),
    ...(beside && {
      ...beside,
      letters: letters
        .map(({ name, title }) => ({ letter: name, title: say(title) }))
        .toSorted((a, b) => a.title.localeCompare(b.title)),
    }),
  };
}

function behind(after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  return sql`(m.created_at, m.id) < ((select created_at from messages where id = ${after}::bigint), ${after}::bigint)`;
}

async function besidePage(tx: Tx, choice: Choice, most: number) {
  const [{ rows: counted }, { rows: states }] = await inOrder(
    tx,
    () =>
      sql<{ count: number }>`
      select count(*) as count from (select from messages m where ${isChosen(choice)} ${limitTo(most)}) counted`.execute(
        tx,
      ),
    () =>
      sql<{ state: 'promised' | 'held' | 'stuck'; count: number }>`
      select state, count(*) as count from messages where state in ('promised', 'held', 'stuck') group by state`.execute(
        tx,
      ),
  );
  const count = counted[0]?.count ?? 0;
  const of = (state: MessageState) => states.find((one) => one.state === state)?.count ?? 0;
  return {
    total: Math.min(count, most),
    isMore: count > most,
    open: { promised: of('promised'), held: of('held'), stuck: of('stuck') },
  };
}

/** One message with its tries. */
export async function messageWhole(tx: Tx, { messageId }: Input<typeof messageone>, letters: readonly Letter[]) {
  const { rows } =
    await sql<Found>`select ${columns} from messages m ${joins} where m.id = ${messageId}::bigint`.execute(tx);
  const row = rows[0] ?? notFound();
  const { rows: attempts } = await sql<Attempt>`
    select attempt, at, outcome, detail, code from message_attempts where message_id = ${messageId}::bigint order by attempt`.execute(
    tx,
  );
  return {
    ...shown(row, titlesOf(letters)),
    attempts: attempts.map(({ at, detail, code, ...attempt }) => ({
      ...attempt,
      at: at.toISOString(),
      reason: attempt.outcome === 'sent' ? '' : say(reasonOf({ channel: row.channel, code, detail })),
      detail: maskedWords(detail ?? ''),
    })),
  };
}

interface Attempt {
  attempt: number;
  at: Date;
  outcome: 'sent' | 'failed' | 'refused';
  detail: string | null;
  code: string | null;
}

/** How many of a choice would be sent again, and how many given up: what somebody has in hand is left to them. */
export async function reachOf(tx: Tx, choice: Choice): Promise<{ resend: number; giveUp: number }> {
  const { rows } = await sql<{ resend: number; giveUp: number }>`
    select count(*) filter (where ${isChosen({ states: resendable })}) as resend, count(*) filter (where ${isChosen({ states: givable })}) as "giveUp"
    from messages m where ${isChosen(choice)} and not ${isInHand}`.execute(tx);
  return rows[0] ?? { resend: 0, giveUp: 0 };
}

/** A message, locked until the transaction ends. */
export async function lockMessage(tx: Tx, messageId: string): Promise<{ state: MessageState; isInHand: boolean }> {
  const { rows } = await sql<{ state: MessageState; isInHand: boolean }>`
    select m.state, ${isInHand} as "isInHand" from messages m where m.id = ${messageId}::bigint for update`.execute(tx);
  return rows[0] ?? notFound();
}
