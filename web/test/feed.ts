import type { Boosts } from '@laurel/contract/calls/awards/boosts';
import type { Comment } from '@laurel/contract/calls/comments/comment';
import type { Comments } from '@laurel/contract/calls/comments/comments';
import type { GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import { audiences } from '@laurel/contract/programme/audience';
import type { Quote } from '@laurel/contract/shapes/quote';
import type { CallOutput } from '#api/call.ts';
import type { Answers } from './answers.ts';

/** Who sees what: asked by forms and pages on which a test may be of something else. */
export const everybodySees: Answers = {
  myvisibility: () => ({ audience: null, showsPoints: false, company: 'everybody', mayShowPoints: false }),
  cardvisibility: ({ recipients }) => ({ seenBy: [{ audience: 'everybody', people: recipients.length }] }),
};

export const person = (memberName: string, n = 1) => ({
  ...{ memberId: `1.20000${n}`, memberName, picId: '', division: 'Engineering Johannesburg' },
});

export const aReaction = (more: Partial<Reactions> = {}): Reactions => ({
  ...{ place: '1795000000000000.2', mine: null, kinds: [], names: [], count: 0, isMore: false, mayThank: false },
  ...more,
});

export const aBoosts = (more: Partial<Boosts> = {}): Boosts => ({
  ...{ place: '1795000000000000.2', points: null, mine: 0, names: [], count: 0, isMore: false, mayAdd: true },
  ...more,
});

/** What it costs to add points, for so many people and with so many points in hand. */
export const aBoostQuote = (each: number, people = 1, available = 100): Quote => ({
  ...{ recipients: people, pointsEach: each, pointsTotal: people * each, available, left: available - people * each },
  ...{ notRegistered: { count: 0, names: [] }, unreachable: { count: 0, names: [] }, leavesOutSelf: false },
  ...{ steps: [], missing: 0, mustConfirm: false },
});

export const aComment = (n: number, more: Partial<Comment> = {}): Comment => ({
  ...{ commentId: String(n), by: person('Ben Ode', 2), text: `Words ${n}`, language: 'en', mentions: [] },
  ...{ date: '2026-11-20T10:00:00Z', isEdited: false, isOwn: false, editableUntil: null },
  ...{ isHidden: false, isReported: false },
  ...more,
});

export const howMany = (count: number): Comments => ({ place: '1795000000000000.2', count, isMore: false });

export const aGiven = (n: number, more: Partial<GivenItem> = {}): GivenItem => ({
  kind: 'given',
  place: `${1_795_000_000_000_000 - n * 60_000_000}.${2 * n}`,
  ...{ type: 'Card', value: 'Thank you', date: '2026-11-20T10:00:00Z', forMember: '' },
  ...{ from: person('Ana Silva'), people: [person('Ben Ode', 2)], others: 0, isMore: false },
  ...{
    points: null,
    message: `Words of card ${n}`,
    messageLanguage: 'en',
    cardId: '',
    audience: null,
    reactions: null,
    comments: null,
    boosts: null,
  },
  ...more,
});

/** So many items, page after page. */
export function feedOf(items: readonly GivenItem[]): Answers {
  return {
    recognitionfeed: ({ limit = 10, after }): CallOutput<'recognitionfeed'> => {
      const from = after ? items.findIndex(({ place }) => place === after) + 1 : 0;
      const shown = items.slice(from, from + limit);
      return { items: shown, next: from + limit < items.length ? (shown.at(-1)?.place ?? null) : null };
    },
    recognitionfeednew: () => ({ count: 0, isMore: false }),
    recognitionfeedpeople: () => ({ people: [person('Ben Ode', 2)], next: null }),
  };
}

export const seenByAll: NonNullable<CallOutput<'cardget'>['seen']> = {
  ...{ audience: 'everybody', showsPoints: false, choices: [...audiences], mayShowPoints: true },
};
