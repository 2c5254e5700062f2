import type { ProviderClient } from '#identity/provider-client';
import type { SignOnWatch } from './watch.ts';

export interface SessionDeps {
  publicUrl: string;
  /** Undefined while no identity provider is configured. */
  provider: WatchedProvider | undefined;
  rateLimited: boolean;
  /** After so long the provider is asked again whether somebody may be here; undefined: not before the session's own end. */
  recheckSeconds: number | undefined;
}

export interface WatchedProvider extends ProviderClient {
  watch: SignOnWatch;
}
