import type { Input } from '@laurel/contract/call';
import { contentpublish } from '@laurel/contract/calls/content/contentpublish';
import { contentwithdraw } from '@laurel/contract/calls/content/contentwithdraw';
import { isAcceptedBlock } from '@laurel/contract/rules/content-keys';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { changeText, lockText, type TextKey, type Words, type Writer } from './locked-text.ts';
import { currentVersions } from './queries.ts';
import { renderMarkdown } from './render.ts';
import * as texts from './texts.ts';

export interface Published {
  version: number;
  revision: number;
}

/** Publishes the draft, at once or from a moment on; without one, what members read already, which is the company's own then. */
export async function publishText(tx: Tx, by: Writer, wish: Input<typeof contentpublish>): Promise<Published> {
  const { actor, now } = by;
  const { contentKey: key, language, dateFrom, reason = '', asksAgain = false } = wish;
  if (asksAgain && !isAcceptedBlock(key))
    refuse('badInput', say(texts.notAccepted), { asksAgain: say(texts.notAccepted) });
  if (dateFrom && new Date(dateFrom) <= now)
    refuse('badInput', say(texts.hasPassed), { dateFrom: say(texts.hasPassed) });
  const { draft } = await lockText(tx, contentpublish, by, wish);
  const before = await newest(tx, wish, now);
  if (before.planned) refuse('ruleBroken', say(texts.plannedAlready));
  const words = draft ?? before.current;
  if (!words?.markdown.trim()) refuse('ruleBroken', say(texts.nothingToPublish));
  const at = before.latest > now ? before.latest : now;
  const from = dateFrom ? new Date(dateFrom) : at;
  const version = before.version + 1;
  await tx
    .insertInto('content_versions')
    .values({
      key,
      language,
      version,
      title: words.title,
      markdown: words.markdown,
      html: renderMarkdown(words.markdown),
      from_at: from,
      published_at: at < from ? at : from,
      published_by_id: actor.id,
      reason: reason.trim(),
      asks_again: asksAgain,
    })
    .execute();
  const revision = await changeText(tx, by, wish, null);
  await append(tx, {
    type: 'content.published',
    at: now,
    actorId: actor.id,
    subject: `content:${key}`,
    facts: { language, version, before: before.current?.version ?? 0, from: from.toISOString(), asksAgain },
  });
  return { version, revision };
}

interface Newest {
  /** The last number that was given. */
  version: number;
  /** The last moment from which anything goes. */
  latest: Date;
  current: (Words & { version: number }) | null;
  planned: boolean;
}

async function newest(tx: Tx, { contentKey, language }: TextKey, now: Date): Promise<Newest> {
  const which = sql<boolean>`v.key = ${contentKey} and v.language = ${language}`;
  const { rows } = await sql<{ version: number; latest: Date; planned: boolean }>`
    select coalesce(max(v.version), 0) as version, coalesce(max(v.from_at) filter (where v.withdrawn_at is null), 'epoch') as latest,
      coalesce(bool_or(v.withdrawn_at is null and v.from_at > ${now} and v.from_at > v.published_at), false) as planned
    from content_versions v where ${which}`.execute(tx);
  const { rows: current } = await sql<Words & { version: number }>`
    select title, markdown, version from (${currentVersions(now, which)}) c`.execute(tx);
  const [{ version, latest, planned }] = rows as [Newest];
  return { version, latest, planned, current: current[0] ?? null };
}

/** Takes back what is planned. Its words are the draft again, where nothing else is being written. */
export async function withdrawPlanned(tx: Tx, by: Writer, wish: Input<typeof contentwithdraw>): Promise<number> {
  const { actor, now } = by;
  const { contentKey: key, language, version } = wish;
  const { draft } = await lockText(tx, contentwithdraw, by, wish);
  const { rows } = await sql<Words>`
    update content_versions set withdrawn_at = ${now}
    where key = ${key} and language = ${language} and version = ${version} and withdrawn_at is null and from_at > ${now}
      and from_at > published_at
    returning title, markdown`.execute(tx);
  const [words] = rows;
  if (!words) refuse('ruleBroken', say(texts.notPlanned));
  const revision = await changeText(tx, by, wish, draft ?? words);
  await append(tx, {
    type: 'content.withdrawn',
    at: now,
    actorId: actor.id,
    subject: `content:${key}`,
    facts: { language, version },
  });
  return revision;
}
