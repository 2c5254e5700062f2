import { plainHeader } from '@laurel/contract/columns/reading';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';
/** The columns that a kind of table may have. */
export interface KnownColumns {
  required: readonly string[];
  optional: readonly string[];
  /** What others call a column. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** What somebody said of a header, by its plain name, before all other names: the column that it is, or `ignored`. */
  said?: Readonly<Record<string, string>>;
}

/** Of a header that is to be left alone. */
const ignored = '';

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
    column === undefined || column === ignored || columns.indexOf(column) < place
      ? []
      : [{ column, place, name: names[place] ?? '' }],
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

function columnNamed(
  name: string,
  { required, optional, otherNames = {}, said = {} }: KnownColumns,
): string | undefined {
  const plain = plainHeader(name);
  const columns = [...required, ...optional];
  const own = Object.hasOwn(said, plain) ? said[plain] : undefined;
  if (own === ignored || (own !== undefined && columns.includes(own))) return own;
  return (
    columns.find((column) => plainHeader(column) === plain) ??
    columns.find((column) => otherNames[column]?.some((other) => plainHeader(other) === plain))
  );
}

/** Two headers may name one column in two ways. */
function repeated(names: readonly string[], columns: readonly (string | undefined)[]): string[] {
  return names.flatMap((name, place) => {
    const first = columns.indexOf(columns[place]);
    if (columns[place] === undefined || columns[place] === ignored || first === place) return [];
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
