import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import { reportRowsMax } from '@laurel/contract/limits';
import { competitionFile, managementFile, quarterlyFile } from '@laurel/contract/report-files';
import { type Asked, type FileAnswer, query, stream } from '#http/call-context';
import { flowOf } from '#streams/flow';
import { jsonTable } from '#streams/json-table';
import type { ReportLane } from '#streams/lane';
import { competitionNames, fileDay, managementNames, quarterlyNames } from './file-names.ts';
import { type Report, reportRows } from './report.ts';
import { reportFile } from './report-file.ts';
import { waitingFor } from './waiting.ts';
import { awardsOf, managementOf } from './wishes.ts';

const { waiting, reportmanagement, quarterlyawards, competitionreport } = calls.reports;
const { exportmanagement, exportquarterlyawards, exportcompetition } = calls.reports;

export const reportCalls = ({ lane }: { lane: ReportLane }) => [
  query(waiting, (db, { actor }) => waitingFor(db, actor)),
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

/** A report as the JSON of its call, written while it is read. */
async function answer<Row extends object>(
  lane: ReportLane,
  { actor, gone }: Pick<Asked<Call>, 'actor' | 'gone'>,
  report: Report<Row>,
): Promise<FileAnswer> {
  const reading = await lane.open({ memberId: actor.id, purpose: 'screen', signal: gone() });
  const bytes = await flowOf(reading, (from) => jsonTable(report.fields, reportRows(from, report, reportRowsMax)));
  return { bytes, mimeType: 'application/json; charset=utf-8' };
}
