import type { Input } from '@laurel/contract/call';
import { savelook } from '@laurel/contract/calls/looks';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith } from '#errors/refuse';
import { lockLooks, saveLook } from '#sites/save';
import { lastLook } from './queries.ts';
import * as texts from './texts.ts';

/** Saves a site's look for who has seen the last one; others are told whose that is. */
export async function changeLook(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { site, document, reason, basedOn }: Input<typeof savelook>,
): Promise<number> {
  await lockLooks(tx);
  const last = await lastLook(tx, site);
  if (last && last.look !== basedOn) {
    const { look, by, savedAt } = last;
    throw refusalWith(
      savelook,
      { code: 'changedMeanwhile', words: say(texts.quicker, { by: by === '' ? 'portal' : 'member', name: by }) },
      { look, changedBy: by, dateChanged: savedAt.toISOString() },
    );
  }
  return saveLook(tx, { site, document, byId: actor.id, reason: reason.trim(), now });
}
