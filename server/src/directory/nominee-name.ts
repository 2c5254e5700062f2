import { say } from '@laurel/contract/say';
import { entireDivision } from '@laurel/contract/texts';
import { type RawBuilder, sql } from 'kysely';

/** Of rows with the nominee (`nominee`, of people) and the division (`d`): who is nominated, a whole division as who reads is told. */
export function nomineeName(): RawBuilder<unknown> {
  const whole = say(entireDivision, { division: '{division}' });
  return sql`coalesce(nominee.display_name, replace(${whole}::text, '{division}', d.name))`;
}
