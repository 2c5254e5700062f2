import type { Input } from '@laurel/contract/call';
import { savesentence } from '@laurel/contract/calls/sentences';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith, refuse } from '#errors/refuse';
import { changeOwnWords, lockOwnWords } from '#settings/own-words';
import { faultWords } from './fault-words.ts';
import { entryOf, lastToWord, ownWordsOf } from './queries.ts';
import * as texts from './texts.ts';

/** Says a sentence in the company's own words, or as the portal does, for who has seen what is said now; others are told whose that is. */
export async function saveSentence(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { language, key, text, basedOn }: Input<typeof savesentence>,
): Promise<string | null> {
  const { english, text: released } = entryOf(language, key);
  const own = text.trim() === '' || text === released ? null : text;
  const [fault] = own === null ? [] : faultWords(language, english, own);
  if (fault !== undefined) refuse('badInput', fault, { text: fault });
  await lockOwnWords(tx);
  const before = await ownWordsOf(tx, language, key);
  const saidNow = before?.text ?? null;
  if (saidNow !== basedOn) {
    const changedBy = await lastToWord(tx, language, key);
    const words = say(texts.quicker, { by: changedBy === '' ? 'portal' : 'member', name: changedBy });
    throw refusalWith(savesentence, { code: 'changedMeanwhile', words }, { own: saidNow, changedBy });
  }
  if (own === saidNow && (before === undefined || before.english === english)) return own;
  const facts = {
    own: Number(!before),
    changed: Number(before !== undefined && own !== null),
    back: Number(own === null),
  };
  await changeOwnWords(tx, { language, words: [{ key, english, text: own }], facts, byId: actor.id, now });
  return own;
}
