import '#api/late-rows.ts';
import { lateWords } from '#lib/late-words.ts';
import { whenIdle } from '#ui/states/late.tsx';

/** What is done from everywhere, with the words that it says; nobody waits for it. */
export async function quick() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  await lateWords();
  return (await import('./Quick.tsx')).Quick;
}
