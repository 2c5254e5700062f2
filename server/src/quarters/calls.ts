import { calls } from '@laurel/contract';
import type { QuarterDetailRow, QuarterSummaryRow } from '@laurel/contract/quarters';
import { toTable } from '@laurel/contract/records';
import { query, verb } from '#http/call-context';
import { notFound, refuse } from '#refuse';
import { addQuarter } from './add.ts';
import { detailsOf, quarterById, quartersOf, summaryExists, summaryOf } from './queries.ts';

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
] as const satisfies (keyof QuarterDetailRow)[];

const { quartersList, addNewQuarter, QuarterlyAwardsSummaryReport, QuarterlyAwardsSummaryDetails } = calls.quarters;

export const quarterCalls = () => [
  query(quartersList, async (db, { now }) => ({ quarters: await quartersOf(db, now) })),
  verb(addNewQuarter, async (tx, { actor, input, now }) => {
    const { description } = await addQuarter(tx, { actorId: actor.id, now }, input);
    return { message: `${description} is added.`, quarters: await quartersOf(tx, now) };
  }),
  query(QuarterlyAwardsSummaryReport, async (db, { input }) => {
    const quarter = (await quarterById(db, input.quarterId)) ?? notFound();
    if (!quarter.isDone) refuse('ruleBroken', 'The summary is made when the quarter has ended.');
    return { report: toTable<QuarterSummaryRow>(summaryFields, await summaryOf(db, input.quarterId)) };
  }),
  query(QuarterlyAwardsSummaryDetails, async (db, { input }) => {
    if (!(await summaryExists(db, input.nexusNomQuarterSummaryId))) notFound();
    return { report: toTable<QuarterDetailRow>(detailFields, await detailsOf(db, input.nexusNomQuarterSummaryId)) };
  }),
];
