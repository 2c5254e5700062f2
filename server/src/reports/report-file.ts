import type { Call } from '@laurel/contract/call';
import { exportRowsMax } from '@laurel/contract/limits';
import type { FileFormat } from '@laurel/contract/reports';
import type { SheetColumn } from '@laurel/contract/sheet';
import type { Asked, FileAnswer } from '#http/call-context';
import { csvFile } from '#streams/csv-file';
import { flowOf } from '#streams/flow';
import type { ReportLane } from '#streams/lane';
import type { Reading } from '#streams/reading';
import { workbookFile } from '#streams/workbook-file';
import type { FileNames } from './file-names.ts';
import { type Report, reportRows } from './report.ts';

const kinds = {
  csv: { write: csvFile, mimeType: 'text/csv; charset=utf-8' },
  xlsx: { write: workbookFile, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

export interface ReportFile<Row extends object> extends Report<Row> {
  columns: readonly SheetColumn<Row>[];
  names: FileNames;
}

/** A report as a file, written while it is read, however many rows it has. */
export async function reportFile<Row extends object>(
  lane: ReportLane,
  { actor, gone, input }: Pick<Asked<Call>, 'actor' | 'gone'> & { input: { format: FileFormat } },
  report: ReportFile<Row>,
): Promise<FileAnswer> {
  const { write, mimeType } = kinds[input.format];
  const reading = await lane.open({ memberId: actor.id, purpose: 'file', signal: gone() });
  const written = async function* (from: Reading) {
    // A workbook begins with parts that need no rows: they wait, so that a refusal still comes as words.
    yield* write(report.columns, await begun(reportRows(from, report, exportRowsMax)));
  };
  return { bytes: await flowOf(reading, written), mimeType, downloadAs: report.names[input.format] };
}

/** The same slices, the first of which is there. */
async function begun<Slice>(slices: AsyncGenerator<Slice>): Promise<AsyncIterable<Slice>> {
  const first = await slices.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* slices;
  })();
}
