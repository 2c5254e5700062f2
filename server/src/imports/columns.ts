import { callRows } from '@laurel/contract/call-rows';
import { columnsByKind } from '@laurel/contract/columns/by-kind';
import { say } from '@laurel/contract/say';
import { type UploadKind, uploadTitles } from '@laurel/contract/upload-kinds';
import { refuse } from '#errors/refuse';
import { columnsIn, type FoundColumns, type KnownColumns, quoted } from '#files/columns';
import * as texts from './texts.ts';

export type Header = FoundColumns & { kind: UploadKind };

/** Which kind of file this header row begins. */
export function headerOf(cells: readonly string[]): Header {
  const header = closestKind(cells);
  const { kind, missing, unknown, repeated } = header;
  const faults = [
    missing.length > 0 && say(texts.missing, { count: missing.length, columns: missing.join(', ') }),
    unknown.length > 0 && say(texts.unknown, { count: unknown.length, columns: unknown.map(quoted).join(', ') }),
    ...repeated,
  ].filter((words) => words !== false);
  if (faults.length > 0) no(say(texts.notHeaderOf, { kind: say(uploadTitles[kind]), faults: faults.join('; ') }));
  return header;
}

function closestKind(cells: readonly string[]): Header {
  const candidates = (Object.keys(columnsByKind) as UploadKind[]).map((kind) => ({
    kind,
    ...columnsIn(cells, knownOf(kind)),
  }));
  const matched = ({ width, unknown }: Header) => width - unknown.length;
  const best = candidates.reduce((best, one) => {
    if (matched(one) !== matched(best)) return matched(one) > matched(best) ? one : best;
    return one.missing.length < best.missing.length ? one : best;
  });
  if (matched(best) === 0) {
    const kinds = candidates.map(({ kind }) =>
      say(texts.kindColumns, { kind: say(uploadTitles[kind]), columns: knownOf(kind).required.join(', ') }),
    );
    no(say(texts.needsHeader, { kinds: kinds.join('; ') }));
  }
  return best;
}

function knownOf(kind: UploadKind): KnownColumns {
  const columns = Object.entries(columnsByKind[kind]);
  return {
    required: columns.filter(([, { required }]) => required).map(([name]) => name),
    optional: columns.filter(([, { required }]) => !required).map(([name]) => name),
    otherNames: Object.fromEntries(columns.map(([name, { otherNames = [] }]) => [name, otherNames])),
  };
}

function no(words: string): never {
  return refuse('badInput', words, { [callRows.dataupload.file.field]: words });
}
