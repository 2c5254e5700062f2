import { language, say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** What messages are shown with to who words them: people and things that nobody takes for real ones, in the reader's language. */

export const people = { reader: 'Maya', colleague: 'Jonas Weber', other: 'Leila Haddad' };

export const orderNum = '2048';

export const things = () => ({
  thanks: say(texts.sampleThanks),
  reason: say(texts.sampleReason),
  product: say(texts.sampleProduct),
  idea: say(texts.sampleIdea),
  competition: say(texts.sampleCompetition),
  /** In which they are. */
  language: language(),
});
