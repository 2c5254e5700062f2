import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type { Config } from '#config/config';
import { waysOf } from '#identity/client-auth';
import { askProvider, type Way } from '#identity/provider-fetch';
import { providerMetadata } from '#identity/provider-metadata';
import { doubtful, type Finding, right, wordsOf, wrong } from './finding.ts';

const waitMs = 10_000;
/** By how much the clocks of the two may differ before tokens are refused. */
const toleranceSeconds = 30;

/** Looks at what the identity provider says of itself, and at its keys. Whether it knows the portal is seen at the first sign-on alone. */
export async function lookAtProvider({ oidc, isDemonstration, patience }: Config): Promise<Finding[]> {
  if (!oidc)
    return [
      isDemonstration
        ? right('sign-on', 'The demonstration signs people on by itself.')
        : wrong('sign-on', 'OIDC_ISSUER is not set: nobody can sign on.'),
    ];
  const heard: Date[] = [];
  const way = (): Way => ({
    fetch: async (address, options) => {
      const answer = await fetch(address, options as RequestInit);
      heard.push(new Date(answer.headers.get('date') ?? Date.now()));
      return answer;
    },
    until: AbortSignal.timeout(waitMs * patience),
  });
  try {
    const server = await providerMetadata({ ...oidc, clock: () => new Date(), way }).youngerThan(0);
    const keys = await askProvider(way(), 'keys')(server.jwks_uri ?? '', {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
      redirect: 'manual',
    });
    const set = (await keys.json()) as JSONWebKeySet;
    createLocalJWKSet(set);
    const listed = server.token_endpoint_auth_methods_supported;
    const [auth] = waysOf(oidc, listed);
    const aside = Math.max(0, ...heard.map((at) => Math.abs(at.getTime() - Date.now()) / 1000));
    return [
      right('sign-on', `${server.issuer} answers, with ${set.keys.length} keys.`),
      listed && auth && !listed.includes(auth)
        ? doubtful('sign-on', `It lists ${listed.join(', ')} and not ${auth}, by which the portal shows who it is.`)
        : right('sign-on', `The portal shows who it is by ${auth}.`),
      aside > toleranceSeconds
        ? wrong(
            'clock',
            `Its clock and that of this machine are ${aside.toFixed(0)} seconds apart: tokens would be refused.`,
          )
        : right('clock', 'The clocks of the provider and of this machine agree.'),
    ];
  } catch (error) {
    return [wrong('sign-on', `The provider does not answer as one: ${wordsOf(error)}`)];
  }
}
