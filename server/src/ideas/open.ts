import type { Input, Output } from '@laurel/contract/call';
import type { ideavoters } from '@laurel/contract/calls/ideas/ideavoters';
import type { openidea } from '@laurel/contract/calls/ideas/openidea';
import type { openideas } from '@laurel/contract/calls/ideas/openideas';
import { ideaVotersMax } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { onlookerOf } from '#directory/card-scope';
import { mustBeOn } from '#directory/features';
import { notFound } from '#errors/refuse';
import { commentsAt } from '#items/said';
import { openIdea, openIdeas, storyOf, votersOf } from './open-queries.ts';

const usual = 24;

/** Ideas that colleagues of the actor's site share. */
export async function openIdeaList(
  tx: Tx,
  actor: Actor,
  { limit = usual, ...wish }: Input<typeof openideas>,
): Promise<Output<typeof openideas>> {
  mustBeOn('ideas', actor);
  const found = await openIdeas(tx, actor, { ...wish, limit: limit + 1 });
  const ideas = found.slice(0, limit);
  return { ideas, next: found.length > limit ? (ideas.at(-1)?.ideaBoxId ?? null) : null };
}

/** One idea whole. What its review said and gave is its author's and the office's to read. */
export async function openIdeaOne(
  tx: Tx,
  actor: Actor,
  { ideaBoxId }: Input<typeof openidea>,
): Promise<Output<typeof openidea>> {
  mustBeOn('ideas', actor);
  const { isOffice, isOpen, place, ...idea } = (await openIdea(tx, actor, ideaBoxId)) ?? notFound();
  const story = await storyOf(tx, ideaBoxId);
  const commented = isOpen && isOn('comments', actor);
  const comments = commented ? await commentsAt(tx, await onlookerOf(tx, actor), [place]) : undefined;
  const knowsReview = isOffice || idea.isOwn;
  return {
    idea: {
      ...idea,
      votes: { ...idea.votes, mayVote: idea.votes.mayVote && isOpen },
      story: story.map((step) => (step.kind === 'stage' || knowsReview ? step : { ...step, words: '', points: null })),
      comments: comments?.get(place) ?? null,
    },
  };
}

/** Who voted for an idea that the actor reads. */
export async function ideaVoters(
  tx: Tx,
  actor: Actor,
  { ideaBoxId }: Input<typeof ideavoters>,
): Promise<Output<typeof ideavoters>> {
  mustBeOn('ideas', actor);
  if (!(await openIdea(tx, actor, ideaBoxId))) notFound();
  const people = await votersOf(tx, ideaBoxId, ideaVotersMax + 1);
  return { people: people.slice(0, ideaVotersMax), isMore: people.length > ideaVotersMax };
}
