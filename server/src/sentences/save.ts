import type { Input } from '@laurel/contract/call';
import { savesentence, withdrawsentence } from '@laurel/contract/calls/sentences';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith, refuse } from '#errors/refuse';
import { changeOwnWords, lockOwnWords, planOwnWords, withdrawPlans } from '#settings/own-words';
import { faultWords } from './fault-words.ts';
import { entryOf, lastToWord, plannedOf, type Worded, wordedOf } from './queries.ts';
import * as texts from './texts.ts';

export interface Saved {
  /** What is said now. */
  own: string | null;
  /** What was saved is said later, or what was planned before will be. */
  isPlanned: boolean;
}

interface By {
  actor: Actor;
  now: Date;
}

/**
 * Says a sentence in the company's own words, or as the portal does, at once or from a moment on, for who has seen what is said now
 * and what is planned; others are told whose that is.
 */
export async function saveSentence(
  tx: Tx,
  { actor, now }: By,
  { language, key, text, basedOn, planId, dateFrom }: Input<typeof savesentence>,
): Promise<Saved> {
  const { english, text: released } = entryOf(language, key);
  const own = text.trim() === '' || text === released ? null : text;
  const [fault] = own === null ? [] : faultWords(language, english, own);
  if (fault !== undefined) refuse('badInput', fault, { text: fault });
  const from = dateFrom === undefined ? undefined : new Date(dateFrom);
  if (from && from <= now) refuse('badInput', say(texts.hasPassed), { dateFrom: say(texts.hasPassed) });
  await lockOwnWords(tx);
  const before = await wordedOf(tx, language, key, now);
  const saidNow = before.own?.text ?? null;
  // Who has seen a plan that is gone loses nothing by that.
  if (saidNow !== basedOn || (before.planned && planOf(before) !== planId))
    throw await overtaken(tx, savesentence, { language, key, english, now: before });
  const isSaid = own === saidNow && (own === null || before.own?.english === english);
  const by = { byId: actor.id, now };
  if (from) {
    if (isSaid) refuse('badInput', say(texts.saidAlready), { text: say(texts.saidAlready) });
    await withdrawPlans(tx, by, language, sql`v.id = ${before.planned?.id ?? null}`);
    await planOwnWords(tx, by, { language, key, english, text: own, from });
    return { own: saidNow, isPlanned: true };
  }
  if (!isSaid) {
    const facts = {
      own: Number(saidNow === null),
      changed: Number(saidNow !== null && own !== null),
      back: Number(own === null),
    };
    await changeOwnWords(tx, { ...by, language, words: [{ key, english, text: own }], facts });
  }
  return { own, isPlanned: before.planned !== undefined && before.planned.english === english };
}

/** Takes back what is planned, as long as it has not begun. */
export async function withdrawSentence(
  tx: Tx,
  { actor, now }: By,
  { language, key, planId }: Input<typeof withdrawsentence>,
): Promise<void> {
  const { english } = entryOf(language, key);
  await lockOwnWords(tx);
  const before = await wordedOf(tx, language, key, now);
  if (planOf(before) !== planId) throw await overtaken(tx, withdrawsentence, { language, key, english, now: before });
  await withdrawPlans(tx, { byId: actor.id, now }, language, sql`v.id = ${before.planned?.id ?? null}`);
}

function planOf({ planned }: Worded): string | undefined {
  return planned && String(planned.id);
}

interface Overtaken {
  language: Language;
  key: string;
  english: string;
  now: Worded;
}

async function overtaken(
  tx: Tx,
  call: typeof savesentence | typeof withdrawsentence,
  { language, key, english, now: { own, planned } }: Overtaken,
) {
  const changedBy = await lastToWord(tx, language, key);
  const words = say(texts.quicker, { by: changedBy === '' ? 'portal' : 'member', name: changedBy });
  return refusalWith(
    call,
    { code: 'changedMeanwhile', words },
    { own: own?.text ?? null, planned: planned ? plannedOf(planned, english) : null, changedBy },
  );
}
