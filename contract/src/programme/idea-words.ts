import type { Message } from '#message';
import * as texts from '#texts';
import type { IdeaStage } from './idea-stages.ts';

/** How each stage of a shared idea is called. */
export const ideaStageWords: Readonly<Record<IdeaStage, Message>> = {
  new: texts.stageNew,
  discussed: texts.stageDiscussed,
  planned: texts.stagePlanned,
  doing: texts.stageDoing,
  done: texts.stageDone,
  notNow: texts.stageNotNow,
};
