import { message } from '#message';

export const noField = message(
  "This call has no field ''{name}''.",
  'To who writes programs. {name} is what they sent.',
);

export const quarter = message(
  'Quarter {quarter, number} of {year}',
  'Names a quarter of a year, such as "Quarter 3 of 2026", alone and in sentences.',
);
export const listed = message(
  '{before}, {last}',
  'Puts one more behind a list of names or things: "Ann Lee, Ben Ode". {before} may be a list already.',
);

export const noDrawing = message(
  'This is no drawing of a signature.',
  'To who writes programs: the lines of a drawn signature are not as they must be.',
);
export const drawingTooLong = message(
  'This drawing has too many lines.',
  'Below the field in which one draws a signature: more was drawn than is kept.',
);
