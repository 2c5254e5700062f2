import type { logout } from '@laurel/contract/calls/session/logout';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import type { Asked } from '#http/call-context';
import { ProviderAway } from '#identity/provider-away';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { revokeBrowser } from './tokens.ts';

/** Ends every token of this browser; its next sign-on asks who it is. Answers where to sign off at the provider too, if anywhere. */
export async function signOff(
  db: Db,
  { visit, now }: Asked<typeof logout>,
  { provider, publicUrl }: SessionDeps,
): Promise<string | null> {
  const { tokenHash } = visit;
  if (tokenHash) await transaction(db, (tx) => revokeBrowser(tx, tokenHash, now), { repeatable: true });
  visit.setCookie(sessionCookies(publicUrl).askAgain());
  if (!provider) return null;
  return provider.signOffAddress().catch((error: unknown) => {
    // Signed off here is signed off here, whoever is away.
    if (!(error instanceof ProviderAway)) throw error;
    visit.log.warn({ at: error.where, detail: error.message }, 'no way to sign off at the provider');
    return null;
  });
}
