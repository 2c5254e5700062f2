import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { query, verb } from '#http/call-context';
import type { Letter } from '#outbox/letter';
import { sampledKinds } from '#outbox/sampled';
import { examplesOf } from './examples.ts';
import { faultWords } from './fault-words.ts';
import { mailsOf, mailsWith, standsIn } from './mails.ts';
import { entryOf, pageOfSentences, versionsOf } from './queries.ts';
import { type Saved, saveSentence, withdrawSentence } from './save.ts';
import * as texts from './texts.ts';

const { sentencelist, sentenceversions, trysentence, sentencemails, savesentence, withdrawsentence } = calls.sentences;

export const sentenceCalls = ({ letters }: { letters: readonly Letter[] }) => [
  query(sentencelist, async (tx, { input, now }) => {
    const kinds = sampledKinds(letters);
    const wanted = kinds.filter(({ message }) => message === input.message);
    const isWanted = (key: string) => input.message === undefined || wanted.some((kind) => standsIn(kind, key));
    return { ...(await pageOfSentences(tx, input, { now, isWanted })), messages: mailsOf(kinds) };
  }),
  query(sentencemails, async (_tx, { input }) => mailsWith(letters, input)),
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
