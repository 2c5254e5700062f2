/** A text and what of it is marked. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** What is put in place of a part of it, and what is marked then. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Words between two marks, such as `**`; where they stand there already, they go. */
export function around(marked: Marked, marks: string, instead: string): Edit {
  const { text, start, end } = marked;
  const isAround =
    text.slice(start - marks.length, start) === marks &&
    text.slice(end, end + marks.length) === marks &&
    text.slice(start - marks.length - 1, start - marks.length) !== '*';
  if (isAround)
    return replacing({
      from: start - marks.length,
      to: end + marks.length,
      insert: text.slice(start, end),
      mark: [0, end - start],
    });
  const words = text.slice(start, end) || instead;
  const before = /^\s*/.exec(words)?.[0].length ?? 0;
  const inner = words.trim() || instead;
  const insert = `${words.slice(0, before)}${marks}${inner}${marks}${words.slice(before + inner.length)}`;
  return replacing({
    from: start,
    to: end,
    insert,
    mark: [before + marks.length, before + marks.length + inner.length],
  });
}

/** Every marked line begins with a mark, such as `- `; where all do already, none does. */
export function lines(marked: Marked, markOf: (place: number) => string, known: RegExp): Edit {
  const { text, start, end } = marked;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const own = text.slice(from, to).split('\n');
  const isThere = own.every((line) => known.test(line));
  const insert = own
    .map((line, place) => (isThere ? line.replace(known, '') : markOf(place) + line.replace(anyMark, '')))
    .join('\n');
  return replacing({ from, to, insert, mark: own.length > 1 ? [0, insert.length] : [insert.length, insert.length] });
}

const anyMark = /^(?:#{1,6} |[-*+] |\d+[.)] )/;

/** A link around the marked words. Without an address that is what one writes next. */
export function link(marked: Marked, { words, address }: { words: string; address: string }): Edit {
  const { start, end, text } = marked;
  const label = text.slice(start, end).trim() || words;
  const insert = `[${label}](${address})`;
  return replacing({ from: start, to: end, insert, mark: [label.length + 3, insert.length - 1] });
}

/** Something that stands by itself, with an empty line before and behind. */
export function apart(marked: Marked, block: string): Edit {
  const { text, start, end } = marked;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const below = after.startsWith('\n\n') || after === '' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = above + block + below;
  return replacing({ from: start, to: end, insert, mark: [above.length + block.length, above.length + block.length] });
}

function replacing({
  from,
  to,
  insert,
  mark: [start, end],
}: {
  from: number;
  to: number;
  insert: string;
  mark: [number, number];
}): Edit {
  return { from, to, insert, start: from + start, end: from + end };
}
