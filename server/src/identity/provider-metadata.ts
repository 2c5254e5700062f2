import * as oidc from 'openid-client';
import { ProviderAway } from './provider-away.ts';
import { askProvider, type Way } from './provider-fetch.ts';

export interface ProviderMetadata {
  /** What the provider says of itself, asked again where what is known is older. */
  youngerThan(seconds: number): Promise<oidc.ServerMetadata>;
  /** Something of it did not answer: it may have moved. */
  doubt(): void;
}

export interface Whose {
  issuer: string;
  clientId: string;
  clock: () => Date;
  /** A way of its own for each request, because others wait for the same. */
  way: () => Way;
}

/** A provider's discovery. Those who ask at once are answered by one request; one that failed is made again by the next. */
export function providerMetadata({ issuer, clientId, clock, way }: Whose): ProviderMetadata {
  let known: { metadata: oidc.ServerMetadata; at: number } | undefined;
  let asking: Promise<oidc.ServerMetadata> | undefined;

  async function ask(): Promise<oidc.ServerMetadata> {
    const metadata = await discovered(new URL(issuer), clientId, way());
    known = { metadata, at: clock().getTime() };
    return metadata;
  }

  return {
    async youngerThan(seconds) {
      if (known && clock().getTime() - known.at < seconds * 1000) return known.metadata;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    doubt() {
      known = undefined;
    },
  };
}

async function discovered(issuer: URL, clientId: string, way: Way): Promise<oidc.ServerMetadata> {
  const isOpen = issuer.protocol === 'http:';
  const found = await oidc
    .discovery(issuer, clientId, undefined, oidc.None(), {
      [oidc.customFetch]: askProvider(way, 'discovery'),
      // Plain http is for providers on this machine and in closed networks; whoever configures it says so by the address.
      execute: isOpen ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      throw new ProviderAway('discovery', wordsOf(error, issuer), error);
    });
  const metadata = found.serverMetadata();
  // A provider of many companies describes them all by a pattern: anybody's own could then say who is one of ours.
  if (/[{}]/.test(metadata.issuer))
    throw new ProviderAway('discovery', `Is of many companies, ${metadata.issuer}: OIDC_ISSUER must name one of them`);
  for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const)
    if (!isAddress(metadata[name], isOpen))
      throw new ProviderAway('discovery', `Names no ${name} that could be asked (${issuer.href})`);
  return metadata;
}

/** Whether a provider's page or endpoint can be there; over an open line where the provider itself is. */
export function isAddress(value: unknown, isOpen: boolean): boolean {
  const protocol = typeof value === 'string' ? URL.parse(value)?.protocol : undefined;
  return protocol === 'https:' || (isOpen && protocol === 'http:');
}

function wordsOf(error: unknown, issuer: URL): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error as { cause?: { body?: { issuer?: unknown } } };
  if (cause instanceof ProviderAway) return cause.message;
  const named = cause?.body?.issuer;
  return typeof named === 'string' ? `Calls itself ${named.slice(0, 200)} and not ${issuer.href}` : error.message;
}
