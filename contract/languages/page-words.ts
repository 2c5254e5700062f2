/** How the words of a page stand in it: a list, in the order of the messages' names that the build writes beside it. */
export const opening = '<script type="application/json" id="words">';

/** Before it, where a company has a programme of its own, that programme. */
export const openingOfProgramme = '<script type="application/json" id="programme">';

/** Before both, where who reads wears another look than the one with which a company starts, what a page knows of it. */
export const openingOfLook = '<script type="application/json" id="look">';

/** The names, a list too. */
export const namesFile = 'words.json';

/** As they may stand in a page. */
export function pageWords(words: object): string {
  return JSON.stringify(words).replaceAll('<', '\\u003c');
}

/** Those that the page does not bring along, from which place on they stand behind its own; `name` stands on the page's root. */
export function lateWordsFile(name: string): string {
  return `assets/words.${name}.json`;
}
