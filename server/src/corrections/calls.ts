import { calls } from '@laurel/contract';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { correctPoints, tryCorrection } from './correct.ts';
import { correctionFile } from './file.ts';
import { correctables } from './found.ts';
import { correctedLines, corrections } from './list.ts';
import { takeBack } from './take-back.ts';

const { correctionlist, exportcorrections, correctionfind, trycorrection, correct, takeback } = calls.corrections;

export const correctionCalls = ({ lane }: { lane: ReportLane }) => [
  query(correctionlist, (db, { input }) => corrections(db, input)),
  stream(exportcorrections, (_, asked) =>
    reportFile(lane, asked, {
      ...correctedLines(asked.input),
      columns: correctionFile,
      names: { csv: 'corrections.csv', xlsx: `Corrections_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(correctionfind, (db, { input }) => correctables(db, input)),
  query(trycorrection, async (db, { actor: by, input, now }) => ({
    preview: await tryCorrection(db, { by, now }, input),
  })),
  verb(correct, (tx, { actor: by, input: { reason, seen, seenOwed, alone, ...wish }, now }) =>
    correctPoints(tx, { by, now }, wish, { reason, seen, seenOwed, alone }),
  ),
  verb(takeback, async (tx, { actor: by, input: { awardId }, now }) => ({
    message: await takeBack(tx, { by, now, awardId }),
  })),
];
