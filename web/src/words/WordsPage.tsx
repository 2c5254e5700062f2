import { lateWords } from '#lib/late-words.ts';

/** The screen, once the words are there that it says as it comes. */
export async function wordsPage() {
  await lateWords();
  return (await import('./WordsScreen.tsx')).WordsScreen;
}
