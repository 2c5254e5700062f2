import { type RawBuilder, sql } from 'kysely';
import { recordAct } from '#audit/record';
import type { Tx } from '#db/transaction';
import { escapeHtml } from '#escape-html';
import { forgetUnusedBodies } from '#outbox/bodies';
import { forgetPicture } from '#pictures/store';
import { refuse } from '#refuse';

export interface Erased {
  /** Audit entries whose values were taken out. */
  auditEntries: number;
}

/** What stands in the place of a name. */
const nobody = 'a former colleague';

/**
 * Erases a leaver's personal data: name, addresses, birthday, picture and interests, their name in every text, and what was
 * said of them. Points, orders and counts stay as they are, with nobody's name to them; the member number stays too, so that
 * no roster gives it to somebody else. Runs with the rights of the tables'
 * owner, because it also goes into what is append-only.
 */
export async function eraseMember(tx: Tx, memberNumber: string, now: Date): Promise<Erased> {
  const person = await tx
    .selectFrom('members')
    .select(['id', 'member_number', 'firstname', 'known_as', 'surname', 'email', 'cell_num', 'picture_id'])
    .select(['deactivated_at'])
    .where('member_number', '=', memberNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!person) refuse('notFound', `There is no member ${memberNumber}.`);
  if (!person.deactivated_at) {
    refuse('ruleBroken', `${memberNumber} is still active: only who has left the roster can be erased.`);
  }
  await withoutGuards(tx, ['audit_entries', 'awards', 'orders', 'refunds'], async () => {
    await eraseTexts(tx, person);
    await eraseTraces(tx, person, now);
    await eraseRow(tx, person, now);
  });
  const { numAffectedRows: auditEntries = 0n } = await redactAudit(tx, person);
  await recordAct(tx, {
    at: now,
    actorId: null,
    act: 'member erased',
    subject: `member:${person.id}`,
    after: { auditEntriesRedacted: Number(auditEntries) },
  });
  return { auditEntries: Number(auditEntries) };
}

interface Person {
  id: number;
  member_number: string;
  firstname: string;
  known_as: string | null;
  surname: string;
  email: string | null;
  cell_num: string | null;
  picture_id: string | null;
}

const guard = (table: string) => sql.raw(`${table}_append_only`);

async function withoutGuards(tx: Tx, tables: readonly string[], run: () => Promise<void>): Promise<void> {
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger ${guard(table)}`.execute(tx);
  await run();
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger ${guard(table)}`.execute(tx);
}

/** Where people write, and whose texts those are that the person wrote or is meant by. */
function texts({ id }: Person): { table: string; columns: string[]; own: RawBuilder<unknown> }[] {
  return [
    { table: 'nominations', columns: ['reason'], own: sql`by_id = ${id} or nominee_id = ${id}` },
    {
      table: 'reviews',
      columns: ['motivation'],
      own: sql`reviewer_id = ${id} or nomination_id in (select n.id from nominations n where n.nominee_id = ${id} or n.by_id = ${id})`,
    },
    { table: 'recognitions', columns: ['message'], own: sql`from_id = ${id} or to_id = ${id}` },
    {
      table: 'awards',
      columns: ['message'],
      own: sql`by_id = ${id} or id in (select l.award_id from award_lines l where l.to_id = ${id})`,
    },
    { table: 'ideas', columns: ['title', 'idea', 'comment'], own: sql`by_id = ${id}` },
    { table: 'quarter_summaries', columns: ['reason_summary', 'motivation_summary'], own: sql`nominee_id = ${id}` },
    {
      table: 'refunds',
      columns: ['reason'],
      own: sql`order_line_id in (select l.id from order_lines l join orders o on o.id = l.order_id where o.member_id = ${id})`,
    },
    {
      table: 'messages',
      columns: ['subject', 'body_text', 'body_html'],
      own: sql`event in (select 'card:' || r.id from recognitions r where r.from_id = ${id})`,
    },
    {
      table: 'message_bodies',
      columns: ['subject', 'body_text', 'body_html'],
      own: sql`id in (select m.body_id from messages m join recognitions r on m.event = 'card:' || r.id where r.from_id = ${id})`,
    },
    { table: 'contact_messages', columns: ['name', 'email', 'message'], own: sql`false` },
    {
      table: 'competition',
      columns: ['title', 'description', 'textbox_title', 'textbox_description'],
      own: sql`false`,
    },
  ];
}

