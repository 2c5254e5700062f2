import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { query, verb } from '#http/call-context';
import { examplesOf } from './examples.ts';
import { faultWords } from './fault-words.ts';
import { entryOf, pageOfSentences, versionsOf } from './queries.ts';
import { saveSentence } from './save.ts';
import * as texts from './texts.ts';

const { sentencelist, sentenceversions, trysentence, savesentence } = calls.sentences;

export const sentenceCalls = () => [
  query(sentencelist, (tx, { input }) => pageOfSentences(tx, input)),
  query(sentenceversions, (tx, { input }) => versionsOf(tx, input)),
  query(trysentence, async (_tx, { input: { language, key, text }, now }) => {
    const { english } = entryOf(language, key);
    const faults = faultWords(language, english, text);
    return { faults, examples: faults.length === 0 ? examplesOf(language, text, now) : [] };
  }),
  verb(savesentence, async (tx, { actor, now, input }) => {
    const own = await saveSentence(tx, { actor, now }, input);
    return { own, message: say(own === null ? texts.asReleased : texts.saved) };
  }),
];
