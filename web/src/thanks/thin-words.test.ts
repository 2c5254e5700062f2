import { expect, test } from 'vitest';
import { thinWords } from './thin-words.ts';

test.each([
  ['Thanks!', 'what'],
  ['Thank you so much', 'what'],
  ['Danke dir', 'what'],
  ['شكراً جزيلاً لك', 'what'],
  ['You helped me with the rota for the night shift', 'afterwards'],
  ['Du hast mir heute mit dem Server geholfen', 'afterwards'],
])('%s is asked %s', (words, asked) => {
  expect(thinWords(words)).toBe(asked);
});

test.each([
  ['', 'nobody is asked before a word is written'],
  ['   \n', 'nor for blanks'],
  ['?!', 'nor for signs alone'],
  ['You stayed until 9 pm', 'a number is a detail'],
  ['بقيت حتى الساعة ٩', 'in any writing'],
  ['You fixed the printer. Everybody could go home', 'a second sentence tells more'],
  ['You stayed until everything ran again, and so the whole ward had its medicine in time', 'long enough is enough'],
])('%s: %s', (words) => {
  expect(thinWords(words)).toBeUndefined();
});
