import { message } from '@laurel/contract/message';

export const drawHere = message(
  'Draw with a finger, a pen or the mouse',
  'In the empty field in which one draws a signature.',
);
export const linesDrawn = message(
  '{count, plural, =0 {Nothing is drawn yet} one {# line is drawn} other {# lines are drawn}}',
  'Read aloud for the field in which one draws a signature; a line is what is drawn until the pen is lifted.',
);
export const undoLine = message(
  'Undo the last line',
  'On the button below a drawn signature; a line is what is drawn until the pen is lifted.',
);
export const clearDrawing = message('Clear the drawing', 'On the button below a drawn signature: all of it goes.');
export const drawingFull = message(
  'The drawing is full. Undo a line to draw another.',
  'Below a drawn signature that has as many lines as are kept.',
);
