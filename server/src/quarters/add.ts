import { type CalendarQuarter, nextQuarters } from '@laurel/contract/rules/quarter-dates';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
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
): Promise<CalendarQuarter> {
  const latest = await tx
    .selectFrom('quarters')
    .select(['num as quarterNum', 'year as quarterYear'])
    .orderBy('year', 'desc')
    .orderBy('num', 'desc')
    // limit: the latest of all quarters
    .limit(1)
    .executeTakeFirst();
  const quarter = nextQuarters(latest).find(
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
