import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { escapeHtml } from '#escape-html';

export interface Words {
  /** Of an e-mail. */
  subject?: string;
  text: string;
  html?: string;
  /** The name of a drawing that the HTML shows as `cid:picture`. */
  picture?: string;
}

/** What in a shared body is one reader's own: {name} and {link} stand for these. */
export interface Parts {
  name: string;
  link: string;
}

/** Text that stands in a shared body as it is, whatever braces people typed. */
export function literal(text: string): string {
  return text.replaceAll('{', '{{');
}

/** A shared body in the reader's own words. What a part holds is never read as a body again. */
export function filled(body: string, parts: Parts): string {
  return body.replace(/\{\{|\{(name|link)\}/g, (found, part?: keyof Parts) => (part ? parts[part] : found.slice(1)));
}

export function filledHtml(body: string, { name, link }: Parts): string {
  return filled(body, { name: escapeHtml(name), link: escapeHtml(link) });
}

/** Stores each body once, and answers its id. */
export async function storeBodies(tx: Tx, bodies: readonly Words[]): Promise<Map<Words, number>> {
  const distinct = [...new Set(bodies)];
  if (distinct.length === 0) return new Map();
  const rows = distinct.map(({ subject = '', text, html = null, picture = null }) => ({
    subject: oneLine(subject),
    body_text: text,
    body_html: html,
    picture,
  }));
  const stored = await tx.insertInto('message_bodies').values(rows).returning('id').execute();
  return new Map(distinct.map((body, i) => [body, (stored[i] as { id: number }).id]));
}

/** Messages with the body that they may share. */
export function messagesWithBodies(on: Db | Tx) {
  return on
    .selectFrom('messages')
    .leftJoin('message_bodies as body', 'body.id', 'messages.body_id')
    .selectAll('messages')
    .select([
      'body.subject as shared_subject',
      'body.body_text as shared_text',
      'body.body_html as shared_html',
      'body.picture as shared_picture',
    ]);
}

type ReadMessage = Awaited<ReturnType<ReturnType<typeof messagesWithBodies>['executeTakeFirstOrThrow']>>;

/** What a message says: its own words, or the shared body with the reader's parts in it. */
export function wordsOf(message: ReadMessage) {
  if (message.body_id === null) {
    const { subject, body_text: text, body_html: html, picture } = message;
    return { subject, text, html, picture };
  }
  const { shared_subject: subject, shared_text: text, shared_html: html, shared_picture: picture } = message;
  const parts = message.parts as unknown as Parts;
  return {
    subject: filled(subject ?? '', parts),
    text: filled(text ?? '', parts),
    html: html === null ? null : filledHtml(html, parts),
    picture,
  };
}

/** Deletes bodies that no message speaks with any more. */
export async function forgetUnusedBodies(on: Db | Tx): Promise<void> {
  await sql`delete from message_bodies b where not exists (select from messages m where m.body_id = b.id)`.execute(on);
}

/** A subject is a header: whatever people typed into it stays on its line. */
export function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
