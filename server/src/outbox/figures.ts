import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { holdOf } from './hold.ts';

/** What lies open: it waits, or nobody sends it unless an operator says so. */
const openStates = ['promised', 'held', 'stuck', 'givenUp'] as const;
const channels = ['email', 'sms', 'push'] as const;

interface Counted {
  channel: string;
  state: string;
  messages: number;
  seconds: number;
}

/** Of the database and not of a process: read from an index of what lies open. */
export async function messageFigures(db: Db): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['channel', 'state'] as const;
  const messages = new Gauge({
    ...{ name: 'laurel_messages', help: 'Messages that are promised, held, stuck or given up.', labelNames, registers },
  });
  const oldest = new Gauge({
    ...{ name: 'laurel_messages_oldest_seconds', help: 'Age of the oldest of them.', labelNames, registers },
  });
  const hold = new Gauge({
    name: 'laurel_outbox_held',
    help: 'Whether what is promised is held since a restore.',
    registers,
  });
  // Without the database the rest of the figures is needed the more.
  const found = await counted(db).catch(() => undefined);
  if (found === undefined) return '';
  for (const channel of channels)
    for (const state of openStates) {
      const row = found.rows.find((one) => one.channel === channel && one.state === state);
      messages.set({ channel, state }, row?.messages ?? 0);
      oldest.set({ channel, state }, row?.seconds ?? 0);
    }
  hold.set(found.isHeld ? 1 : 0);
  return registry.metrics();
}

async function counted(db: Db): Promise<{ rows: Counted[]; isHeld: boolean }> {
  const { rows } = await sql<Counted>`
    select channel, state, count(*) as messages, greatest(0, extract(epoch from now() - min(created_at)))::float as seconds
    from messages where (not_before is null or not_before < now()) and state in (${sql.join(openStates.map((state) => sql.lit(state)))}) group by channel, state`.execute(
    db,
  );
  return { rows, isHeld: (await holdOf(db)).since !== null };
}
