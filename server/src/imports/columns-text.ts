import { type UploadKind, uploadKinds, uploadTitles } from '@laurel/contract/upload-kinds';
import type { Column, Form } from './column.ts';
import { columnsOf } from './columns.ts';

/** The columns of every kind of file, as a document. */
export function columnsText(): string {
  return `${[opening, ...uploadKinds.map(chapter)].join('\n\n')}\n`;
}

const opening = `# Files of data

What can be loaded by \`npm run laurel -- import\` and on the page Data Upload, column by column. A file tells what it is by its header row, in which the columns may stand in any order;
case, blanks, hyphens and underscores do not count, and a column may have another of its names. One that nobody knows is refused.

Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; Excel workbooks too, of which the first sheet is read. Needed columns must be there. Where nothing else is said, a column that a file lacks leaves what is there, and an empty cell clears.
The examples of each kind make a row that can be loaded. Written from the declarations of the columns by \`node scripts/check-imports.ts --write\`.`;

function chapter(kind: UploadKind): string {
  const rows = Object.entries(columnsOf(kind)).map(([name, column]) => rowOf(name, column));
  const head = [
    '| Column | Needed | Format | Meaning | Example | Other names |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return [`## ${uploadTitles[kind]}`, '', ...head, ...rows].join('\n');
}

function rowOf(name: string, { form, required, meaning, example, otherNames = [] }: Column): string {
  const cells = [
    `\`${name}\``,
    required ? 'yes' : '',
    formWords(form),
    meaning,
    `\`${example}\``,
    otherNames.join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** What a cell may hold, in words. */
function formWords(form: Form): string {
  switch (form.is) {
    case 'text':
      return `text, at most ${number(form.max)} characters${form.isLong ? ', lines too' : ''}${form.form ? `; else: “${form.words}”` : ''}`;
    case 'whole':
      return `whole number from ${number(form.least)} to ${number(form.most)}`;
    case 'decimal':
      return `amount with a point, at most ${form.places} decimals`;
    case 'choice':
      return form.choices.join(' or ');
    case 'flag':
      return `true, yes, y, 1${more(form.yes)}; else false, no, n, 0${more(form.no)} or empty`;
    case 'date':
      return 'YYYY-MM-DD';
  }
}

const number = (value: number) => value.toLocaleString('en');
const more = (words: readonly string[] = []) => words.map((word) => `, ${word}`).join('');
