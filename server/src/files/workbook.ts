import { posix } from 'node:path';
import { builtInFormat, formatOfCode, type NumberFormat } from './number-formats.ts';
import { unreadable } from './table.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** What must be known of a workbook before the rows of a sheet can be read. */
export interface Workbook {
  /** The part that holds the sheet that is read. */
  sheet: string;
  /** Those that can be seen: their names, and the parts that hold them. */
  sheets: { name: string; part: string }[];
  epoch: 1900 | 1904;
  /** By a cell's style. */
  formats: NumberFormat[];
  /** Texts that cells name by number. */
  texts: string[];
}

/** Without a name: the first sheet that can be seen. */
export async function openWorkbook(zip: Zip, name?: string): Promise<Workbook> {
  const book = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (!book || !zip.has(book)) unreadable('notWorkbook');
  const { sheets, epoch } = await sheetsOf(zip, book);
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  const sheetId = (name === undefined ? (seen[0] ?? sheets[0]) : sheets.find((one) => one.name === name))?.id;
  if (name !== undefined && sheetId === undefined) unreadable('noSuchSheet', { name: name.slice(0, 60) });
  const relations = await relationsOf(zip, book);
  const targetOf = (wanted: string | undefined) => relations.find(({ id }) => id === wanted)?.target;
  const sheet = targetOf(sheetId);
  if (!sheet || !zip.has(sheet)) unreadable('noSheet');
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.target ?? '';
  return {
    sheet,
    sheets: seen.flatMap(({ name, id }) => {
      const part = targetOf(id);
      return part && zip.has(part) ? { name, part } : [];
    }),
    epoch,
    formats: await formatsOf(zip, partOf('styles')),
    texts: await sharedTexts(zip, partOf('sharedStrings')),
  };
}

interface Relation {
  id: string;
  /** The last word of its address, which the strict and the usual form share. */
  type: string;
  target: string;
}

async function relationsOf(zip: Zip, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  await readXml(zip.part(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

interface Sheet {
  id: string | undefined;
  name: string;
  isHidden: boolean;
}

async function sheetsOf(zip: Zip, book: string): Promise<{ sheets: Sheet[]; epoch: 1900 | 1904 }> {
  const sheets: Sheet[] = [];
  let epoch: 1900 | 1904 = 1900;
  await readXml(zip.part(book), {
    open(name, attributes) {
      if (name === 'workbookPr' && isTrue(attributes.date1904)) epoch = 1904;
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      sheets.push({ id, name: attributes.name ?? '', isHidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  return { sheets, epoch };
}

async function formatsOf(zip: Zip, part: string): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isCells = false;
  await readXml(zip.part(part), {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') isCells = true;
      const id = Number(numFmtId ?? 0);
      if (name === 'numFmt') own.set(id, formatOfCode(formatCode));
      else if (name === 'xf' && isCells) formats.push(own.get(id) ?? builtInFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

/** All of them are held while the sheet is read. */
const textsCharactersMax = 64 * 1024 * 1024;

async function sharedTexts(zip: Zip, part: string): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  const visitor = textVisitor((text) => {
    characters += text.length + 1;
    if (characters > textsCharactersMax) unreadable('tooMuchText');
    texts.push(text);
  }, 'si');
  await readXml(zip.part(part), visitor);
  return texts;
}

/** Hands out the text of each element of that name: its runs together, without the reading aids of Japanese. */
function textVisitor(each: (text: string) => void, element: string) {
  let text = '';
  let isText = false;
  let isAid = false;
  return {
    open(name: string) {
      if (name === element) text = '';
      if (name === 'rPh') isAid = true;
      isText = name === 't';
    },
    text(piece: string) {
      if (isText && !isAid) text += piece;
    },
    close(name: string) {
      if (name === 'rPh') isAid = false;
      isText = false;
      if (name === element) each(text);
    },
  };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';
