import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';
/** The columns that a kind of table may have. */
export interface KnownColumns {
  required: readonly string[];
  optional: readonly string[];
  /** What others call a column. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
}

/** What a header row says. */
export interface FoundColumns {
  /** Column → place in the row. */
  places: ReadonlyMap<string, number>;
  /** Column → how this file spells it, where that is another word. */
  spelt: ReadonlyMap<string, string>;
  /** Cells in the header row. */
  width: number;
  missing: string[];
  /** Names that are no column; '' where a column has none. */
  unknown: string[];
  /** Sentences about names that mean one column. */
  repeated: string[];
}

/** Finds columns by the header's names. Case, blanks, hyphens and underscores do not count: 'First Name' is 'first_name'. */
export function columnsIn(header: readonly string[], known: KnownColumns): FoundColumns {
  const width = usedWidth(header);
  const names = header.slice(0, width).map((cell) => cell.trim());
  const columns = names.map((name) => columnNamed(name, known));
  const found = columns.flatMap((column, place) =>
    column === undefined || columns.indexOf(column) < place ? [] : [{ column, place, name: names[place] ?? '' }],
  );
  return {
    places: new Map(found.map(({ column, place }) => [column, place])),
    spelt: new Map(found.filter(({ column, name }) => !same(column, name)).map(({ column, name }) => [column, name])),
    width,
    missing: known.required.filter((column) => !columns.includes(column)),
    unknown: names.filter((_, place) => columns[place] === undefined),
    repeated: repeated(names, columns),
  };
}

/** The cell of a column; '' where it is blank or the column is not there. */
export function cellOf(cells: readonly string[], { places }: Pick<FoundColumns, 'places'>, column: string): string {
  const place = places.get(column);
  return place === undefined ? '' : (cells[place] ?? '').trim();
}

/** Says so when a row has another number of cells than the header: then nobody knows which is which. */
export function outOfStep(cells: readonly string[], { width }: Pick<FoundColumns, 'width'>): string | undefined {
  if (cells.length >= width && usedWidth(cells) <= width) return undefined;
  return say(texts.outOfStep, { cells: cells.length, columns: width });
}

function usedWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

function columnNamed(name: string, { required, optional, otherNames = {} }: KnownColumns): string | undefined {
  const plain = plainName(name);
  const columns = [...required, ...optional];
  return (
    columns.find((column) => plainName(column) === plain) ??
    columns.find((column) => otherNames[column]?.some((other) => plainName(other) === plain))
  );
}

/** A name without what does not count. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-./'’]+/g, '');
}

/** Two headers may name one column in two ways. */
function repeated(names: readonly string[], columns: readonly (string | undefined)[]): string[] {
  return names.flatMap((name, place) => {
    const first = columns.indexOf(columns[place]);
    if (columns[place] === undefined || first === place) return [];
    const other = names[first] ?? '';
    return same(name, other)
      ? say(texts.namedTwice, { column: quoted(name) })
      : say(texts.sameColumn, { one: quoted(other), other: quoted(name) });
  });
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function quoted(name: string): string {
  return name === '' ? say(texts.noName) : say(texts.quotedName, { name: name.slice(0, 60) });
}
