import { calls } from '@laurel/contract';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { debtFile } from './file.ts';
import { forgiveDebt } from './forgive.ts';
import { debtLines, debts, ownDebts } from './list.ts';

const { debtlist, exportdebts, forgivedebt, mydebts } = calls.debts;

export const debtCalls = ({ lane }: { lane: ReportLane }) => [
  query(debtlist, (db, { input }) => debts(db, input)),
  stream(exportdebts, (_, asked) =>
    reportFile(lane, asked, {
      ...debtLines(asked.input),
      columns: debtFile,
      names: { csv: 'debts.csv', xlsx: `Debts_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  verb(forgivedebt, (tx, { actor: by, input, now }) => forgiveDebt(tx, { by, now }, input)),
  query(mydebts, (db, { actor }) => ownDebts(db, actor.id)),
];
