import { Gauge, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { digestsDue } from './digest.ts';

/** Of the database and not of a process: e-mails of the day that are due and nobody has made. */
export async function digestFigures(db: Db): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const people = new Gauge({ name: 'laurel_digests_due', help: 'People whose e-mail of the day is due.', registers });
  const oldest = new Gauge({
    name: 'laurel_digests_due_oldest_seconds',
    help: 'How long the longest of them is due.',
    registers,
  });
  // Without the database the rest of the figures is needed the more.
  const found = await digestsDue(db, new Date()).catch(() => undefined);
  if (!found) return '';
  people.set(found.people);
  oldest.set(found.seconds);
  return registry.metrics();
}
