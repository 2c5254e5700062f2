/** How the words of a page stand in it: a list, in the order of the messages' names that the build writes beside it. */
export const opening = '<script type="application/json" id="words">';

/** Before it, where a company has a programme of its own, that programme. */
export const openingOfProgramme = '<script type="application/json" id="programme">';

/** The names, a list too. */
export const namesFile = 'words.json';

/** As they may stand in a page. */
export function pageWords(words: object): string {
  return JSON.stringify(words).replaceAll('<', '\\u003c');
}
