interface PastedPolicy {
  createHTML(html: string): unknown;
}

/** What is parsed by it stands in no page: nothing of it runs or loads, and only its words leave. */
const policy = (
  window as { trustedTypes?: { createPolicy(name: string, rules: PastedPolicy): PastedPolicy } }
).trustedTypes?.createPolicy('laurel-pasted', { createHTML: (html) => html });

/**
 * What was copied from Word, a mail or a web page, as Markdown: headings, emphasis, lists, links, tables and quotes stay, everything
 * else is its words. Undefined where nothing has a shape: then the browser pastes the plain text.
 */
export function markdownOf(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html');
  for (const strange of body.querySelectorAll(strangers)) strange.remove();
  if (!hasShape(body)) return undefined;
  return blocksOf(body)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

// as it is sent: selectors
const strangers = 'script, style, meta, link, title, xml, o\\:p:empty, img, svg, object, iframe, form, input, button';
const shaped =
  // as it is sent: likewise
  'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, a[href], b, strong, em, i, del, s, strike, hr, pre, code';

function hasShape(body: HTMLElement): boolean {
  return (
    [...body.querySelectorAll(shaped)].some((one) => !isPlain(one)) ||
    [...body.querySelectorAll<HTMLElement>('[style], [class]')].some(
      (one) => isBold(one) || isItalic(one) || isWordItem(one) || isWordTitle(one),
    )
  );
}

/** Google wraps all of it in a bold that is none. */
function isPlain(one: Element): boolean {
  return /^(?:B|STRONG|EM|I)$/.test(one.tagName) && !isBold(one as HTMLElement) && !isItalic(one as HTMLElement);
}

const inlineTags =
  /^(?:A|ABBR|B|BDI|BIG|CITE|CODE|DEL|EM|FONT|I|INS|KBD|LABEL|MARK|Q|S|SMALL|SPAN|STRIKE|STRONG|SUB|SUP|TIME|TT|U|O:P|BR)$/;

function isInline(node: Node): boolean {
  if (!(node instanceof HTMLElement)) return node.nodeType === Node.TEXT_NODE || node.nodeName === 'O:P';
  return (
    inlineTags.test(node.tagName) && !node.querySelector('p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote')
  );
}

/** Each a paragraph, a heading, a list, a table or a quote. Words between them are paragraphs too. */
function blocksOf(parent: Node): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const words = paragraph(inlineOf(line));
    if (words) blocks.push(words);
    line = [];
  };
  const children = [...parent.childNodes];
  for (let at = 0; at < children.length; at += 1) {
    const child = children[at] as ChildNode;
    if (child.nodeType === Node.COMMENT_NODE) continue;
    if (isInline(child)) {
      line.push(child);
      continue;
    }
    endLine();
    if (isWordItem(child)) {
      const items = wordItemsFrom(children, at);
      blocks.push(items.map(wordItem).join('\n'));
      at = children.indexOf(items.at(-1) as ChildNode, at);
    } else if (child instanceof HTMLElement) blocks.push(...blockOf(child));
  }
  endLine();
  return blocks;
}

function blockOf(element: HTMLElement): string[] {
  const { tagName } = element;
  if (/^H[1-6]$/.test(tagName) || isWordTitle(element)) {
    const words = inlineOf([...element.childNodes], { isHeading: true })
      .replaceAll('\n', ' ')
      .trim();
    return words ? [`${'#'.repeat(Math.min(Math.max(Number(tagName[1]) || 2, 2), 4))} ${words}`] : [];
  }
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element, 0)].filter(Boolean);
  if (tagName === 'TABLE') return tableOf(element as HTMLTableElement);
  if (tagName === 'HR') return ['---'];
  if (tagName === 'PRE') return [`\`\`\`\n${element.textContent?.replace(/\n$/, '')}\n\`\`\``];
  const blocks = blocksOf(element);
  if (tagName !== 'BLOCKQUOTE') return blocks;
  return [
    blocks
      .join('\n\n')
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  ];
}

function listOf(list: HTMLElement, level: number): string {
  const isOrdered = list.tagName === 'OL';
  const start = Number(list.getAttribute('start')) || 1;
  let number = start - 1;
  return [...list.children]
    .flatMap((child) => {
      // Some put a list beside the items.
      if (/^[UO]L$/.test(child.tagName)) return [listOf(child as HTMLElement, level + 1)];
      const inner = [...child.childNodes].filter((node) => /^[UO]L$/.test(node.nodeName)) as HTMLElement[];
      const own = [...child.childNodes].filter((node) => !inner.includes(node as HTMLElement));
      const holder = document.createElement('div');
      holder.append(...own.map((node) => node.cloneNode(true)));
      number += 1;
      const words = blocksOf(holder).join(' ').replaceAll('\n', ' ');
      return [
        `${indent(level)}${isOrdered ? `${number}.` : '-'} ${words}`.trimEnd(),
        ...inner.map((one) => listOf(one, level + 1)),
      ];
    })
    .join('\n');
}

/** As deep as the words of any mark before it. */
function indent(level: number): string {
  return '   '.repeat(level);
}

/** Word has no lists: its items are paragraphs that say of which list and level they are, with a mark of their own before the words. */
function isWordItem(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.tagName === 'P' && /mso-list:\s*l\d/i.test(styleOf(node));
}

function isWordTitle(element: HTMLElement): boolean {
  return /^Mso(?:Title|Subtitle|Heading)/.test(element.className);
}

