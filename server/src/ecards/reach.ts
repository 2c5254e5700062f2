import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { isOnFor } from '#directory/features';
import { orderOfNames } from '#directory/order-of-names';
import { takesSms } from '#texts/phone';

/** Those of these people to whom no message goes by the way chosen, as `sendCards` will find, in the order of their names. */
export async function unreachableBy(
  on: Db | Tx,
  ids: readonly number[],
  { sendBy, callingCodes }: { sendBy: 'email' | 'sms'; callingCodes: readonly string[] | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ name: string; email: string | null; mobile: string | null; takesSms: boolean }>`
    select display_name as name, email, cell_num as mobile, ${isOnFor('sms', sql`member_id`)} as "takesSms" from profiles
    where member_id = any(${[...ids]}::bigint[]) and (email is null or ${sendBy === 'sms'}) order by ${orderOfNames()}, member_id`.execute(
    on,
  );
  // By SMS, whoever has a number that none may go to gets an e-mail; whoever has no number at all gets nothing.
  const isReached = ({ email, mobile, takesSms: mayBe }: (typeof rows)[number]) =>
    sendBy === 'sms' && mobile !== null && (email !== null || (mayBe && takesSms(mobile, callingCodes)));
  return rows.filter((row) => !isReached(row)).map(({ name }) => name);
}
