import { lateWords } from '#lib/late-words.ts';

/** What is announced comes with its words: most pages have none of it. */
export async function announced() {
  await lateWords();
  return (await import('#announced/Announced.tsx')).Announced;
}
