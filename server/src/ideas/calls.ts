import { calls } from '@laurel/contract';
import type { IdeaRow } from '@laurel/contract/ideas';
import { toTable } from '@laurel/contract/records';
import { query, verb } from '#http/call-context';
import { ideasOfMember, ideasOfMonths } from './queries.ts';
import { reviewIdea } from './review.ts';
import { submitIdea } from './submit.ts';

const { ideasubmit, idealist, donexusideareview, myideas } = calls.ideas;

export const ideaCalls = () => [
  verb(ideasubmit, async (tx, { actor, input, now }) => ({
    message: 'Your idea has been submitted successfully',
    ideaBoxId: await submitIdea(tx, { byId: actor.id, now }, input),
  })),
  query(idealist, async (db, { actor, input }) => {
    const found = await ideasOfMonths(db, actor, input);
    const reviewable = found.filter(({ mayReview }) => mayReview).map(({ ideaBoxId }) => ideaBoxId);
    return { report: report(found), reviewable };
  }),
  verb(donexusideareview, async (tx, { actor, input, now }) => ({
    result: await reviewIdea(tx, { by: actor, now }, input),
  })),
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
] as const;

function report(rows: readonly IdeaRow[]) {
  return toTable<IdeaRow>(fields, rows);
}
