/** Blanks, controls, marks of direction, and what is drawn as nothing: the fillers of Hangul and the empty Braille cell too. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to be seen of a text. */
export function isVisible(text: string): boolean {
  return [...text].some((character) => !unseen.test(character));
}

/** Letters and marks that change the direction of what stands around them. */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A name inside of a sentence: what it holds turns around nothing but itself. Isolates of its own go, for they could end ours. */
export function isolated(name: string): string {
  return turning.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;
}
