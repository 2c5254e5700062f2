import { excelText } from '@laurel/contract/rules/excel-text';
import { plainCell, type SheetCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import { escapeHtml } from '#texts/escape-html';
import type { Piece } from './flow.ts';
import { type Part, zipFile } from './zip-file.ts';

/** Rows as an Excel workbook of one sheet, written slice by slice. Text stays text, so that nothing in it is calculated. */
export function workbookFile<Row>(
  columns: readonly SheetColumn<Row>[],
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Piece> {
  return zipFile([...frame(), { name: 'xl/worksheets/sheet1.xml', bytes: sheet(columns, slices) }]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in the list of styles below. */
const style = { date: 1, head: 2 } as const;

function frame(): Part[] {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${types}.${type}+xml"/>`;
  const part = (name: string, content: string): Part => ({ name, bytes: [xml + content] });
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${override('worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packageRelations}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="d mmm yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ),
  ];
}

/** A longer text would be kept where V8 tidies up last: tens of megabytes of them would wait for that. */
const pieceLength = 16 * 1024;

async function* sheet<Row>(
  columns: readonly SheetColumn<Row>[],
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const letters = columns.map((_, i) => letterOf(i));
  let number = 1;
  const rowXml = (cells: readonly SheetCell[], of?: number) =>
    `<row r="${number}">${cells.map((cell, i) => cellXml(`${letters[i]}${number}`, cell, of)).join('')}</row>`;
  const head = rowXml(
    columns.map(({ header }) => header),
    style.head,
  );
  let text = '';
  for await (const rows of slices) {
    if (number === 1) text = begun(columns, rows) + head;
    for (const row of rows) {
      number += 1;
      text += rowXml(columns.map(({ value }) => value(row)));
      if (text.length < pieceLength) continue;
      yield text;
      text = '';
    }
  }
  yield text;
  yield `${number === 1 ? begun(columns, []) + head : ''}</sheetData></worksheet>`;
}

/** The head stays in sight; columns are as wide as what their first rows hold. */
function begun<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string {
  const sample = rows.slice(0, 200);
  const widths = columns.map(({ header, value }) => {
    const lengths = sample.map((row) => String(plainCell(value(row)) ?? '').length);
    return Math.min(Math.max(header.length + 2, 8, ...lengths.map((length) => length + 2)), 60);
  });
  const cols = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
}

/** Days since the last one of 1899, as Excel counts. */
const daysTo1970 = 25_569;

function cellXml(at: string, cell: SheetCell, of?: number): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date)
    return `<c r="${at}" s="${style.date}"><v>${cell.getTime() / 86_400_000 + daysTo1970}</v></c>`;
  const styled = of === undefined ? '' : ` s="${of}"`;
  return `<c r="${at}"${styled} t="inlineStr"><is><t xml:space="preserve">${escapeHtml(excelText(cell))}</t></is></c>`;
}

/** A, B … Z, AA … */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}
