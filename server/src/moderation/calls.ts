import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { notFound } from '#errors/refuse';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { decideCase, talkAboutCase } from './decide.ts';
import { reportedFile, reportedLines } from './file.ts';
import { casePage, caseWhole } from './queries.ts';
import { reportContent, withdrawReport } from './report.ts';
import * as texts from './texts.ts';

const { reportcontent, withdrawreport, reportedlist, exportreported, reportedone, decidecase, talkaboutcase } =
  calls.moderation;

export const moderationCalls = ({ lane }: { lane: ReportLane }) => [
  verb(reportcontent, async (tx, { actor, now, input }) => {
    await reportContent(tx, { actor, now }, input);
    return { message: say(texts.reported, { of: input.of }) };
  }),
  verb(withdrawreport, async (tx, { actor, now, input }) => {
    await withdrawReport(tx, { actor, now }, input);
    return { message: say(texts.reportWithdrawn) };
  }),
  query(reportedlist, (tx, { actor, input }) => casePage(tx, actor, input)),
  stream(exportreported, (_, asked) =>
    reportFile(lane, asked, {
      ...reportedLines(asked.input, asked.actor),
      columns: reportedFile,
      names: { csv: 'reported.csv', xlsx: `Reported_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(reportedone, async (tx, { actor, input }) => (await caseWhole(tx, actor, input.caseId)) ?? notFound()),
  verb(decidecase, (tx, { actor, now, input }) => decideCase(tx, { actor, now }, input)),
  verb(talkaboutcase, (tx, { actor, now, input }) => talkAboutCase(tx, { actor, now }, input)),
];
