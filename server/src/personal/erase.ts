import type { ErasureGround } from '@laurel/contract/events';
import { rateLimits } from '@laurel/contract/rules/rate-limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { forgetPicture } from '#pictures/store';
import * as texts from './texts.ts';

interface Erasing {
  /** Null for the operator. */
  actorId: number | null;
  ground?: ErasureGround;
}

const operator: Erasing = { actorId: null };

export interface Erased {
  /** Events and entries of the audit whose personal values are gone. */
  values: number;
}

/**
 * Erases a leaver's personal data: name, addresses, birthday, picture and interests, and the words that they wrote or that
 * were written of them. All of it is found by the person's id, never by a name: names are words of other people's sentences
 * too. Points, orders and counts stay as they are, with nobody's name to them; the member number stays too, so that no
 * roster gives it to somebody else. Everything that goes is deleted from where it lies, and locks no row of anybody else.
 */
export async function eraseMember(
  tx: Tx,
  memberNumber: string,
  now: Date,
  { actorId, ground }: Erasing = operator,
): Promise<Erased> {
  const person = await tx
    .selectFrom('members')
    .leftJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['id', 'email', 'roster_email', 'picture_id', 'deactivated_at', 'merged_into_id'])
    .where('member_number', '=', memberNumber)
    .forUpdate('members')
    .executeTakeFirst();
  if (!person) refuse('notFound', say(texts.noMember, { number: memberNumber }));
  if (!person.deactivated_at) {
    refuse('ruleBroken', say(texts.stillHere, { number: memberNumber }));
  }
  if (person.merged_into_id !== null) refuse('ruleBroken', say(texts.isMerged, { number: memberNumber }));
  let values = 0;
  // loop: the accounts that were merged into theirs, a few at most
  for (const one of [...(await mergedInto(tx, person.id)), person]) values += await eraseOne(tx, one, now);
  const subject = `member:${person.id}` as const;
  await append(tx, {
    type: 'member.erased',
    at: now,
    actorId,
    subject,
    concerns: [person.id],
    facts: { values, ...(ground && { ground }) },
  });
  return { values };
}

