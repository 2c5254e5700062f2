import type { Input } from '@laurel/contract/call';
import type { ideasubmit } from '@laurel/contract/calls/ideas/ideasubmit';
import { programme } from '@laurel/contract/programme/programme';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustBeOn } from '#directory/features';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { openToSite } from './share.ts';

/** Puts an idea into the idea box, where it awaits its review; its author may share it with the colleagues of their site. */
export async function submitIdea(
  tx: Tx,
  { by, now }: { by: Actor; now: Date },
  { category, title, idea, isShared = false }: Input<typeof ideasubmit>,
): Promise<string> {
  if (isShared) mustBeOn('openIdeas', by);
  const byId = by.id;
  const { id } = await tx
    .insertInto('ideas')
    .values({ by_id: byId, category, programme_version: programme().version, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { ofId: id, byId, aboutId: null };
  await keepWords(tx, [
    { of: 'idea.title', ...words, text: title.trim() },
    { of: 'idea.text', ...words, text: idea.trim() },
  ]);
  if (isShared) await openToSite(tx, { id, site: by.siteTemplate });
  await append(tx, { type: 'idea.submitted', at: now, actorId: byId, subject: `idea:${id}`, facts: { category } });
  return String(id);
}
