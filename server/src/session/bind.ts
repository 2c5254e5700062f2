import { type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import type { SignedOnPerson } from '#identity/signed-on-person';
import { openWallet } from '#ledger/accounts';
import type { Failure } from './failures.ts';

/**
 * The member behind a person of the identity provider. The first sign-on binds the two: by the employee number or, failing
 * that, by a verified e-mail address of the roster. From then on only issuer and subject count, so that changing the
 * e-mail address in the profile never changes who one is. Answers the member's id, or why nobody is bound; where what came
 * names nobody and the provider may tell more, how to ask for it.
 */
export async function bindPerson(tx: Tx, person: SignedOnPerson, now: Date): Promise<number | Failure | More> {
  const { issuer, subject } = person;
  const bound = await boundMember(tx, person);
  if (bound) return bound.deactivated_at ? 'inactive' : bound.id;
  const named = await rosterMember(tx, person);
  if (typeof named !== 'object') return named;
  const member = await whoStays(tx, named);
  if (member.deactivated_at) return 'inactive';
  await sql`
    insert into identities (issuer, subject, member_id, bound_at) values (${issuer}, ${subject}, ${named.id}, ${now})
    on conflict do nothing`.execute(tx);
  // Where somebody was first, it may have been they themselves, in another tab.
  if ((await boundMember(tx, person))?.id !== member.id) return 'linked';
  if (!member.registered_at) {
    await tx.updateTable('members').set({ registered_at: now, updated_at: now }).where('id', '=', member.id).execute();
    await tx.updateTable('profiles').set({ asks_picture: true }).where('member_id', '=', member.id).execute();
    await append(tx, {
      type: 'member.registered',
      at: now,
      actorId: member.id,
      subject: `member:${member.id}`,
      concerns: [member.id],
      facts: {},
    });
  }
  await openWallet(tx, member.id, now);
  return member.id;
}

/** Of an account that was merged whoever stands for it. */
function boundMember(tx: Tx, { issuer, subject }: SignedOnPerson) {
  return tx
    .selectFrom('identities')
    .innerJoin('members as own', 'own.id', 'identities.member_id')
    .innerJoin('members', (join) => join.on(sql<SqlBool>`members.id = coalesce(own.merged_into_id, own.id)`))
    .select(['members.id', 'members.deactivated_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

type More = NonNullable<SignedOnPerson['more']>;

async function rosterMember(tx: Tx, { employeeNumber, email, more }: SignedOnPerson) {
  // The number decides, so it is asked for before an address is taken.
  if (employeeNumber === null && more) return more;
  const members = tx
    .selectFrom('members')
    .select(['id', 'deactivated_at', 'registered_at', 'merged_into_id'])
    .forUpdate('members');
  if (employeeNumber !== null) {
    const found = await members.where('member_number', '=', employeeNumber).executeTakeFirst();
    if (found) return found;
  }
  if (email === null && more) return more;
  if (email === null) return employeeNumber === null ? 'nameless' : 'unknown';
  const found = await members
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .where(sql`lower(roster_email)`, '=', email.toLowerCase())
    .orderBy(sql`deactivated_at nulls first`)
    .executeTakeFirst();
  return found ?? 'unknown';
}

interface Found {
  id: number;
  deactivated_at: Date | null;
  registered_at: Date | null;
  merged_into_id: number | null;
}

async function whoStays(tx: Tx, member: Found): Promise<Found> {
  if (member.merged_into_id === null) return member;
  return tx
    .selectFrom('members')
    .select(['id', 'deactivated_at', 'registered_at', 'merged_into_id'])
    .where('id', '=', member.merged_into_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
