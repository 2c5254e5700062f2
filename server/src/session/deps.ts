import type { ProviderClient } from '#identity/provider-client';
import type { SignOnWatch } from './watch.ts';

export interface SessionDeps {
  publicUrl: string;
  /** Undefined while no identity provider is configured. */
  provider: WatchedProvider | undefined;
  rateLimited: boolean;
}

export interface WatchedProvider extends ProviderClient {
  watch: SignOnWatch;
}
