import * as terms from '#terms/late-words.ts';
import * as words from './late-words.ts';

/** The screen, once the words are there that it says as it comes. */
export async function wordsPage() {
  await Promise.all([terms.bringWords(), words.bringWords()]);
  return (await import('./WordsScreen.tsx')).WordsScreen;
}