/** The full name, number and addresses go from every text; from the person's own, each single name goes too. */
async function eraseTexts(tx: Tx, person: Person): Promise<void> {
  const firstnames = [person.firstname, person.known_as].filter((name) => name !== null && name !== '');
  const full = firstnames.map((name) => `${name} ${person.surname}`);
  const known = [...full, person.member_number, person.email, person.cell_num].filter((text) => text !== null);
  const everywhere = patternOf(known);
  const inOwn = patternOf([...known, ...firstnames.filter((name) => name !== null), person.surname]);
  for (const { table, columns, own } of texts(person)) {
    for (const column of columns) {
      const at = sql.ref(column);
      await sql`
        update ${sql.table(table)} set ${at} = regexp_replace(${at}, case when ${own} then ${inOwn} else ${everywhere} end, ${nobody}, 'gi')
        where (${own} and ${at} ~* ${inOwn}) or ${at} ~* ${everywhere}`.execute(tx);
    }
  }
}

/** Any of these as whole words, also as HTML spells them; the longest first, so that a name goes whole. */
function patternOf(words: readonly string[]): string {
  const spelt = [...new Set(words.flatMap((word) => [word, escapeHtml(word)]))]
    .filter((word) => word.trim() !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return `(?<![[:alnum:]])(?:${spelt.join('|')})(?![[:alnum:]])`;
}

/** Messages to the person, what they wrote to the portal, their sign-ons, keys and numbers of orders. */
async function eraseTraces(tx: Tx, { id, email }: Person, now: Date): Promise<void> {
  await sql`
    update messages set address = 'erased', reply_to = null, subject = '', body_text = '', body_html = null, last_error = null, picture = null,
      body_id = null, parts = null, state = case state when 'promised' then 'undeliverable' else state end, ended_at = coalesce(ended_at, ${now})
    where member_id = ${id}`.execute(tx);
  await forgetUnusedBodies(tx);
  await sql`update messages set reply_to = null where lower(reply_to) = lower(${email ?? ''})`.execute(tx);
  await sql`update message_attempts set detail = null where message_id in (select m.id from messages m where m.member_id = ${id})`.execute(
    tx,
  );
  await sql`delete from contact_messages where member_id = ${id} or lower(email) = lower(${email ?? ''})`.execute(tx);
  await sql`update orders set cell_num = '' where member_id = ${id}`.execute(tx);
  for (const table of ['tokens', 'login_codes', 'identities'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', id).execute();
  }
  await tx.deleteFrom('idempotency_keys').where('scope', '=', `member:${id}`).execute();
  await tx
    .deleteFrom('rate_counters')
    .where('subject', '=', `email:${(email ?? '').toLowerCase()}`)
    .execute();
}

async function eraseRow(tx: Tx, { id, picture_id }: Person, now: Date): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      firstname: 'Former',
      known_as: null,
      surname: 'colleague',
      email: null,
      cell_num: null,
      hire_date: null,
      dob_day: null,
      dob_month: null,
      get_to_know: false,
      hobbies: '',
      dreams: '',
      search_text: '',
      picture_id: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (picture_id) await forgetPicture(tx, picture_id);
}

/** Entries about the person, or that name them: what was done, when and by whom stays; the values go. */
async function redactAudit(tx: Tx, person: Person) {
  const words = [person.email, person.cell_num, person.surname, person.firstname, person.known_as];
  const pattern = patternOf(words.filter((word) => word !== null));
  await sql`alter table audit_entries disable trigger audit_entries_append_only`.execute(tx);
  const result = await sql`
    update audit_entries set before = null, after = null, is_redacted = true
    where subject = ${`member:${person.id}`} or before::text ~* ${pattern} or after::text ~* ${pattern}`.execute(tx);
  await sql`alter table audit_entries enable trigger audit_entries_append_only`.execute(tx);
  return result;
}
