import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { query, verb } from '#http/call-context';
import { examplesOf } from './examples.ts';
import { faultWords } from './fault-words.ts';
import { entryOf, pageOfSentences, versionsOf } from './queries.ts';
import { type Saved, saveSentence, withdrawSentence } from './save.ts';
import * as texts from './texts.ts';

const { sentencelist, sentenceversions, trysentence, savesentence, withdrawsentence } = calls.sentences;

export const sentenceCalls = () => [
  query(sentencelist, (tx, { input, now }) => pageOfSentences(tx, input, now)),
  query(sentenceversions, (tx, { input, now }) => versionsOf(tx, input, now)),
  query(trysentence, async (_tx, { input: { language, key, text }, now }) => {
    const { english } = entryOf(language, key);
    const faults = faultWords(language, english, text);
    return { faults, examples: faults.length === 0 ? examplesOf(language, text, now) : [] };
  }),
  verb(savesentence, async (tx, { actor, now, input }) => {
    const saved = await saveSentence(tx, { actor, now }, input);
    return { own: saved.own, message: say(savedWords(saved, input.dateFrom !== undefined)) };
  }),
  verb(withdrawsentence, async (tx, { actor, now, input }) => {
    await withdrawSentence(tx, { actor, now }, input);
    return { message: say(texts.withdrawn) };
  }),
];

function savedWords({ own, isPlanned }: Saved, isLater: boolean) {
  if (isLater) return texts.planned;
  if (isPlanned) return texts.savedUntil;
  return own === null ? texts.asReleased : texts.saved;
}
