import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { competitionFile } from '@laurel/contract/calls/reports/report-files';
import { reportRowsMax } from '@laurel/contract/limits';
import type { PageAsked } from '@laurel/contract/shapes/report-page';
import { type AskedForFile, type FileAnswer, stream } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import { flowOf } from '#streams/flow';
import { jsonTable } from '#streams/json-table';
import type { ReportLane } from '#streams/lane';
import { type PagedReport, reportPage, reportRows } from '#streams/report';
import { reportFile } from '#streams/report-file';
import { managementFile, quarterlyFile } from '#streams/report-files';
import { competitionNames, managementNames, quarterlyNames } from './file-names.ts';
import { awardsOf, managementOf } from './wishes.ts';

const { reportmanagement, quarterlyawards, competitionreport } = calls.reports;
const { exportmanagement, exportquarterlyawards, exportcompetition } = calls.reports;

export const reportCalls = ({ lane }: { lane: ReportLane }) => [
  stream(reportmanagement, (_, asked) => answer(lane, asked, managementOf(asked.actor, asked.input))),
  stream(quarterlyawards, (_, asked) => answer(lane, asked, awardsOf('behaviour', asked.input))),
  stream(competitionreport, (_, asked) => answer(lane, asked, awardsOf('competition', asked.input))),
  stream(exportmanagement, (_, asked) =>
    reportFile(lane, asked, {
      ...managementOf(asked.actor, asked.input),
      columns: managementFile,
      names: managementNames(fileDay(asked.actor, asked.now)),
    }),
  ),
  stream(exportquarterlyawards, (_, asked) =>
    reportFile(lane, asked, {
      ...awardsOf('behaviour', asked.input),
      columns: quarterlyFile,
      names: quarterlyNames(asked.input, fileDay(asked.actor, asked.now)),
    }),
  ),
  stream(exportcompetition, (_, asked) =>
    reportFile(lane, asked, {
      ...awardsOf('competition', asked.input),
      columns: competitionFile,
      names: competitionNames,
    }),
  ),
];

/** A report as the JSON of its call, written while it is read; or a page of it. */
async function answer<Row extends object>(
  lane: ReportLane,
  { actor, gone, input }: Pick<AskedForFile<Call>, 'actor' | 'gone'> & { input: PageAsked },
  report: PagedReport<Row>,
): Promise<FileAnswer> {
  const reading = await lane.open({ memberId: actor.id, purpose: 'screen', signal: gone() });
  const { limit } = input;
  const bytes = await flowOf(reading, (from) =>
    limit === undefined
      ? jsonTable(report.fields, reportRows(from, report, reportRowsMax))
      : reportPage(from, report, { ...input, limit }),
  );
  return { bytes, mimeType: 'application/json; charset=utf-8' };
}
