import type { Message } from '#message';
import type { NoticeKind } from '#rules/notice-kinds';
import * as texts from '#texts';

/** What each kind of notice is called. */
export const noticeKindWords: Readonly<Record<NoticeKind, Message>> = {
  card: texts.noticeCard,
  award: texts.noticeAward,
  groupCard: texts.noticeGroupCard,
  mention: texts.noticeMention,
  comment: texts.noticeComment,
  reaction: texts.noticeReaction,
  decision: texts.noticeDecision,
  toDo: texts.noticeToDo,
  idea: texts.noticeIdea,
  ideaStage: texts.noticeIdeaStage,
  order: texts.noticeOrder,
  budget: texts.noticeBudget,
  delegate: texts.noticeDelegate,
  account: texts.noticeAccount,
};
