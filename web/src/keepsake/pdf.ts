/** A word as it stands on a page, in points from the page's upper left corner: its left end, its line, how far it reaches. */
export interface Written {
  words: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  isRightToLeft: boolean;
}

export interface PdfPage {
  /** The whole page, drawn. */
  jpeg: Uint8Array;
  pixels: { width: number; height: number };
  written: Written[];
}

export interface PdfPaper {
  /** In points. */
  width: number;
  height: number;
}

/** Signs of one font of the file, whose codes are one byte. */
const perFont = 255;

/**
 * A file of drawn pages. Over each picture lie its words, unseen, so that they are found, selected and read out: in fonts whose signs are empty,
 * and say what they stand for. So every script is as the browser draws it, and no font travels.
 */
export async function pdfOf(paper: PdfPaper, pages: readonly PdfPage[], title: string): Promise<Blob> {
  const signs = new Signs();
  const contents = await Promise.all(pages.map((page) => packed(ascii(contentOf(paper, page, signs)))));
  const file = new PdfFile();
  const [catalog, tree, info, fonts] = [file.next(), file.next(), file.next(), file.next()];
  const fontIds = await signs.fontsInto(file);
  const kids = pages.map((page, i) => {
    const { width, height } = page.pixels;
    const picture = file.stream(
      pdf`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      page.jpeg,
    );
    const content = file.stream(pdf`/Filter /FlateDecode`, contents[i] ?? new Uint8Array());
    return file.object(
      pdf`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${content} 0 R ` +
        `/Resources << /XObject << /P ${picture} 0 R >> /Font ${fonts} 0 R >> >>`,
    );
  });
  file.object(`<< ${fontIds.map((id, i) => `/F${i} ${id} 0 R`).join(' ')} >>`, fonts);
  file.object(pdf`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`, tree);
  file.object(pdf`<< /Title <FEFF${utf16(title)}> /Producer (Laurel) >>`, info);
  file.object(pdf`<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`, catalog);
  return file.whole(catalog, info);
}

function contentOf(paper: PdfPaper, { written }: PdfPage, signs: Signs): string {
  const lines = written.map((one) => lineOf(paper, one, signs)).join('\n');
  return pdf`q ${paper.width} 0 0 ${paper.height} 0 0 cm /P Do Q\nBT 3 Tr\n${lines}\nET\n`;
}

/** The signs of a word stand evenly from its one end to its other; those that run to the left are mirrored, as they cannot be seen. */
function lineOf(paper: PdfPaper, { words, x, baseline, width, size, isRightToLeft }: Written, signs: Signs): string {
  const codes = [...graphemes.segment(words)].map(({ segment }) => signs.codeOf(segment));
  const step = width / Math.max(1, codes.length);
  const [across, from] = isRightToLeft ? [-step, x + width] : [step, x];
  const shown = runsOf(codes).map(({ font, hex }) => `/F${font} 1 Tf <${hex}> Tj`);
  return pdf`${fixed(across)} 0 0 ${fixed(size)} ${fixed(from)} ${fixed(paper.height - baseline)} Tm ${shown.join(' ')}`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const fixed = (at: number) => String(Math.round(at * 100) / 100);

function runsOf(codes: readonly number[]): { font: number; hex: string }[] {
  const runs: { font: number; hex: string }[] = [];
  for (const code of codes) {
    const font = Math.floor(code / perFont);
    const hex = hexOf(1 + (code % perFont), 2);
    const last = runs.at(-1);
    if (last?.font === font) last.hex += hex;
    else runs.push({ font, hex });
  }
  return runs;
}

/** What is written in the file, each sign once: an emoji of many parts is one. */
class Signs {
  private readonly codes = new Map<string, number>();

  codeOf(sign: string): number {
    const known = this.codes.get(sign);
    if (known !== undefined) return known;
    this.codes.set(sign, this.codes.size);
    return this.codes.size - 1;
  }

  async fontsInto(file: PdfFile): Promise<number[]> {
    const all = [...this.codes.keys()];
    const fonts = Array.from({ length: Math.ceil(all.length / perFont) }, (_, i) =>
      all.slice(i * perFont, (i + 1) * perFont),
    );
    const empty = file.stream('', ascii('1000 0 d0'));
    const meanings = await Promise.all(fonts.map((signs) => packed(ascii(meaningsOf(signs)))));
    return fonts.map((signs, i) => {
      const meaning = file.stream(pdf`/Filter /FlateDecode`, meanings[i] ?? new Uint8Array());
      const differences = signs.map((_, sign) => `/g${sign + 1}`).join(' ');
      const procs = signs.map((_, sign) => `/g${sign + 1} ${empty} 0 R`).join(' ');
      return file.object(
        pdf`<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 1000 800] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${signs.length} ` +
          pdf`/Widths [${signs.map(() => 1000).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${differences}] >> ` +
          `/CharProcs << ${procs} >> /Resources << >> /ToUnicode ${meaning} 0 R >>`,
      );
    });
  }
}

function meaningsOf(signs: readonly string[]): string {
  const rows = signs.map((sign, i) => `<${hexOf(i + 1, 2)}> <${utf16(sign)}>`);
  // A block holds a hundred at most.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, i) => rows.slice(i * 100, (i + 1) * 100));
  return [
    pdf`/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Laurel def /CMapType 2 def`,
    '1 begincodespacerange <00> <FF> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    pdf`endcmap end end`,
  ].join('\n');
}

/** The objects of a file, in the order in which they are written, and where each begins. */
class PdfFile {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [];
  private readonly places = new Map<number, number>();
  private bytes = 0;
  private ids = 0;

  constructor() {
    // The second line tells programs that pass it on that it is no text.
    this.add(ascii('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n'));
  }

  next(): number {
    this.ids += 1;
    return this.ids;
  }

  object(body: string, id = this.next()): number {
    this.places.set(id, this.bytes);
    this.add(ascii(`${id} 0 obj\n${body}\nendobj\n`));
    return id;
  }

  stream(dictionary: string, content: Uint8Array): number {
    const id = this.next();
    this.places.set(id, this.bytes);
    this.add(ascii(`${id} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n`));
    this.add(new Uint8Array(content));
    this.add(ascii('\nendstream\nendobj\n'));
    return id;
  }

  whole(catalog: number, info: number): Blob {
    const from = this.bytes;
    const rows = Array.from(
      { length: this.ids },
      (_, i) => `${String(this.places.get(i + 1)).padStart(10, '0')} 00000 n \n`,
    );
    this.add(ascii(`xref\n0 ${this.ids + 1}\n0000000000 65535 f \n${rows.join('')}`));
    this.add(
      ascii(
        pdf`trailer\n<< /Size ${this.ids + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${from}\n%%EOF\n`,
      ),
    );
    return new Blob(this.parts, { type: 'application/pdf' });
  }

  private add(part: Uint8Array<ArrayBuffer>): void {
    this.parts.push(part);
    this.bytes += part.length;
  }
}

/** What only programs read. */
const pdf = (parts: TemplateStringsArray, ...values: (string | number)[]) => String.raw({ raw: parts }, ...values);
const hexOf = (number: number, digits: number) => number.toString(16).toUpperCase().padStart(digits, '0');
const utf16 = (words: string) => Array.from({ length: words.length }, (_, i) => hexOf(words.charCodeAt(i), 4)).join('');

/** A byte of each sign, all of which are below 256. */
function ascii(words: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: words.length }, (_, i) => words.charCodeAt(i));
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
