import type { Input } from '@laurel/contract/call';
import type { ideasubmit } from '@laurel/contract/calls/ideas';
import { programme } from '@laurel/contract/programme/programme';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { keepWords } from '#words/keep';

/** Puts an idea into the idea box, where it awaits its review. */
export async function submitIdea(
  tx: Tx,
  { byId, now }: { byId: number; now: Date },
  { category, title, idea }: Input<typeof ideasubmit>,
): Promise<string> {
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
  await append(tx, { type: 'idea.submitted', at: now, actorId: byId, subject: `idea:${id}`, facts: { category } });
  return String(id);
}
