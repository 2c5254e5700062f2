import { calls } from '@laurel/contract';
import type { IdeaRow } from '@laurel/contract/calls/ideas';
import { toTable } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { notFound } from '#errors/refuse';
import { query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { ideaFile } from '#streams/report-files';
import { type FoundIdea, ideaFor, ideaReport, ideasOfMember, ideasOfMonths, pageOfIdeas } from './queries.ts';
import { reviewIdea } from './review.ts';
import { submitIdea } from './submit.ts';

const { ideasubmit, idealist, exportideas, donexusideareview, ideaget, myideas } = calls.ideas;

export const ideaCalls = ({ lane }: { lane: ReportLane }) => [
  verb(ideasubmit, async (tx, { actor, input, now }) => ({
    message: say(said.ideaSubmitted),
    ideaBoxId: await submitIdea(tx, { byId: actor.id, now }, input),
  })),
  query(idealist, async (db, { actor, input: { limit, ...asked } }) => {
    if (limit === undefined) return listed(await ideasOfMonths(db, actor, asked));
    const { found, ...page } = await pageOfIdeas(db, actor, { ...asked, limit });
    return { ...listed(found), ...page };
  }),
  stream(exportideas, (_, asked) =>
    reportFile(lane, asked, {
      ...ideaReport(asked.actor, asked.input),
      columns: ideaFile,
      names: { csv: 'idea_report.csv', xlsx: `Idea_Management_Report_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  verb(donexusideareview, (tx, { actor, input, now }) => reviewIdea(tx, { by: actor, now }, input)),
  query(ideaget, async (db, { actor, input }) => {
    const { mayReview, isAsked: _, ...idea } = (await ideaFor(db, actor, input.ideaBoxId)) ?? notFound();
    return { idea, mayReview };
  }),
  query(myideas, async (db, { actor }) => ({ report: report(await ideasOfMember(db, actor.id)) })),
];

const fields = [
  'ideaBoxId',
  'dateCreated',
  'byMember',
  'byMemberNumber',
  'byDivision',
  'category',
  'title',
  'idea',
  'ideaStatus',
  'actionStatus',
  'actionByMember',
  'actionByMemberNumber',
  'dateActioned',
  'isRewarded',
  'rewardAmount',
  'isActionComplete',
  'actionForMember',
] as const;

function listed(found: readonly FoundIdea[]) {
  const idsOf = (of: readonly FoundIdea[]) => of.map(({ ideaBoxId }) => ideaBoxId);
  return {
    report: report(found),
    reviewable: idsOf(found.filter(({ mayReview }) => mayReview)),
    asked: idsOf(found.filter(({ isAsked }) => isAsked)),
  };
}

function report(rows: readonly IdeaRow[]) {
  return toTable<IdeaRow>(fields, rows);
}
