import '#api/late-rows.ts';
import { lateWords } from '#lib/late-words.ts';
import { whenIdle } from '#ui/states/late.tsx';

/** What is done from everywhere, with the words that it says; nobody waits for it. */
export async function quick() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  await lateWords();
  return (await import('./Quick.tsx')).Quick;
}

/** On Home, which keeps its place. */
export async function thankBox() {
  await lateWords();
  return (await import('./ThankBox.tsx')).ThankBox;
}

/** In the phone's menu. */
export async function thankLine() {
  await lateWords();
  return (await import('./ThankLine.tsx')).ThankLine;
}
