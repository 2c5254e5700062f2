import { preferredLanguage } from '@laurel/contract/languages';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** Keeps which language the member's browser asks for; one that asks for none, such as a program, leaves what is known. */
export async function keepBrowserLanguage(tx: Tx, memberId: number, accepted: string | undefined): Promise<void> {
  if (accepted === undefined) return;
  const language = preferredLanguage(accepted) ?? null;
  await sql`
    update profiles set browser_language = ${language}
    where member_id = ${memberId} and browser_language is distinct from ${language}`.execute(tx);
}
