import { doreward } from '@laurel/contract/calls/awards/doreward';
import { sql } from 'kysely';
import { giveAward } from '#awards/give';
import { writeNow } from '#db/transaction';
import { celebratedAgo, type DemoEvent, type Directory, lastAnniversary, timeOf } from './event.ts';
import { rowsIn } from './files.ts';
import type { Loading } from './loading.ts';
import { saidToNewest } from './said.ts';

const gate = { callingCodes: undefined, limited: false };

/** E-cards, points paid forward, and awards. */
export function cardEvents(loading: Loading, directory: Directory): DemoEvent[] {
  const rows = rowsIn<'what' | 'fromNumber' | 'toNumber' | 'reason' | 'points' | 'message' | 'daysAgo'>(
    loading.folder,
    'cards.csv',
  );
  return rows.map(({ what, fromNumber, toNumber, reason, points, message, daysAgo }, n) => {
    const recipient = directory.person(toNumber);
    const at = timeOfCard(loading, { reason, daysAgo, hireDate: recipient.hireDate }, n);
    const recipients = [`1.${recipient.publicId}`];
    const award = doreward.input.parse({
      what,
      reason,
      points: Number(points),
      message,
      sendBy: 'email',
      recipients,
    });
    const { tx } = loading;
    return {
      at,
      happen: async () => {
        const by = await directory.actor(fromNumber);
        await giveAward(tx, { now: at, gate }, { by, award });
        await writeNow(tx);
        return saidToNewest(loading, directory, { at, n });
      },
    };
  });
}

interface DatedCard {
  reason: string;
  daysAgo: string;
  /** Of who receives it. */
  hireDate: string | null;
}

/** Cards for a birthday or work anniversary come on its day. */
function timeOfCard(loading: Loading, { reason, daysAgo, hireDate }: DatedCard, n: number): Date {
  if (/Birthday/.test(reason)) return celebratedAgo(loading, Number(daysAgo), n);
  if (/Anniversary/.test(reason) && hireDate) return lastAnniversary(loading, hireDate, n);
  return timeOf(loading, Number(daysAgo), n);
}

/**
 * Whoever got birthday cards has their birthday on that day: the days of the files move with today, and a birthday is a
 * member's own, which no later roster changes.
 */
export async function moveBirthdays(loading: Loading): Promise<void> {
  const rows = rowsIn<'toNumber' | 'reason' | 'daysAgo'>(loading.folder, 'cards.csv').filter(({ reason }) =>
    /Birthday/.test(reason),
  );
  const birthdays = rows.map(({ toNumber, daysAgo }) => {
    const at = celebratedAgo(loading, Number(daysAgo), 0);
    return { number: toNumber, day: at.getUTCDate(), month: at.getUTCMonth() + 1 };
  });
  await sql`
    update profiles p set dob_day = b.day, dob_month = b.month
    from jsonb_to_recordset(${JSON.stringify(birthdays)}::jsonb) as b (number text, day int, month int)
      join members m on m.member_number = b.number
    where p.member_id = m.id`.execute(loading.tx);
}
