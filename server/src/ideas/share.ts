import type { Input, Output } from '@laurel/contract/call';
import type { shareidea } from '@laurel/contract/calls/ideas/shareidea';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustBeOn } from '#directory/features';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import * as texts from './texts.ts';

/** Shares one of the actor's own ideas with the colleagues of their site, or keeps it between them and the office again. */
export async function shareIdea(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { ideaBoxId, isShared }: Input<typeof shareidea>,
): Promise<Output<typeof shareidea>> {
  mustBeOn('ideas', actor);
  const { rows } = await sql<{ id: number; isSharedNow: boolean }>`
    select id, shared_site is not null as "isSharedNow" from ideas where id = ${ideaBoxId}::bigint and by_id = ${actor.id} for update`.execute(
    tx,
  );
  const { id, isSharedNow } = rows[0] ?? notFound();
  if (isSharedNow !== isShared) {
    await (isShared ? openToSite(tx, { id, site: actor.siteTemplate }) : closeAgain(tx, id));
    await append(tx, {
      ...{ type: 'idea.shared', at: now, actorId: actor.id, subject: `idea:${id}` },
      ...{ concerns: [actor.id], facts: { shared: isShared } },
    });
  }
  return { message: say(isShared ? texts.shared : texts.notSharedAnyMore) };
}

/** From now on it is found there by what it says. */
export async function openToSite(tx: Tx, { id, site }: { id: number; site: string }): Promise<void> {
  await sql`
    update ideas set shared_site = ${site}, search_text = searched(coalesce((
      select string_agg(text, ' ' order by of desc) from words where of in ('idea.title', 'idea.text') and of_id = ideas.id), ''))
    where id = ${id}`.execute(tx);
}

async function closeAgain(tx: Tx, id: number): Promise<void> {
  await sql`update ideas set shared_site = null, search_text = '' where id = ${id}`.execute(tx);
}
