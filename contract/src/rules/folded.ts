/** Letters that Unicode does not take apart, and what people type for them. */
const alike: Record<string, string> = {
  // Latin
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', þ: 'th', ŧ: 't', ə: 'e' },
  // Greek: the sigma that ends a word
  ς: 'σ',
  // Arabic and Persian: forms of alef, of yeh, of kaf and of heh
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه' },
  // An apostrophe in a name is written in many ways
  ...{ '’': "'", '‘': "'", ʼ: "'", ʻ: "'", '`': "'", '´': "'" },
};
/** Marks, and what only joins, lengthens or turns letters. */
const unheard = /[\p{M}\p{Cf}\u0640]/gu;
/** Of these, what stands on letters that stay themselves without it: no vowel signs of Hindi or Thai, and no voicing of kana. */
const accents = /(?=[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Cyrl}])(?![\u3099\u309a])\p{M}|[\p{Cf}\u0640]/gu;
const letters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu');
/** Arabic-Indic digits, those of Persian among them. */
const digits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * A text as it is compared when something is looked for: lower case, without accents, points and vowel signs, letters that
 * are typed alike in one form, digits as 0 to 9, single blanks.
 */
export function folded(text: string): string {
  return inOneForm(text, unheard).replace(/\s+/g, ' ').trim();
}

/** The same with each blank, and with whatever makes another letter: words that differ in it are different words. */
export function foldedLetters(text: string): string {
  return inOneForm(text, accents).normalize('NFC');
}

function inOneForm(text: string, gone: RegExp): string {
  // The mark of İ is gone before it is made small; ẞ and ﬀ are taken apart by then.
  return text
    .normalize('NFKD')
    .replace(gone, '')
    .toLowerCase()
    .replace(letters, (letter) => alike[letter] ?? letter)
    .replace(digits, (digit) => String(digit.charCodeAt(0) & 15));
}

/** The words of what somebody looks for, as they are compared. */
export function foldedWords(text: string): string[] {
  return folded(text)
    .split(' ')
    .filter((word) => word !== '');
}
