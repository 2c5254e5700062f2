import type { Input } from '@laurel/contract/call';
import type { contentblockadd } from '@laurel/contract/calls/content/contentblockadd';
import { contentBlocksMax } from '@laurel/contract/limits';
import { isPortalBlock, takenAddresses } from '@laurel/contract/rules/content-keys';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import type { Writer } from './locked-text.ts';
import * as texts from './texts.ts';

/** Begins a page of the company's own, or takes up one that was retired, with all its versions. */
export async function addBlock(tx: Tx, { actor, now }: Writer, wish: Input<typeof contentblockadd>): Promise<void> {
  const { contentKey: key, access, language } = wish;
  const title = wish.title.trim();
  const fault = addressFault(key);
  if (fault) refuse('badInput', fault, { contentKey: fault });
  await sql`lock table content_blocks in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ blocks: number; isRetired: boolean | null }>`
    select count(*)::int as blocks, bool_or(retired_at is not null) filter (where key = ${key}) as "isRetired" from content_blocks`.execute(
    tx,
  );
  const [{ blocks, isRetired }] = rows as [{ blocks: number; isRetired: boolean | null }];
  if (isRetired === false) refuse('alreadyExists', say(texts.addressInUse), { contentKey: say(texts.addressInUse) });
  if (isRetired === null && blocks >= contentBlocksMax)
    refuse('ruleBroken', say(texts.blocksAtMost, { max: contentBlocksMax }));
  await sql`
    insert into content_blocks (key, title, markdown, html, access, language, updated_at)
    values (${key}, ${title}, '', '', ${access}, ${language}, ${now})
    on conflict (key) do update set access = excluded.access, language = excluded.language, retired_at = null, updated_at = excluded.updated_at`.execute(
    tx,
  );
  await sql`
    insert into content_drafts as d (key, language, revision, changed_at, changed_by_id, title, markdown)
    values (${key}, ${language}, 1, ${now}, ${actor.id}, ${title}, '')
    on conflict (key, language) do update set revision = d.revision + 1, changed_at = excluded.changed_at, changed_by_id = excluded.changed_by_id,
      title = coalesce(d.title, excluded.title), markdown = coalesce(d.markdown, excluded.markdown)`.execute(tx);
  await append(tx, {
    type: 'content.block.added',
    at: now,
    actorId: actor.id,
    subject: `content:${key}`,
    facts: { access },
  });
}

/** Takes a page of the company's own away from its address. */
export async function retireBlock(tx: Tx, { actor, now }: Writer, key: string): Promise<void> {
  if (isPortalBlock(key)) refuse('ruleBroken', say(texts.neverRetired));
  const { rows } = await sql<{ isRetired: boolean }>`
    select retired_at is not null as "isRetired" from content_blocks where key = ${key} for update`.execute(tx);
  const [block] = rows;
  if (!block) notFound();
  if (block.isRetired) return;
  await sql`update content_blocks set retired_at = ${now}, updated_at = ${now} where key = ${key}`.execute(tx);
  await append(tx, {
    type: 'content.block.retired',
    at: now,
    actorId: actor.id,
    subject: `content:${key}`,
    facts: {},
  });
}

function addressFault(key: string): string | undefined {
  if (!/^[a-z0-9-]{1,60}$/.test(key)) return say(texts.addressLetters);
  return takenAddresses.includes(key) || isPortalBlock(key) ? say(texts.addressTaken) : undefined;
}
