import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import { notFound } from '#errors/refuse';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { decideCard, talkAboutCard } from './decide.ts';
import { reportedFile, reportedLines } from './file.ts';
import { casePage, caseWhole } from './queries.ts';
import { reportCard, withdrawReport } from './report.ts';
import * as texts from './texts.ts';

const { reportcard, withdrawreport, reportedlist, exportreported, reportedone, decidecard, talkaboutcard } =
  calls.moderation;

export const moderationCalls = ({ lane }: { lane: ReportLane }) => [
  verb(reportcard, async (tx, { actor, now, input }) => {
    await reportCard(tx, { actor, now }, input);
    return { message: say(texts.reported) };
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
      names: { csv: 'reported-cards.csv', xlsx: `Reported_cards_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(reportedone, async (tx, { actor, input }) => (await caseWhole(tx, actor, input.cardId)) ?? notFound()),
  verb(decidecard, (tx, { actor, now, input }) => decideCard(tx, { actor, now }, input)),
  verb(talkaboutcard, (tx, { actor, now, input }) => talkAboutCard(tx, { actor, now }, input)),
];
