import type { UploadQuestions } from '@laurel/contract/calls/uploads';
import { columnsByKind } from '@laurel/contract/columns/by-kind';
import { plainHeader } from '@laurel/contract/columns/reading';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import type { TableRow } from '#files/table';
import { type Header, matched } from './columns.ts';
import { DatesSeen, realDate } from './dates.ts';
import type { Opened } from './find-header.ts';
import type { KnownSource } from './sources.ts';

/** So many rows are looked at for what may stand in a column; what comes later is told by its row. */
const rowsSeen = 50_000;
const valuesShown = 3;
const valueLength = 60;

/** What must be said of the columns of a file before its rows can be read, with what stands in them. */
export async function askedOfColumns(
  { header, beyond, portions, sheets, sheet }: Opened,
  source: KnownSource | null,
): Promise<UploadQuestions> {
  const cells = header.cells ?? [];
  const seen = cells.map(() => new ColumnSeen());
  const see = (row: TableRow) => {
    for (const [place, column] of seen.entries()) column.see(row.cells[place]?.trim() ?? '');
  };
  for (const row of beyond) see(row);
  let count = beyond.length;
  for await (const { rows } of portions) {
    for (const row of rows) see(row);
    count += rows.length;
    if (count >= rowsSeen) break;
  }
  const columnAt = new Map([...header.places].map(([column, place]) => [place, column]));
  const taken = new Set(header.places.keys());
  const repeated = new Set(repeatedPlaces(header));
  return {
    kind: matched(header) === 0 && !source ? null : header.kind,
    columns: cells.slice(0, header.width).map((name, place) => {
      const column = columnAt.get(place) ?? (isLeftAlone(name, source) ? '' : null);
      const { values, dates } = seen[place] ?? new ColumnSeen();
      const guess = column === null && !repeated.has(place) ? guessOf(name, header.kind, taken) : null;
      return { header: name.trim(), values, column, guess, dates: header.dates ? null : dates };
    }),
    missing: header.missing,
    sheets: [...sheets],
    sheet,
    source: source && { sourceId: String(source.sourceId), name: source.name, version: source.version },
  };
}

/** What must be said of the dates of a file whose columns are known. */
export function askedOfDates(header: Header, opened: Opened, source: KnownSource | null): UploadQuestions | undefined {
  const { datesSeen = new Map<string, DatesSeen>(), cells = [], places } = header;
  if (datesSeen.size === 0) return undefined;
  const columns = [...datesSeen].flatMap(([column, seen]) =>
    seen.count === 0
      ? []
      : {
          header: cells[places.get(column) ?? -1]?.trim() ?? column,
          values: seen.examples,
          ...{ column, guess: null, dates: seen.fits },
        },
  );
  if (columns.length === 0) return undefined;
  return {
    ...{ kind: header.kind, columns, missing: [], sheets: [...opened.sheets], sheet: opened.sheet },
    source: source && { sourceId: String(source.sourceId), name: source.name, version: source.version },
  };
}

class ColumnSeen {
  readonly values: string[] = [];
  readonly #dates = new DatesSeen();
  #isOther = false;

  see(text: string): void {
    if (text === '') return;
    if (this.values.length < valuesShown) {
      const shown = text.length <= valueLength ? text : `${text.slice(0, valueLength - 1)}…`;
      if (!this.values.includes(shown)) this.values.push(shown);
    }
    if (!this.#isOther && realDate(text) === undefined && !this.#dates.see(text)) this.#isOther = true;
  }

  /** The orders that fit all of it; null where it holds no dates, or only such as need no order. */
  get dates() {
    return this.#isOther || this.#dates.count === 0 ? null : this.#dates.fits;
  }
}

function isLeftAlone(name: string, source: KnownSource | null): boolean {
  return source?.reading.columns[plainHeader(name)] === '';
}

/** Headers that name a column which an earlier one names too. */
function repeatedPlaces({ cells = [], places, unknown }: Header): number[] {
  const first = new Set(places.values());
  return cells.flatMap((name, place) => (first.has(place) || unknown.includes(name.trim()) ? [] : place));
}

const likeEnough = 0.5;

/** The column whose name, or one of its other names, is most like it; never one that the file has already. */
function guessOf(name: string, kind: UploadKind, taken: ReadonlySet<string>): string | null {
  const rated = Object.entries(columnsByKind[kind]).flatMap(([column, { otherNames = [] }]) =>
    taken.has(column) ? [] : [column, ...otherNames].map((other) => ({ column, like: alike(name, other) })),
  );
  const [best] = rated.toSorted((one, other) => other.like - one.like);
  return best && best.like >= likeEnough ? best.column : null;
}

/** The share of pairs of letters that both have. */
function alike(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size);
}

function pairsOf(name: string): Set<string> {
  const plain = plainHeader(name);
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
}
