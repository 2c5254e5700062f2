import { say } from '@laurel/contract/say';
import { entireDivision } from '@laurel/contract/texts';
import { type RawBuilder, sql } from 'kysely';

/** What stands in the place of a nominee where a whole division is meant, as who reads is told; `name` is the division's. */
export function wholeDivision(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(${say(entireDivision, { division: '{division}' })}::text, '{division}', ${name})`;
}
