import type { logout } from '@laurel/contract/calls/session/logout';
import type { Tx } from '#db/transaction';
import type { Asked } from '#http/call-context';
import { sessionCookies } from './cookies.ts';
import type { SessionDeps } from './deps.ts';
import { revokeBrowser } from './tokens.ts';

/** Ends every token of this browser; its next sign-on asks who it is. */
export async function signOff(tx: Tx, asked: Asked<typeof logout>, deps: SessionDeps): Promise<void> {
  if (asked.visit.tokenHash) await revokeBrowser(tx, asked.visit.tokenHash, asked.now);
  asked.visit.setCookie(sessionCookies(deps.publicUrl).askAgain());
}
