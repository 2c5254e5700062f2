import { calls } from '@laurel/contract';
import type { QuarterDetailRow, QuarterSummaryRow } from '@laurel/contract/calls/quarters';
import { mayRead } from '@laurel/contract/part-access';
import { toTable } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { query, stream, verb } from '#http/call-context';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { summaryFile } from '#streams/report-files';
import { addQuarter, quartersOffered } from './add.ts';
import {
  detailsOf,
  isVotedAbout,
  pageOfSummary,
  quarterById,
  quartersOf,
  summaryExists,
  summaryOf,
  summaryReport,
} from './queries.ts';
import * as texts from './texts.ts';

const summaryFields = [
  'nexusNomQuarterSummaryId',
  'ref',
  'totalNominations',
  'nomineeMember',
  'nomineeMemberNumber',
  'nomineeDivision',
  'reviewRatingAve',
  'nomCatCounts',
  'reasonSummary',
  'quarterlyMotivationSummary',
  'detail',
  'reviewRatingMax',
] as const satisfies (keyof QuarterSummaryRow)[];

const detailFields = [
  'nomId',
  'dateCreated',
  'nomCat',
  'reason',
  'byMember',
  'byMemberNumber',
  'byDivision',
  'reviewByMember',
  'ratingCount',
  'reviewRatingAve',
  'reviewPointsValue',
  'quarterlyMotivation',
  'reviewRatingMax',
] as const satisfies (keyof QuarterDetailRow)[];

const {
  quartersList,
  addNewQuarter,
  QuarterlyAwardsSummaryReport,
  QuarterlyAwardsSummaryDetails,
  exportquartersummary,
} = calls.quarters;

export const quarterCalls = ({ lane }: { lane: ReportLane }) => [
  query(quartersList, (db, { now }) => quartersNow(db, now)),
  verb(addNewQuarter, async (tx, { actor, input, now }) => {
    const { description } = await addQuarter(tx, { actorId: actor.id, now }, input);
    return { message: say(texts.added, { quarter: description }), ...(await quartersNow(tx, now)) };
  }),
  query(QuarterlyAwardsSummaryReport, async (db, { input: { quarterId, limit, ...page } }) => {
    await mustBeDone(db, quarterId);
    if (limit === undefined) return { report: summary(await summaryOf(db, quarterId)) };
    const { found, ...rest } = await pageOfSummary(db, quarterId, { ...page, limit });
    return { report: summary(found), ...rest };
  }),
  stream(exportquartersummary, async (db, asked) => {
    await mustBeDone(db, asked.input.quarterId);
    return reportFile(lane, asked, {
      ...summaryReport(asked.input.quarterId),
      columns: summaryFile,
      names: { csv: 'quarterly_awards_summary.csv', xlsx: 'quarterly_awards_summary.xlsx' },
    });
  }),
  query(QuarterlyAwardsSummaryDetails, async (db, { actor, input }) => {
    const { nexusNomQuarterSummaryId: summaryId } = input;
    if (!mayRead('programme', actor) && !(await isVotedAbout(db, summaryId, actor.id)))
      refuse('forbidden', say(said.authorisedOnly));
    if (!(await summaryExists(db, summaryId))) notFound();
    return { report: toTable<QuarterDetailRow>(detailFields, await detailsOf(db, summaryId)) };
  }),
];

async function quartersNow(on: Db | Tx, now: Date) {
  return { quarters: await quartersOf(on, now), offered: await quartersOffered(on) };
}

async function mustBeDone(db: Db, quarterId: string): Promise<void> {
  const quarter = (await quarterById(db, quarterId)) ?? notFound();
  if (!quarter.isDone) refuse('ruleBroken', say(texts.notEnded));
}

const summary = (rows: readonly QuarterSummaryRow[]) => toTable<QuarterSummaryRow>(summaryFields, rows);