function wordItemsFrom(children: readonly Node[], at: number): HTMLElement[] {
  const items: HTMLElement[] = [];
  for (const child of children.slice(at)) {
    if (isWordItem(child)) items.push(child);
    else if (child.nodeType === Node.ELEMENT_NODE || child.textContent?.trim()) break;
  }
  return items;
}

function wordItem(item: HTMLElement, place: number, items: readonly HTMLElement[]): string {
  const level = levelOf(item);
  const copy = item.cloneNode(true) as HTMLElement;
  const marks = [...copy.querySelectorAll<HTMLElement>('[style]')].filter((one) =>
    /mso-list:\s*ignore/i.test(styleOf(one)),
  );
  const isOrdered = marks.some((mark) => /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(mark.textContent ?? ''));
  for (const mark of marks) mark.remove();
  const words = inlineOf([...copy.childNodes])
    .replaceAll('\n', ' ')
    .trim();
  return `${indent(level)}${isOrdered ? `${numberOf(items, place)}.` : '-'} ${words}`;
}

function levelOf(item: HTMLElement): number {
  return Math.max(0, Number(/level(\d)/i.exec(styleOf(item))?.[1] ?? 1) - 1);
}

/** Among its sisters: since the last item that stands further out. */
function numberOf(items: readonly HTMLElement[], place: number): number {
  const level = levelOf(items[place] as HTMLElement);
  let number = 1;
  for (let before = place - 1; before >= 0; before -= 1) {
    const other = levelOf(items[before] as HTMLElement);
    if (other < level) break;
    if (other === level) number += 1;
  }
  return number;
}

function tableOf(table: HTMLTableElement): string[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const words = blocksOf(cell)
        .join(' ')
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|');
      return [words, ...Array.from({ length: Math.min(cell.colSpan, 20) - 1 }, () => '')];
    }),
  );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows.filter((row) => row.some(Boolean));
  if (filled.length === 0) return [];
  // A frame around words is no table.
  if (columns === 1) return filled.flat();
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, i) => cells[i] ?? '').join(' | ')} |`;
  const [head = [], ...rest] = filled;
  return [[line(head), line(Array.from({ length: columns }, () => '---')), ...rest.map(line)].join('\n')];
}

interface Around {
  /** Bold by itself. */
  isHeading?: boolean;
  isCode?: boolean;
}

function inlineOf(nodes: readonly Node[], around: Around = {}): string {
  return joined(nodes.map((node) => wordsOf(node, around))).replace(/[^\S\n]+/g, ' ');
}

/** Two emphases that touch are one. */
function joined(parts: readonly string[]): string {
  return parts.join('').replace(/(?<=\S)\*\*(\s*)\*\*(?=\S)/g, '$1');
}

function wordsOf(node: Node, around: Around): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/[\s\u00a0]+/g, ' ');
    return around.isCode ? text : escaped(text);
  }
  if (!(node instanceof HTMLElement)) return node.nodeName === 'O:P' ? inlineOf([...node.childNodes], around) : '';
  if (node.tagName === 'BR') return '  \n';
  const isCode = /^(?:CODE|KBD|TT)$/.test(node.tagName);
  const words = inlineOf([...node.childNodes], { ...around, isCode: around.isCode || isCode });
  if (isCode && !around.isCode) return wrapped(words, '`');
  if (node.tagName === 'A') return linked(node, words);
  const isStruck = /^(?:DEL|S|STRIKE)$/.test(node.tagName);
  const marks = `${isStruck ? '~~' : ''}${isBold(node) && !around.isHeading ? '**' : ''}${isItalic(node) ? '*' : ''}`;
  return marks ? wrapped(words, marks) : words;
}

/** Marks stand close to words: the spaces that were within them go outside. */
function wrapped(words: string, marks: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? [];
  if (!inner) return words;
  const end = marks.replace(/(~~)?(\*\*)?(\*)?/, '$3$2$1');
  return `${before}${marks}${inner}${end}${after}`;
}

function linked(link: HTMLElement, words: string): string {
  const href = link.getAttribute('href')?.trim() ?? '';
  const label = words.trim();
  // A place within a document, or on somebody's disk, is nowhere here.
  if (!label || !/^(?:https:\/\/|mailto:|tel:|\/(?!\/))/i.test(href)) return words;
  const address = /[\s()<>]/.test(href)
    ? encodeURI(decoded(href)).replace(/[()]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
    : href;
  return words.replace(label, `[${label}](${address})`);
}

function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function isBold(element: HTMLElement): boolean {
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(styleOf(element))?.[1];
  if (weight) return weight === 'bold' || Number(weight) >= 600;
  return /^(?:B|STRONG)$/.test(element.tagName);
}

function isItalic(element: HTMLElement): boolean {
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(styleOf(element))?.[1];
  if (slant) return slant === 'italic' || slant === 'oblique';
  return /^(?:EM|I|CITE)$/.test(element.tagName);
}

function styleOf(element: HTMLElement): string {
  return element.getAttribute('style') ?? '';
}

/** What would be read as Markdown, and is none. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/~~/g, '\\~\\~');
}

function paragraph(words: string): string {
  return words
    .split('\n')
    .map((line) => line.trim())
    .join('  \n')
    .replace(/^(?:\s*\n)+|(?:\s*\n)+$/g, '')
    .trim()
    .replace(/^(#{1,6}|[-+]|---+|={3,})(?=\s|$)/gm, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/gm, '$1\\$2');
}
