import { message } from '@laurel/contract/message';

export const exportCsv = message('Export to CSV', 'On the button above a report that writes its rows into a CSV file.');
export const exportExcel = message('Export to Excel', 'On the button above a report that writes its rows for Excel.');
export const exportError = message('Export Error', 'The title of a dialog: a file or a print could not be made.');
export const csvFailed = message(
  'Error exporting to CSV. Please try again.',
  'In a dialog with the title Export Error.',
);
export const excelFailed = message(
  'Error exporting to Excel. Please try again.',
  'In a dialog with the title Export Error.',
);
export const tooManyRows = message(
  'Files hold at most {max, plural, one {# row} other {# rows}}. Please choose fewer months to export this report.',
  'Above a report that is too long to be exported.',
);
export const factsOfPart = message(
  '{facts}, {shown, number} of {total, plural, one {# row} other {# rows}}',
  'Above a printed report that shows a part of its rows. {facts} tells of what it is, such as its months.',
);

export const rows = message(
  '{count, plural, one {# row} other {# rows}}',
  'Read aloud: how many rows of a report are shown.',
);
export const allOfRow = message(
  'All of row {place, number}',
  'Read aloud for the button that unfolds a row of a report on a phone; {place} counts from the top.',
);
