import type { CompiledMessage } from 'icu-minify/format';
import { wordsOfPage } from './page-words.ts';

interface LateWords {
  /** Their first place. */
  from: number;
  words: CompiledMessage[];
}

let arriving: Promise<void> | undefined;

/** The words that the page did not bring along, once; what the company says of them in words of its own stays. Needed before the code that says them. */
export function lateWords(): Promise<void> {
  arriving ??= arrive().catch((error: unknown) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

async function arrive(): Promise<void> {
  const { words: name } = document.documentElement.dataset;
  // While one develops, the page has them all.
  if (name === undefined) return;
  const answer = await fetch(`/assets/words.${name}.json`);
  if (!answer.ok) throw new Error('The words did not come.');
  const { from, words } = (await answer.json()) as LateWords;
  const ofPage = wordsOfPage();
  for (const [place, said] of words.entries()) ofPage[from + place] ??= said;
}
