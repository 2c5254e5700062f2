import type { ProviderClient } from '#identity/provider-client';

export interface SessionDeps {
  publicUrl: string;
  /** Undefined while no identity provider is configured. */
  provider: ProviderClient | undefined;
  rateLimited: boolean;
}
