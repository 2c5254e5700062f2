import { type NamedQuarter, nextQuarters, type QuarterName } from '@laurel/contract/rules/quarter-dates';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { rules } from '#programme/rules';
import * as texts from './texts.ts';

export interface QuarterWish {
  quarterNum: number;
  quarterYear: number;
  dateFrom: string;
  dateTo: string;
}

/** Adds one of the next three quarters after the latest. Two at once add one: the database decides. */
export async function addQuarter(
  tx: Tx,
  { actorId, now }: { actorId: number; now: Date },
  wish: QuarterWish,
): Promise<NamedQuarter> {
  const quarter = (await quartersOffered(tx)).find(
    ({ quarterNum, quarterYear }) => quarterNum === wish.quarterNum && quarterYear === wish.quarterYear,
  );
  if (!quarter) {
    const words = say(texts.nextThree);
    refuse('alreadyExists', words, { quarterNum: words });
  }
  for (const field of ['dateFrom', 'dateTo'] as const) {
    if (wish[field] !== quarter[field])
      refuse('badInput', say(texts.calendarQuarters), { [field]: say(texts.otherDay, { date: quarter[field] }) });
  }
  const { rows } = await sql<{ id: number }>`
    insert into quarters (year, num, period, created_by_id, created_at)
    values (${quarter.quarterYear}, ${quarter.quarterNum}, daterange(${quarter.dateFrom}::date, ${quarter.dateTo}::date, '[]'), ${actorId}, ${now})
    returning id`.execute(tx);
  const { description: _, ...facts } = quarter;
  await append(tx, { type: 'quarter.added', at: now, actorId, subject: `quarter:${rows[0]?.id}`, facts });
  return quarter;
}

/** The next quarters after the latest that is there, by the company's calendar. */
export async function quartersOffered(on: Db | Tx): Promise<NamedQuarter[]> {
  const { rows } = await sql<QuarterName & { dateTo: string }>`
    select num as "quarterNum", year as "quarterYear", (upper(period) - 1)::text as "dateTo" from quarters
    -- limit: the latest of all quarters
    order by year desc, num desc limit 1`.execute(on);
  return nextQuarters(rows[0], rules().quarters);
}
