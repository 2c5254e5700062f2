import { callRows } from '@laurel/contract/call-rows';
import { columnsByKind } from '@laurel/contract/columns/by-kind';
import type { DateOrder } from '@laurel/contract/columns/reading';
import { say } from '@laurel/contract/say';
import { type UploadKind, uploadTitles } from '@laurel/contract/upload-kinds';
import { refuse } from '#errors/refuse';
import { columnsIn, type FoundColumns, type KnownColumns, quoted } from '#files/columns';
import type { DatesSeen } from './dates.ts';
import type { KnownSource } from './sources.ts';
import * as texts from './texts.ts';

export type Header = FoundColumns & {
  kind: UploadKind;
  /** Its cells as they stand. */
  cells?: readonly string[];
  /** The order in which its dates are written; null where nobody has said so. */
  dates?: DateOrder | null;
  /** By column, where nobody has said so. */
  datesSeen?: Map<string, DatesSeen>;
};

/** As which kind of file this row would be a header: of a source its own. */
export function headerIn(cells: readonly string[], source: KnownSource | null): Header {
  const kinds = source ? [source.kind] : (Object.keys(columnsByKind) as UploadKind[]);
  const candidates = kinds.map((kind) => ({
    ...{ kind, cells, dates: source?.reading.dates ?? null, datesSeen: new Map() },
    ...columnsIn(cells, knownOf(kind, source)),
  }));
  return candidates.reduce((best, one) => {
    if (matched(one) !== matched(best)) return matched(one) > matched(best) ? one : best;
    return one.missing.length < best.missing.length ? one : best;
  });
}

/** Names that are columns of its kind. */
export function matched({ places }: Header): number {
  return places.size;
}

/** What is wrong with a header, as one sentence; undefined where nothing is. */
export function headerFaults(header: Header, source: KnownSource | null): string | undefined {
  const { kind, missing, unknown, repeated } = header;
  if (matched(header) === 0 && !source) {
    const kinds = (Object.keys(columnsByKind) as UploadKind[]).map((one) =>
      say(texts.kindColumns, { kind: say(uploadTitles[one]), columns: knownOf(one, null).required.join(', ') }),
    );
    return say(texts.needsHeader, { kinds: kinds.join('; ') });
  }
  const faults = [
    missing.length > 0 && say(texts.missing, { count: missing.length, columns: missing.join(', ') }),
    unknown.length > 0 && say(texts.unknown, { count: unknown.length, columns: unknown.map(quoted).join(', ') }),
    ...repeated,
  ].filter((words) => words !== false);
  if (faults.length === 0) return undefined;
  const told = { kind: say(uploadTitles[kind]), faults: faults.join('; ') };
  return source ? say(texts.notHeaderOfSource, { ...told, source: source.name }) : say(texts.notHeaderOf, told);
}

function knownOf(kind: UploadKind, source: KnownSource | null): KnownColumns {
  const columns = Object.entries(columnsByKind[kind]);
  return {
    required: columns.filter(([, { required }]) => required).map(([name]) => name),
    optional: columns.filter(([, { required }]) => !required).map(([name]) => name),
    otherNames: Object.fromEntries(columns.map(([name, { otherNames = [] }]) => [name, otherNames])),
    said: source?.reading.columns ?? {},
  };
}

/** What is wrong with a whole file. */
export function noFile(words: string): never {
  return refuse('badInput', words, { [callRows.dataupload.file.field]: words });
}
