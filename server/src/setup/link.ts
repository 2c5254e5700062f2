import { say } from '@laurel/contract/say';
import { setupLinkWrong } from '@laurel/contract/texts';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { refuse } from '#errors/refuse';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { newSecret, secretHash } from '#secrets/secrets';

/** Where the link leads; what follows `#` stays in the browser. */
const door = '/setup/begin#';
const linkSeconds = 86_400;

export interface FirstAdministrator {
  /** Their e-mail address or member number, as the identity provider tells it; undefined where nobody is named. */
  named: string | undefined;
  /** Whether somebody can sign on at all. */
  canSignOn: boolean;
}

/**
 * At a start: the path that leads the first administrator in, where nobody is here yet, or where they have no other way back.
 * It works once, for a day; each start makes the ones before it useless.
 */
export function offerSetup(db: Db, { named, canSignOn }: FirstAdministrator, now: Date): Promise<string | undefined> {
  return transaction(db, async (tx) => {
    const { isEmpty, returns } = await lockBeginning(tx);
    if ((named !== undefined && canSignOn) || !(isEmpty || returns)) {
      await tx.deleteFrom('setup_links').execute();
      return undefined;
    }
    return door + (await keepLink(tx, null, now));
  });
}

/** Of somebody who signed on and is nobody yet: where they begin the company, when they are the one who is named for it. */
export function welcomeFirst(
  db: Db,
  person: SignedOnPerson,
  { named, now }: { named: string | undefined; now: Date },
): Promise<string | undefined> {
  if (named === undefined || !isNamed(person, named)) return Promise.resolve(undefined);
  return transaction(db, async (tx) => {
    const { isEmpty } = await lockBeginning(tx);
    return isEmpty ? door + (await keepLink(tx, person, now)) : undefined;
  });
}

function isNamed({ employeeNumber, email }: SignedOnPerson, named: string): boolean {
  return employeeNumber === named || email?.toLowerCase() === named.toLowerCase();
}

async function keepLink(tx: Tx, person: SignedOnPerson | null, now: Date): Promise<string> {
  const secret = newSecret();
  const link = {
    secret_hash: secretHash(secret),
    expires_at: new Date(now.getTime() + linkSeconds * 1000),
    issuer: person?.issuer ?? null,
    subject: person?.subject ?? null,
    email: person?.email ?? null,
    member_number: person?.employeeNumber ?? null,
  };
  await tx
    .insertInto('setup_links')
    .values(link)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(link))
    .execute();
  return secret;
}

/** Whoever the administrator is who comes back. */
interface Returning {
  id: number;
  name: string;
}

export interface Beginning {
  isEmpty: boolean;
  /** Who began, and has no other way in: they have never signed on through the identity provider. */
  returns: Returning | null;
}

/** How far the beginning is; two who begin at once wait for each other. */
export async function lockBeginning(tx: Tx): Promise<Beginning> {
  await sql`insert into setup default values on conflict do nothing`.execute(tx);
  await sql`select from setup for update`.execute(tx);
  return beginning(tx);
}

export async function beginning(on: Db): Promise<Beginning> {
  const { rows } = await sql<{ isEmpty: boolean; id: number | null; name: string | null }>`
    select not exists (select from members) as "isEmpty", m.id, m.display_name as name
    from (select) one left join setup s on true
    left join people m on m.id = s.administrator_id and m.deactivated_at is null
      and not exists (select from identities i where i.member_id = m.id)`.execute(on);
  const { isEmpty = false, id = null, name = '' } = rows[0] ?? {};
  return { isEmpty, returns: id === null ? null : { id, name: name ?? '' } };
}

/** What the link of this secret knows. */
export interface OpenLink {
  issuer: string | null;
  subject: string | null;
  email: string | null;
  memberNumber: string | null;
}

/** The link of this secret as it is, for who only looks. */
export async function linkOf(on: Db, secret: string, now: Date): Promise<OpenLink> {
  const { rows } = await sql<OpenLink>`
    select issuer, subject, email, member_number as "memberNumber" from setup_links
    where secret_hash = ${secretHash(secret)} and expires_at > ${now}`.execute(on);
  return rows[0] ?? refuse('signOnFailed', say(setupLinkWrong));
}

/** The same for who goes through: nobody does it a second time. */
export async function useLink(tx: Tx, secret: string, now: Date): Promise<OpenLink> {
  const link = await linkOf(tx, secret, now);
  await tx.deleteFrom('setup_links').execute();
  return link;
}
