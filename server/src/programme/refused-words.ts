import { refusedIn } from '@laurel/contract/programme/refused-words';
import { say } from '@laurel/contract/say';
import { refuse } from '#errors/refuse';
import { rules } from './rules.ts';
import * as texts from './texts.ts';

/** Refuses the field `text` of a call where it has one of the words that are not used in comments. */
export function mustHoldNoRefusedWord(text: string): void {
  const entry = refusedIn(text, rules().comments.refused);
  if (entry === undefined) return;
  const words = say(texts.otherWords, { word: entry.trim().replace(/\s*[*＊]+$/, '…') });
  refuse('badInput', words, { text: words });
}
