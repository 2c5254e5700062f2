import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import { say } from '@laurel/contract/say';
import { secondsWords } from '#asking/ask';
import type { Deed, Deeds } from '#asking/deed';
import { secondsNow } from '#asking/steps';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { type Actor, lockActors } from '#directory/actor';
import { Refusal, refuse } from '#errors/refuse';
import * as usual from '#texts/texts';
import { agree } from './agree.ts';
import { askerOf, decide, fileOf, lockApproval, lockSubject } from './queries.ts';
import { mustBeTheirsToDecide } from './rules.ts';
import * as texts from './texts.ts';

interface Confirming {
  by: Actor;
  now: Date;
  approvalId: string;
}

/**
 * Confirms what was asked, and does it as who asked once every step is over: both or neither. Answers what to tell, and who is next where
 * others are.
 */
export function confirmApproval(db: Db, deeds: Deeds, { by, now, approvalId }: Confirming): Promise<string> {
  return transaction(db, async (tx) => {
    const askerId = await askerOf(tx, approvalId);
    const actors = await lockActors(tx, [askerId, by.id], { changes: false, now });
    const confirmer = actors.get(by.id);
    if (!confirmer) throw new Refusal('signedOut', say(usual.signOn));
    const asked = await lockApproval(tx, confirmer, approvalId);
    mustBeTheirsToDecide(asked, confirmer.id);
    const asker = actors.get(askerId) ?? refuse('ruleBroken', say(texts.askerGone));
    const agreed = await agree(tx, asked, { by: confirmer, now });
    if (agreed !== 'last') {
      const others = secondsWords(await secondsNow(tx, asked.id, now));
      return say(agreed === 'next' ? texts.nextAre : texts.othersToo, { others });
    }
    await lockSubject(tx, asked);
    const file = await fileOf(tx, asked.id);
    await decide(tx, asked, { state: 'confirmed', by: confirmer, now });
    const { kind, wish, words, subjectId, askedForId, concerns } = asked;
    return (deeds[kind] as Deed<ApprovalKind>)(tx, {
      ...{ asker, askedForId, concerns, confirmer, now, wish, words, subjectId, file, approvalId: asked.id },
    });
  });
}
