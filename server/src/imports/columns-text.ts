import { columnsByKind } from '@laurel/contract/columns/by-kind';
import type { Column } from '@laurel/contract/columns/column';
import { formWords } from '@laurel/contract/columns/form-words';
import { say } from '@laurel/contract/say';
import { type UploadKind, uploadKinds, uploadTitles } from '@laurel/contract/upload-kinds';

/** The columns of every kind of file, as a document. */
export function columnsText(): string {
  return `${[opening, ...uploadKinds.map(chapter)].join('\n\n')}\n`;
}

const opening = `# Files of data

What can be loaded by \`npm run laurel -- import\` and on the page Data Upload, column by column. A file tells what it is by its header row, in which the columns may stand in any order;
case, blanks, hyphens and underscores do not count, and a column may have another of its names. One that nobody knows is refused, or asked about once and remembered under the name of a source
(\`--source\`, record 112), with the order of its dates. What stands above the header is skipped, as far as the first thirty rows.

Comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252; Excel workbooks too, of which the first sheet that holds rows is read; the page asks where several do. Needed columns must be there. Where nothing else is said, a column that a file lacks leaves what is there, and an empty cell clears.
The examples of each kind make a row that can be loaded. Written from the declarations of the columns by \`node scripts/check-imports.ts --write\`.`;

function chapter(kind: UploadKind): string {
  const rows = Object.entries(columnsByKind[kind]).map(([name, column]) => rowOf(name, column));
  const head = [
    '| Column | Needed | Format | Meaning | Example | Other names |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return [`## ${say(uploadTitles[kind])}`, '', ...head, ...rows].join('\n');
}

function rowOf(name: string, { form, required, meaning, example, otherNames = [] }: Column): string {
  const cells = [
    `\`${name}\``,
    required ? 'yes' : '',
    formWords(form),
    say(meaning),
    `\`${example}\``,
    otherNames.join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
