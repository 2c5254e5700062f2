import { calls } from '@laurel/contract';
import type { IdeaRow } from '@laurel/contract/calls/ideas/idea-row';
import { toTable } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { query, stream, verb } from '#http/call-context';
import { rules } from '#programme/rules';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { ideaFile } from '#streams/report-files';
import { ideaVoters, openIdeaList, openIdeaOne } from './open.ts';
import { standingsOf } from './open-queries.ts';
import { type FoundIdea, ideaFor, ideaReport, ideasOfMember, ideasOfMonths, pageOfIdeas } from './queries.ts';
import { reviewIdea } from './review.ts';
import { shareIdea } from './share.ts';
import { stageIdeas } from './stage.ts';
import { submitIdea } from './submit.ts';
import { voteIdea } from './vote.ts';

const { ideasubmit, idealist, exportideas, donexusideareview, ideaget, myideas } = calls.ideas;
const { ideasharing, shareidea, openideas, openidea, voteidea, ideavoters, stageideas } = calls.ideas;

export const ideaCalls = ({ lane }: { lane: ReportLane }) => [
  verb(ideasubmit, async (tx, { actor, input, now }) => ({
    message: say(said.ideaSubmitted),
    ideaBoxId: await submitIdea(tx, { by: actor, now }, input),
  })),
  query(idealist, async (db, { actor, input: { limit, ...asked } }) => {
    if (limit === undefined) return listed(db, actor, await ideasOfMonths(db, actor, asked));
    const { found, ...page } = await pageOfIdeas(db, actor, { ...asked, limit });
    return { ...(await listed(db, actor, found)), ...page };
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
  query(myideas, async (db, { actor }) => {
    const ideas = await ideasOfMember(db, actor.id);
    return { report: report(ideas), open: (await standings(db, actor, ideas)).open };
  }),
  query(ideasharing, async () => ({ shared: rules().ideas.shared })),
  verb(shareidea, (tx, { actor, now, input }) => shareIdea(tx, { actor, now }, input)),
  query(openideas, (tx, { actor, input }) => openIdeaList(tx, actor, input)),
  query(openidea, (tx, { actor, input }) => openIdeaOne(tx, actor, input)),
  verb(voteidea, (tx, { actor, now, input }) => voteIdea(tx, { actor, now }, input)),
  query(ideavoters, (tx, { actor, input }) => ideaVoters(tx, actor, input)),
  verb(stageideas, (tx, { actor, now, input }) => stageIdeas(tx, { actor, now }, input)),
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

async function listed(tx: Tx, actor: Actor, found: readonly FoundIdea[]) {
  const idsOf = (of: readonly FoundIdea[]) => of.map(({ ideaBoxId }) => ideaBoxId);
  return {
    report: report(found),
    reviewable: idsOf(found.filter(({ mayReview }) => mayReview)),
    asked: idsOf(found.filter(({ isAsked }) => isAsked)),
    ...(await standings(tx, actor, found)),
  };
}

function standings(tx: Tx, actor: Actor, ideas: readonly IdeaRow[]) {
  return standingsOf(
    tx,
    actor,
    ideas.map(({ ideaBoxId }) => ideaBoxId),
  );
}

function report(rows: readonly IdeaRow[]) {
  return toTable<IdeaRow>(fields, rows);
}
