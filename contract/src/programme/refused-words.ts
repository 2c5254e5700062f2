import { foldedLetters } from '#rules/folded';

/** What is drawn as nothing between two letters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?!\s)\p{Cc}/gu;
const withoutBlanks = String.raw`[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
/** A word; of a script that has no blanks between words each letter. */
const word = new RegExp(
  String.raw`(?=${withoutBlanks})[\p{L}\p{N}]\p{M}*|(?:(?!${withoutBlanks})[\p{L}\p{M}\p{N}])+`,
  'gu',
);

/**
 * What is looked for in the words of a text where this is refused: whole words, or with an asterisk at the end the beginning of the last; ''
 * where it says no word. Two that are looked for alike are the same.
 */
export function sought(entry: string): string {
  const text = seen(entry);
  const words = wordsIn(text);
  return words === '' || !text.trimEnd().endsWith('*') ? words : words.trimEnd();
}

// of the process: made once for each version of a programme
const known = new WeakMap<readonly string[], readonly string[]>();

/** The first of these words and phrases that somebody says in a text, however it is written. */
export function refusedIn(text: string, refused: readonly string[]): string | undefined {
  const all = known.get(refused) ?? refused.map(sought);
  known.set(refused, all);
  const said = wordsIn(seen(text));
  return refused.find((_, place) => all[place] !== '' && said.includes(all[place] as string));
}

function seen(text: string): string {
  return foldedLetters(text.replace(unseen, ''));
}

/** Each with a blank before and behind it. */
function wordsIn(text: string): string {
  const words = text.match(word) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}
