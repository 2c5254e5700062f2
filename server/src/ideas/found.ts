import type { FoundIdea } from '@laurel/contract/calls/search/find';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { hasOpenIdeas } from '#directory/idea-scope';
import { openIdeas } from './open-queries.ts';

/** Shared ideas that the reader sees, by their words, the newest first; nothing where there are no ideas of all. */
export async function ideasFound(
  tx: Tx,
  actor: Actor,
  { search, most }: { search: string; most: number },
): Promise<{ list: FoundIdea[]; isMore: boolean }> {
  if (!hasOpenIdeas(actor)) return { list: [], isMore: false };
  const found = await openIdeas(tx, actor, { search, limit: most + 1 });
  return { list: found.slice(0, most).map(ideaOf), isMore: found.length > most };
}

function ideaOf({ ideaBoxId, title, idea, date, by, stage }: FoundIdea): FoundIdea {
  return { ideaBoxId, title, idea, date, by, stage };
}
