import type { Db } from '#db/pool';
import type { ProviderClient } from '#identity/provider-client';
import type { SignedOnPerson } from '#identity/signed-on-person';
import type { SignOnWatch } from './watch.ts';

export interface SessionDeps {
  publicUrl: string;
  /** Undefined while no identity provider is configured. */
  provider: WatchedProvider | undefined;
  rateLimited: boolean;
  /** After so long the provider is asked again whether somebody may be here; undefined: not before the session's own end. */
  recheckSeconds: number | undefined;
  /** Where somebody goes who is in no roster, because they are to begin the company; undefined for everybody else. */
  welcome(db: Db, person: SignedOnPerson, now: Date): Promise<string | undefined>;
}

export interface WatchedProvider extends ProviderClient {
  watch: SignOnWatch;
}