/** Their other accounts, which go with them. */
function mergedInto(tx: Tx, id: number): Promise<Person[]> {
  return tx
    .selectFrom('members')
    .leftJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['id', 'email', 'roster_email', 'picture_id'])
    .where('merged_into_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Answers of how many events and entries the values are gone. */
async function eraseOne(tx: Tx, person: Person, now: Date): Promise<number> {
  const values = await eraseParticulars(tx, person.id);
  await eraseMessages(tx, person.id, now);
  await eraseWords(tx, person.id);
  await eraseTraces(tx, person, now);
  await eraseProfile(tx, person, now);
  return values;
}

interface Person {
  id: number;
  email: string | null;
  roster_email: string | null;
  picture_id: string | null;
}

/** Of events and audit entries that are about the person: what was done, when and by whom stays; the values go. */
async function eraseParticulars(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with particulars as (delete from event_particulars where about @> array[${id}::bigint] returning 1),
      audited as (delete from audit_values where about @> array[${id}::bigint] returning 1)
    select (select count(*) from particulars) + (select count(*) from audited) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Messages to the person stay as facts, without an address; what is promised and not sent has nobody to go to any more. The words
 * of messages are found at delivery; those that a former release wrote go with whomever they are about.
 */
async function eraseMessages(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`delete from carried_words where about @> array[${id}::bigint]`.execute(tx);
  await sql`
    update message_attempts set detail = null where message_id in (select id from messages where member_id = ${id})`.execute(
    tx,
  );
  await sql`
    update messages set address = null, last_error = null, state = case when state in ('promised', 'held', 'stuck') then 'undeliverable' else state end,
      ended_at = coalesce(ended_at, ${now})
    where member_id = ${id}`.execute(tx);
}

/**
 * What the person wrote, what was written of them, and what others wrote of nominations that they made: what it was written
 * on stays. An award to several is not about one of them.
 */
async function eraseWords(tx: Tx, id: number): Promise<void> {
  await sql`delete from words where by_id = ${id} or about_id = ${id}`.execute(tx);
  await sql`
    delete from words where of = 'review.motivation' and of_id in (
      select r.id from reviews r join nominations n on n.id = r.nomination_id where n.by_id = ${id})`.execute(tx);
  await sql`update competition_winners set sentence = '' where sentence <> '' and (member_id = ${id} or named_by_id = ${id})`.execute(
    tx,
  );
  await sql`update contact_entries set text = '' where text <> '' and by_id = ${id}`.execute(tx);
  await tx.deleteFrom('order_contacts').where('member_id', '=', id).execute();
}

/** What they wrote to the portal, their sign-ons, keys and counters. */
async function eraseTraces(tx: Tx, person: Person, now: Date): Promise<void> {
  const { id } = person;
  const addresses = addressesOf(person);
  const written = sql`select id from contact_messages where member_id = ${id} or lower(email) = any(${addresses}::text[])`;
  await sql`
    update messages set address = null, last_error = null
    where letter = 'contact answer' and about_id in (select e.id from contact_entries e where e.contact_id in (${written}))`.execute(
    tx,
  );
  await sql`delete from contact_messages where id in (${written})`.execute(tx);
  await sql`delete from contact_spam where email = any(${addresses}::text[])`.execute(tx);
  const counted = [`member:${id}`, ...addresses.map((address) => `email:${address}`)];
  await tx
    .deleteFrom('rate_counters')
    .where('name', 'in', Object.keys(rateLimits))
    .where('subject', 'in', counted)
    .execute();
  // loop: a few tables
  for (const table of [
    'tokens',
    'last_sign_ons',
    'login_codes',
    'identities',
    'email_confirmations',
    'announcement_dismissals',
    'by_hand',
    'notices',
    'notice_choices',
    'anniversary_awards',
    'digests',
    'push_devices',
    'visibility_choices',
    'reactions',
    'idea_votes',
    'group_card_people',
  ] as const) {
    await tx.deleteFrom(table).where('member_id', '=', id).execute();
  }
  await sql`update ideas set shared_site = null, search_text = '' where by_id = ${id} and shared_site is not null`.execute(
    tx,
  );
  // What they named others in goes with its words.
  await sql`delete from comment_mentions where comment_id in (select id from comments where by_id = ${id})`.execute(tx);
  await sql`update comments set removed_at = ${now} where by_id = ${id} and removed_at is null`.execute(tx);
  await eraseSignatures(tx, id, now);
  await sql`delete from upload_differences where thing in ('member', 'byHand') and thing_id = ${id}`.execute(tx);
  await tx.deleteFrom('idempotency_keys').where('scope', '=', `member:${id}`).execute();
}

/** What they signed for others, and what others signed for them: drawings and pictures. */
async function eraseSignatures(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`
    with gone as (
      select x.id, x.picture_id from group_card_signatures x
      where x.by_id = ${id} or x.card_id in (select c.id from group_cards c where c.member_id = ${id})
    ), emptied as (
      update group_card_signatures x set strokes = null, picture_id = null, removed_at = coalesce(x.removed_at, ${now}) from gone where gone.id = x.id
      returning gone.picture_id
    )
    delete from pictures p using emptied where p.id = emptied.picture_id`.execute(tx);
  await sql`update group_card_people set asked_by_id = null where asked_by_id = ${id}`.execute(tx);
}

function addressesOf({ email, roster_email }: Person): string[] {
  return [email, roster_email].filter((address) => address !== null).map((address) => address.toLowerCase());
}

async function eraseProfile(tx: Tx, { id, picture_id }: Person, now: Date): Promise<void> {
  await tx.deleteFrom('profiles').where('member_id', '=', id).execute();
  await tx.updateTable('members').set({ erased_at: now, updated_at: now }).where('id', '=', id).execute();
  if (picture_id) await forgetPicture(tx, picture_id);
}
