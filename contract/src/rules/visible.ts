/** Blanks, controls, marks of direction, and what is drawn as nothing: the fillers of Hangul and the empty Braille cell too. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to be seen of a text. */
export function isVisible(text: string): boolean {
  return [...text].some((character) => !unseen.test(character));
}

/** Marks that only turn what stands beside them: embeddings, overrides and isolates. A letter of any script brings its own direction. */
const sign = /[\u202a-\u202e\u2066-\u2069]/;
const control = /[\p{Cc}\u2028\u2029]/u;

/** Whether a text is one line: a name or a title that can stand in a mail header, a table and a sentence, and turns none of them. */
export function isOneLine(text: string): boolean {
  return isSearch(text) && !sign.test(text);
}

/** Whether a text can be looked for. A name that was copied out of a sentence may bring the signs that isolate it there. */
export function isSearch(text: string): boolean {
  return !control.test(text);
}

export function withoutSigns(text: string): string {
  return text.replace(new RegExp(sign, 'g'), '');
}
