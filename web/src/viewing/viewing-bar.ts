import { lateWords } from '#lib/late-words.ts';

/** The bar, with the words that it says. */
export async function viewingBar() {
  await lateWords();
  return (await import('./ViewingBar.tsx')).ViewingBar;
}
