import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import type { Signature } from '@laurel/contract/calls/groupcards/signature';
import { call } from '#api/call.ts';
import type { Keepsake } from '#keepsake/make-keepsake.ts';
import { groupCardPicture } from '../few-paths.ts';
import { cardIntro, cardTitle } from './occasions.ts';

/** A card whole, with all that was signed and the pictures to it, as it is kept. */
export async function keepsakeOf(card: GroupCard): Promise<Keepsake> {
  const all = await everySignature(card);
  return {
    title: cardTitle(card),
    subtitle: cardIntro(card),
    dir: document.documentElement.dir || 'ltr',
    signatures: await Promise.all(all.map(kept)),
  };
}

async function everySignature({ cardId, list, next }: GroupCard): Promise<Signature[]> {
  const all = [...list];
  // loop: a page each
  for (let after = next; after !== null; ) {
    const page = await call('groupcard', { cardId, after });
    all.push(...page.list);
    after = page.next;
  }
  return all;
}

async function kept({ by, text, picId, strokes, script }: Signature): Promise<Keepsake['signatures'][number]> {
  const picture = picId === '' ? undefined : await pictureOf(picId);
  return {
    ...{ name: by.memberName, words: text, dir: 'auto' },
    ...(picture && { picture }),
    ...(strokes.length > 0 && { strokes }),
    ...(script !== '' && { script }),
  };
}

/** One that is gone meanwhile is left out. */
async function pictureOf(picId: string): Promise<Blob | undefined> {
  const answer = await fetch(groupCardPicture(picId));
  return answer.ok ? answer.blob() : undefined;
}
