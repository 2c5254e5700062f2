import { message } from '@laurel/contract/message';

const field = 'Below the field of a file, when it is no table that can be read:';
export const isOldWorkbook = message(
  'This is an Excel workbook of the old kind (.xls), or one with a password. Please upload a CSV file or an Excel workbook (.xlsx).',
  `${field} a file of Excel.`,
);
export const isPicture = message(
  'This is a picture. Please upload a CSV file or an Excel workbook (.xlsx).',
  `${field} a picture.`,
);
export const isPdf = message(
  'This is a PDF document. Please upload a CSV file or an Excel workbook (.xlsx).',
  `${field} a document.`,
);
export const isCompressed = message(
  'This is a compressed file. Please upload a CSV file or an Excel workbook (.xlsx).',
  `${field} an archive.`,
);
export const noText = message(
  'Line {line} has a character that is no text (U+{code}).',
  `${field} of a workbook. {code} is the number of a character that cannot be seen, such as 0007.`,
);
export const noTextAtAll = message(
  'Line {line} has a character that is no text (U+{code}). Please upload a CSV file or an Excel workbook (.xlsx).',
  `${field} it may be something else than a table. {code} is the number of a character that cannot be seen, such as 0007.`,
);
export const rowNotEnded = message(
  'The row that begins on line {line} does not end: a quotation mark is opened there and not closed, or the row is too long.',
  `${field} the file is text, in which cells may stand in quotation marks.`,
);
export const quoteMisplaced = message(
  'Line {line} has a quotation mark in the wrong place. Put the whole cell in quotation marks and double those inside it.',
  `${field} the file is text, in which cells may stand in quotation marks.`,
);
export const linesEmpty = message(
  'The first {count, number} lines are empty: the first line must be a header row.',
  `${field} the header row has the names of the columns.`,
);
export const linesMax = message(
  'This kind of file may have at most {max, number} lines, blank ones included.',
  `${field} it is too long.`,
);
export const columnsMax = message(
  'Line {line} has {columns} columns; at most {max, number} are read.',
  `${field} {line} is a number, {columns} another.`,
);
export const cellMax = message(
  'Line {line} has {count, number} characters in column {column, number}; at most {max, number} are read.',
  `${field} one cell of it is too long. {line} and {column} are numbers.`,
);
export const notWorkbook = message('This zip file is no Excel workbook (.xlsx).', `${field} it looks like one.`);
export const noSheet = message('This workbook has no sheet with rows.', `${field} a workbook of Excel.`);
export const tooMuchText = message(
  'This workbook has more text than can be read at once.',
  `${field} a workbook of Excel.`,
);
export const textTooLong = message('This workbook has a text that is too long.', `${field} a workbook of Excel.`);
export const tooManyParts = message(
  'This workbook has more parts than any workbook has.',
  `${field} a workbook of Excel, which is an archive of several files.`,
);
export const hasPassword = message(
  'This workbook is protected by a password: please save it without one.',
  `${field} a workbook of Excel.`,
);
export const unpacksTooLarge = message(
  'This workbook is too large once it is unpacked.',
  `${field} a workbook of Excel, which is a compressed archive.`,
);
export const isDamaged = message(
  'This Excel workbook is damaged: please save it again, or upload a CSV file.',
  `${field} a workbook of Excel.`,
);

export const busy = message(
  'The portal is reading other files. Please try again in a moment.',
  'In a dialog: several people upload files at the same time.',
);
export const needsMemory = message(
  'This file needs more memory than the portal gives to one file.',
  'Below the field of a file: it is too large inside.',
);
export const megabytesMax = message(
  'This kind of file may have at most {max, number} MB.',
  'Below the field of a file: it is too large.',
);

export const outOfStep = message(
  'This row has {cells, number} columns; the header row has {columns, number}.',
  'Beside a row of a file: it has too few cells or too many.',
);
export const namedTwice = message(
  '{column} appears twice',
  'A part of a sentence, in a list with semicolons: what is wrong with the header row of a file. {column} is a name in quotation marks.',
);
export const sameColumn = message(
  '{one} and {other} are the same column',
  'A part of a sentence, in a list with semicolons: what is wrong with the header row of a file. Both are names in quotation marks, two words for one column.',
);
export const quotedName = message('"{name}"', 'The name of a column of a file, within a sentence.');
export const noName = message(
  'a column without a name',
  'Within a sentence, in the place of a name in quotation marks: the header row of a file has an empty cell.',
);
export const noSuchSheet = message(
  'This workbook has no sheet {name}.',
  `${field} the sheet was named in an earlier file of the same source.`,
);
