import type { ssocallback } from '@laurel/contract/calls/session';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import type { Asked } from '#http/call-context';
import { NotConfirmed } from '#identity/provider-refusal';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { awayPage } from './away.ts';
import { bindPerson } from './bind.ts';
import type { WatchedProvider } from './deps.ts';
import type { Failure } from './failures.ts';
import type { SignOn } from './in-progress.ts';

interface Finishing {
  provider: WatchedProvider;
  publicUrl: string;
  begun: SignOn;
}

/** The member whom the provider's answer names, or why there is none. The provider is asked for more only about somebody whom what came does not name. */
export async function whoSignsOn(
  db: Db,
  { visit, now }: Asked<typeof ssocallback>,
  { provider, publicUrl, begun }: Finishing,
): Promise<number | Failure> {
  const { watch } = provider;
  let claims: readonly string[] | undefined;
  const boundTo = async (person: SignedOnPerson): Promise<number | Failure> => {
    claims = person.claims;
    const bound = await transaction(db, (tx) => bindPerson(tx, person, now));
    return typeof bound === 'function' ? boundTo(await bound()) : bound;
  };
  try {
    const bound = await boundTo(await provider.personAt(new URL(visit.url, publicUrl), begun.checks));
    if (typeof bound !== 'number') watch.refused(visit, bound, { claims });
    return bound;
  } catch (error) {
    if (!(error instanceof NotConfirmed)) return awayPage(error, { visit, watch, returnTo: begun.returnTo });
    watch.refused(visit, error.reason, { behind: error, claims });
    return error.reason;
  }
}
