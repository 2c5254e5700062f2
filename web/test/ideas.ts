import type { OpenIdeaRow } from '@laurel/contract/calls/ideas/open-idea';
import type { OpenIdea } from '@laurel/contract/calls/ideas/openidea';
import type { CallInput } from '#api/call.ts';
import type { Answers } from './answers.ts';
import { person } from './feed.ts';

export const anOpenIdea = (n: number, more: Partial<OpenIdeaRow> = {}): OpenIdeaRow => ({
  ...{ ideaBoxId: String(n), category: 'Current challenges', title: `Idea ${n}`, idea: `What idea ${n} says.` },
  ...{ isLonger: false, date: '2026-11-20T10:00:00Z', by: person('Ben Ode', 2), stage: 'new' as const },
  votes: { ideaBoxId: String(n), count: n, isMine: false, mayVote: true },
  comments: 0,
  ...more,
});

export const aWholeIdea = (more: Partial<OpenIdea> = {}): OpenIdea => {
  const { isLonger: _, comments: __, ...idea } = anOpenIdea(3);
  return {
    ...idea,
    ...{ isOwn: false, isShared: true, isHidden: false, isReported: false, mayStage: false, story: [], comments: null },
    ...more,
  };
};

/** So many ideas, page by page, found by a word of their titles. */
export const ideasOf = (count: number) =>
  ({
    openideas: ({ search = '', after, limit = 24 }: CallInput<'openideas'>) => {
      const all = Array.from({ length: count }, (_, n) => anOpenIdea(count - n));
      const found = all.filter(({ title }) => title.includes(search));
      const from = found.findIndex(({ ideaBoxId }) => ideaBoxId === after) + 1;
      const ideas = found.slice(from, from + limit);
      return { ideas, next: from + limit < found.length ? (ideas.at(-1)?.ideaBoxId ?? null) : null };
    },
  }) satisfies Answers;

export const noOwnIdeas: Answers = {
  myideas: () => ({
    report: {
      fields: [
        ...(['ideaBoxId', 'dateCreated', 'byMember', 'byMemberNumber', 'byDivision', 'category', 'title'] as const),
        ...(['idea', 'ideaStatus', 'actionStatus', 'actionByMember', 'actionByMemberNumber', 'dateActioned'] as const),
        ...(['isRewarded', 'rewardAmount', 'isActionComplete', 'actionForMember'] as const),
      ],
      rows: [],
    },
    open: [],
  }),
};
