import type { Call } from '@laurel/contract/call';
import type { Language } from '@laurel/contract/languages';
import { isPortalBlock } from '@laurel/contract/rules/content-keys';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import * as texts from './texts.ts';

/** A block in one language. */
export interface TextKey {
  contentKey: string;
  language: Language;
}

export interface Changing extends TextKey {
  /** As it was when who changes it looked. */
  revision: number;
}

export interface Writer {
  actor: Actor;
  now: Date;
}

export interface Words {
  title: string;
  markdown: string;
}

interface Locked {
  /** What is being written. */
  draft: Words | null;
}

/** A call whose refusal tells who was quicker. */
type Refusing = Call & { refusals: typeof import('@laurel/contract/calls/content/content-text').quicker.refusals };

/**
 * Locks a text for whoever changes it, and refuses those who looked at it before somebody else changed it. A block that is being
 * retired is waited for.
 */
export async function lockText(tx: Tx, call: Refusing, { actor, now }: Writer, wish: Changing): Promise<Locked> {
  const { contentKey: key, language, revision } = wish;
  const { rows: blocks } = await sql<{ isRetired: boolean }>`
    select retired_at is not null as "isRetired" from content_blocks where key = ${key} for key share`.execute(tx);
  const [block] = blocks;
  if (!block) notFound();
  if (block.isRetired && !isPortalBlock(key)) refuse('ruleBroken', say(texts.isRetired));
  await sql`
    insert into content_drafts (key, language, revision, changed_at, changed_by_id) values (${key}, ${language}, 0, ${now}, ${actor.id})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<LockedRow>`
    select d.revision, d.title, d.markdown, d.changed_at as "changedAt", p.display_name as "changedBy"
    from content_drafts d join people p on p.id = d.changed_by_id
    where d.key = ${key} and d.language = ${language} for update of d`.execute(tx);
  const [text] = rows as [LockedRow];
  if (text.revision !== revision)
    throw refusalWith(
      call,
      { code: 'changedMeanwhile', words: say(texts.quicker, { name: text.changedBy }) },
      { changedBy: text.changedBy, dateChanged: text.changedAt.toISOString(), revision: text.revision },
    );
  const { title, markdown } = text;
  return { draft: title === null || markdown === null ? null : { title, markdown } };
}

interface LockedRow {
  revision: number;
  title: string | null;
  markdown: string | null;
  changedAt: Date;
  changedBy: string;
}

/** Ends what `lockText` began: the draft as it is now, and the revision that who goes on writing sends along. */
export async function changeText(
  tx: Tx,
  { actor, now }: Writer,
  { contentKey, language, revision }: Changing,
  draft: Words | null,
): Promise<number> {
  await sql`
    update content_drafts set revision = ${revision + 1}, changed_at = ${now}, changed_by_id = ${actor.id},
      title = ${draft?.title ?? null}, markdown = ${draft?.markdown ?? null}
    where key = ${contentKey} and language = ${language}`.execute(tx);
  return revision + 1;
}
