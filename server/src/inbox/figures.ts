import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Db } from '#db/pool';

/** Of the database and not of a process: what was written to the company and nobody has answered or closed. */
export async function inboxFigures(db: Db): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const open = new Gauge({ name: 'laurel_inbox_open', help: 'Messages to the company that are open.', registers });
  const oldest = new Gauge({ name: 'laurel_inbox_oldest_seconds', help: 'Age of the oldest of them.', registers });
  // Without the database the rest of the figures is needed the more.
  const found = await sql<{ open: number; seconds: number }>`
    select count(*) as open, coalesce(greatest(0, extract(epoch from now() - min(created_at))), 0)::float as seconds
    from contact_messages where state = 'open'`
    .execute(db)
    .catch(() => undefined);
  if (!found?.rows[0]) return '';
  open.set(found.rows[0].open);
  oldest.set(found.rows[0].seconds);
  return registry.metrics();
}
