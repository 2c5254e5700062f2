import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** Makes the months of events from one instant until well after another; one that is there already stays. Run by a job. */
export async function makeMonths(on: Db | Tx, now: Date, since = now): Promise<void> {
  await sql`select events_make_months(${since}::timestamptz, ${now}::timestamptz + interval '3 months')`.execute(on);
}
