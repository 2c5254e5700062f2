import '#api/late-rows.ts';
import { lateWords } from '#lib/late-words.ts';
import { whenIdle } from '#ui/states/late.tsx';

/** The bell, with the words that it says; nobody waits for it. */
export async function bell() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  await lateWords();
  return (await import('./Bell.tsx')).Bell;
}
