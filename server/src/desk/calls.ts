import { calls } from '@laurel/contract';
import { act, query, stream, verb } from '#http/call-context';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { moveLine, refundLine } from './desk.ts';
import { supplierFile } from './files.ts';
import { importAnswers } from './import-answers.ts';
import { deskList } from './list.ts';
import { waitingReport } from './queries.ts';

const { desk } = calls;

export const deskCalls = ({ lane }: { lane: ReportLane }) => [
  query(desk.desklist, (db, { actor, input }) => deskList(db, actor.id, input)),
  verb(desk.deskmove, async (tx, { actor, input, now }) => ({
    message: await moveLine(tx, { actorId: actor.id, now }, input),
  })),
  verb(desk.deskrefund, (tx, { actor, input, now }) => refundLine(tx, { actorId: actor.id, now }, input)),
  stream(desk.deskexport, (_, { actor, gone }) =>
    reportFile(
      lane,
      { actor, gone, input: { format: 'csv' } },
      { ...waitingReport(), columns: supplierFile, names: { csv: 'waiting_lines.csv' } },
    ),
  ),
  act(desk.deskimport, (db, { actor, file, now, query }) =>
    importAnswers(db, { actorId: actor.id, now }, { file, dryRun: query.dryRun === '1' }),
  ),
];
