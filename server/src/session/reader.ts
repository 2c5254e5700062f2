import { type Language, localeOf, preferredLanguage } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/**
 * Keeps which language the member's browser asks for, and answers as what the member is spoken to from now on: 'de-ZA'.
 * Undefined where they are gone.
 */
export async function keepBrowserLanguage(
  tx: Tx,
  memberId: number,
  accepted: string | undefined,
): Promise<string | undefined> {
  if (accepted !== undefined) {
    const browser = preferredLanguage(accepted) ?? null;
    await sql`
      update profiles set browser_language = ${browser}
      where member_id = ${memberId} and browser_language is distinct from ${browser}`.execute(tx);
  }
  const { rows } = await sql<{ language: Language; countryCode: string }>`
    select language_read(p.language, p.roster_language, p.browser_language, c.language) as language, c.code as "countryCode"
    from profiles p join divisions d on d.code = p.division_code join countries c on c.code = d.country_code
    where p.member_id = ${memberId}`.execute(tx);
  return rows[0] && localeOf(rows[0].language, rows[0].countryCode);
}
