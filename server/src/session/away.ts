import { callRows } from '@laurel/contract/call-rows';
import { say } from '@laurel/contract/say';
import { Refusal } from '#errors/refuse';
import type { Visit } from '#http/call-context';
import { ProviderAway } from '#identity/provider-away';
import * as texts from './texts.ts';
import type { SignOnWatch } from './watch.ts';

/** Tells on a page that the provider is away, and leads from there to where the sign-on was to. Anything else stays what it is. */
export function awayPage(
  error: unknown,
  { visit, watch, returnTo }: { visit: Visit; watch: SignOnWatch; returnTo: string },
): never {
  if (!(error instanceof ProviderAway)) throw error;
  watch.refused(visit, 'away', { behind: error });
  throw new Refusal('unavailable', say(texts.providerAway), {
    retryAfterSeconds: 30,
    beginAgainAt: `${callRows.idplogin.path}?${new URLSearchParams({ returnTo })}`,
    isLogged: true,
  });
}
