import { message } from '@laurel/contract/message';

const below = 'Below the field of a sentence of the portal that the company words itself: why it cannot be said so.';

export const unsayable = message('A brace or a tag is opened and not closed, or the other way round.', below);
export const unknownValue = message('{name} does not exist in this sentence.', `${below} {name} is such as "{count}".`);
export const valueLeftOut = message('{name} is missing.', `${below} {name} is such as "{count}".`);
export const noTags = message('This sentence has no tags.', below);
export const otherTags = message(
  'These tags must stand in it, and no others: {tags}',
  `${below} {tags} is such as "<b>…</b>".`,
);
export const unknownCases = message('{name} is never {cases}.', `${below} {name} is such as "{count}".`);
export const missingCase = message(
  '{name} needs a case for “{missing}”.',
  `${below} {missing} is a kind of numbers by the rules of the language: one, few, many.`,
);
export const spaceAround = message('Please take away the spaces before and after it.', below);
export const control = message('It holds a character that cannot be shown.', below);
export const saved = message(
  'Said so from now on. Pages that are open say it when they are opened anew.',
  'After a sentence of the portal was worded.',
);
export const asReleased = message(
  'Said again as the portal says it. Pages that are open say it when they are opened anew.',
  'After own words for a sentence of the portal were taken back.',
);
export const quicker = message(
  '{by, select, member {{name} has worded this sentence meanwhile.} other {This sentence was worded meanwhile, by a file.}}',
  'In a dialog, to who words a sentence of the portal.',
);
export const hasPassed = message('This moment has passed.', 'Below a field of a form that takes a day and a time.');
export const saidAlready = message('It is said so already.', `${below} It was to be said so from a moment on.`);
export const savedUntil = message(
  'Said so from now on, until what is planned begins.',
  'After a sentence of the portal was worded for which other words are planned.',
);
export const planned = message(
  'Planned. From that moment on it is said so by itself.',
  'After words for a sentence of the portal were planned for a day and a time.',
);
export const withdrawn = message(
  'Taken back: what is said now stays.',
  'After planned words for a sentence of the portal were taken back.',
);
