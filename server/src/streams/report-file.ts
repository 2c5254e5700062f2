import type { Readable } from 'node:stream';
import { exportRowsMax } from '@laurel/contract/limits';
import type { SheetColumn } from '@laurel/contract/rules/sheet';
import type { FileFormat } from '@laurel/contract/shapes/report-format';
import { csvFile } from './csv-file.ts';
import { flowOf } from './flow.ts';
import type { ReportLane } from './lane.ts';
import type { Reading } from './reading.ts';
import { type Report, reportRows } from './report.ts';
import { workbookFile } from './workbook-file.ts';

const kinds = {
  csv: { write: csvFile, mimeType: 'text/csv; charset=utf-8' },
  xlsx: { write: workbookFile, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

export interface ReportFile<Row extends object, Format extends FileFormat> extends Report<Row> {
  columns: readonly SheetColumn<Row>[];
  /** What it is saved as, in each format. */
  names: Record<Format, string>;
}

/** Who asks for a file, and in what format. */
export interface FileAsked<Format extends FileFormat> {
  actor: { id: number };
  gone(): AbortSignal;
  input: { format: Format };
}

/** A report as a file, written while it is read, however many rows it has. */
export async function reportFile<Row extends object, Format extends FileFormat>(
  lane: ReportLane,
  { actor, gone, input }: FileAsked<Format>,
  report: ReportFile<Row, Format>,
): Promise<{ bytes: Readable; mimeType: string; downloadAs: string }> {
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
