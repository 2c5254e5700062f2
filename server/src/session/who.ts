import type { ssocallback } from '@laurel/contract/calls/session/ssocallback';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import type { Asked } from '#http/call-context';
import { NotConfirmed } from '#identity/provider-refusal';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { awayPage } from './away.ts';
import { bindPerson } from './bind.ts';
import type { SessionDeps, WatchedProvider } from './deps.ts';
import type { Failure } from './failures.ts';
import type { SignOn } from './in-progress.ts';
import { namesOf, type SignOnNames } from './sign-on-names.ts';

interface Finishing {
  provider: WatchedProvider;
  publicUrl: string;
  begun: SignOn;
  welcome: SessionDeps['welcome'];
}

/** Who signed on, and in which session of the provider. */
export interface SignedOn {
  memberId: number;
  names: SignOnNames;
  issuedAt: Date;
}

/** Where somebody goes who is nobody yet, and begins the company. */
interface Welcomed {
  beginsAt: string;
}

/** The member whom the provider's answer names, or why there is none. The provider is asked for more only about somebody whom what came does not name. */
export async function whoSignsOn(
  db: Db,
  { visit, now }: Asked<typeof ssocallback>,
  { provider, publicUrl, begun, welcome }: Finishing,
): Promise<SignedOn | Welcomed | Failure> {
  const { watch } = provider;
  let claims: readonly string[] | undefined;
  const boundTo = async (person: SignedOnPerson): Promise<SignedOn | Welcomed | Failure> => {
    claims = person.claims;
    const bound = await transaction(db, (tx) => bindPerson(tx, person, now));
    if (typeof bound === 'function') return boundTo(await bound());
    const beginsAt = bound === 'unknown' ? await welcome(db, person, now) : undefined;
    if (beginsAt !== undefined) return { beginsAt };
    return typeof bound === 'number' ? { memberId: bound, names: namesOf(person), issuedAt: person.issuedAt } : bound;
  };
  try {
    const bound = await boundTo(await provider.personAt(new URL(visit.url, publicUrl), begun.checks));
    if (typeof bound === 'string') watch.refused(visit, bound, { claims });
    return bound;
  } catch (error) {
    if (!(error instanceof NotConfirmed)) return awayPage(error, { visit, watch, returnTo: begun.returnTo });
    watch.refused(visit, error.reason, { behind: error, claims });
    return error.reason;
  }
}
