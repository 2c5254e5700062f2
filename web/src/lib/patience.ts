import { keptInBrowser } from './kept.ts';

export const patienceKey = 'laurel.patience';
const mostAsked = 20;

/** By how much longer what goes by itself stays, as this browser asks: for whoever needs more time to read it. */
export function patience(): number {
  const asked = Number(keptInBrowser.read(patienceKey));
  return asked >= 1 && asked <= mostAsked ? asked : 1;
}
