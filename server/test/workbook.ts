import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip; `size` is what the zip says of it where that is not the truth. */
export interface Part {
  name: string;
  content: string | Buffer;
  size?: number;
  /** What stands in the middle of it, so many times: a little that becomes much. */
  bomb?: { piece: string; times: number };
}

/** A zip, made by hand so that it can lie as well. */
export function zipOf(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, size, bomb } of parts) {
    const bytes = Buffer.from(content);
    const packed = bomb ? packedBomb(bytes, bomb) : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

/** Pieces that were packed by themselves can follow each other. */
function packedBomb(start: Buffer, { piece, times }: { piece: string; times: number }): Buffer {
  const alone = { finishFlush: constants.Z_FULL_FLUSH };
  const packed = deflateRawSync(Buffer.from(piece), alone);
  return Buffer.concat([deflateRawSync(start, alone), ...Array.from({ length: times }, () => packed)]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (links: Record<string, string>) =>
  `${xml}<Relationships xmlns="${packaged}">${Object.entries(links)
    .map(([type, target], i) => `<Relationship Id="r${i}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export interface WorkbookParts {
  /** The rows of the sheet, as they stand in it. */
  rows: string;
  texts?: string;
  styles?: string;
  properties?: string;
  /** Sheets before the one with the rows. */
  before?: string;
}

/** The parts of a workbook as Excel writes them. */
export function workbookParts({ rows, texts, styles, properties = '', before = '' }: WorkbookParts): Part[] {
  return [
    { name: '_rels/.rels', content: relations({ officeDocument: 'xl/workbook.xml' }) },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${before}<sheet name="People" sheetId="1" r:id="r0"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations({
        worksheet: 'worksheets/sheet1.xml',
        sharedStrings: 'sharedStrings.xml',
        styles: '/xl/styles.xml',
      }),
    },
    ...(texts === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `${xml}<sst xmlns="${main}">${texts}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `${xml}<styleSheet xmlns="${main}">${styles}</styleSheet>` }]),
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${xml}<worksheet xmlns="${main}"><cols><col min="1" max="16384" width="9"/></cols><sheetData>${rows}</sheetData></worksheet>`,
    },
  ];
}

const escaped = (text: string) => text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A workbook whose cells are all text. */
export function workbookOf(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`);
  return zipOf(workbookParts({ rows: rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('') }));
}

/** The same with several sheets, by their names. */
export function workbookOfSheets(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const cell = (text: string) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`);
  const links = names.map(
    (_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  return zipOf([
    { name: '_rels/.rels', content: relations({ officeDocument: 'xl/workbook.xml' }) },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at}"/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${packaged}">${links.join('')}</Relationships>`,
    },
    ...Object.values(sheets).map((rows, at) => ({
      name: `xl/worksheets/s${at}.xml`,
      content: `${xml}<worksheet xmlns="${main}"><sheetData>${rows
        .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    })),
  ]);
}
