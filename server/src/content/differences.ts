import type { Differences } from '@laurel/contract/calls/content/content-text';

type Line = Differences['lines'][number];

/** Beyond so many comparisons a part is told as taken away and written anew: no text holds up the others. */
const comparisonsMax = 2_000_000;

/** What became of each line of a text, and within a line that was changed of each word. */
export function differencesOf(before: string, after: string): Differences {
  const lines = steps(linesOf(before), linesOf(after));
  return {
    lines: markWords(lines.map(({ is, item }) => ({ is, parts: [{ text: item, isChanged: false }] }))),
    added: lines.filter(({ is }) => is === 'added').length,
    removed: lines.filter(({ is }) => is === 'removed').length,
  };
}

interface Step {
  is: Line['is'];
  item: string;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/);
}

/** The longest that both have in common stays; what went stands before what came. */
function steps(before: readonly string[], after: readonly string[]): Step[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const rest = Math.min(before.length, after.length) - head;
  while (tail < rest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const as = (is: Step['is']) => (item: string) => ({ is, item });
  return [
    ...before.slice(0, head).map(as('same')),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...before.slice(before.length - tail).map(as('same')),
  ];
}

function middle(before: readonly string[], after: readonly string[]): Step[] {
  const [rows, columns] = [before.length, after.length];
  if (rows * columns > comparisonsMax || rows === 0 || columns === 0)
    return [
      ...before.map((item): Step => ({ is: 'removed', item })),
      ...after.map((item): Step => ({ is: 'added', item })),
    ];
  const width = columns + 1;
  const common = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] as number;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Step[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[row] === after[column]) {
      found.push({ is: 'same', item: before[row] as string });
      row += 1;
      column += 1;
    } else if (row < rows && (column === columns || at(row + 1, column) >= at(row, column + 1))) {
      found.push({ is: 'removed', item: before[row] as string });
      row += 1;
    } else {
      found.push({ is: 'added', item: after[column] as string });
      column += 1;
    }
  }
  return found;
}

/** Lines that took each other's place are compared word by word. */
function markWords(lines: readonly Line[]): Line[] {
  const marked: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const removed = runFrom(lines, at, 'removed');
    const added = runFrom(lines, at + removed.length, 'added');
    if (removed.length === 0 && added.length === 0) {
      marked.push(lines[at] as Line);
      at += 1;
      continue;
    }
    const pairs = removed.length === added.length ? removed.map((line, i) => wordsOf(line, added[i] as Line)) : null;
    marked.push(...(pairs?.map(([gone]) => gone) ?? removed), ...(pairs?.map(([, come]) => come) ?? added));
    at += removed.length + added.length;
  }
  return marked;
}

function runFrom(lines: readonly Line[], from: number, is: Line['is']): Line[] {
  let end = from;
  while (lines[end]?.is === is) end += 1;
  return lines.slice(from, end);
}

function wordsOf(gone: Line, come: Line): [Line, Line] {
  const parts = (line: Line) =>
    line.parts
      .map(({ text }) => text)
      .join('')
      .match(/\s+|[^\s]+/g) ?? [];
  const words = steps(parts(gone), parts(come));
  const of = (line: Line, is: Line['is']): Line => {
    const own = words.filter((word) => word.is === 'same' || word.is === is);
    const joined: Line['parts'] = [];
    for (const word of own) {
      const isChanged = word.is !== 'same';
      const last = joined.at(-1);
      if (last?.isChanged === isChanged) last.text += word.item;
      else joined.push({ text: word.item, isChanged });
    }
    return { is: line.is, parts: joined };
  };
  return [of(gone, 'removed'), of(come, 'added')];
}
