import { message } from '@laurel/contract/message';

export const tooMany = message(
  '{count, plural, one {# character too many} other {# characters too many}}',
  'Below a field in which more is written than fits.',
);
export const remaining = message(
  '{count, plural, one {# character remaining} other {# characters remaining}}',
  'Below a field: how much more may be written.',
);
export const linesCount = message(
  '{count, number} of {max, number}',
  'Below a field that takes one thing a line, such as a word: how many there are, and may be.',
);
export const wrongLine = message(
  'Line {line, number}, “{words}”: {error}',
  'What is wrong in a line of a field that takes one thing a line. {words} stand in it, {error} is a sentence.',
);
export const moreWrong = message(
  '{count, plural, one {# more line is wrong.} other {# more lines are wrong.}}',
  'Behind what is wrong in the first lines of a field.',
);

export const dropOrChooseOne = message(
  '<b>{words}</b> or choose one',
  'In a field that takes a file. {words} asks for it, such as "Drop a picture here"; "one" is such a file.',
);
export const dropOrChooseSome = message(
  '<b>{words}</b> or choose some',
  'In a field that takes several files. {words} asks for them, such as "Drop pictures here"; "some" are such files.',
);
export const oneFileLabel = message(
  '{words} or choose one. {hint}',
  'Read aloud for a field that takes a file. {words} asks for it, such as "Drop a picture here"; {hint} tells kinds and sizes.',
);
export const someFilesLabel = message(
  '{words} or choose some. {hint}',
  'Read aloud for a field that takes several files, such as "Drop pictures here"; {hint} tells kinds and sizes.',
);

export const monthsLabel = message('Months', 'Read aloud: names the two fields of the first and the last month.');
export const months = message(
  '{from} to {to}',
  'The time that a report is of: its first and its last month, such as "July 2026 to September 2026".',
);

export const stars = message(
  '{rating, number} of {max, number}',
  'So many stars of so many, read aloud for one of them and written below them.',
);
export const starsMeaning = message(
  '{rating, number} of {max, number}: {meaning}',
  'So many stars of so many, and what they mean, in words.',
);
export const chooseStars = message(
  'Choose 1 to {max, plural, one {# star} other {# stars}}',
  'Below the stars while none is chosen; {max} is how many there are.',
);
