import type { IdeaStatus } from '@laurel/contract/points';
import type { IdeaStage } from '@laurel/contract/programme/idea-stages';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const ideaTones: Record<IdeaStatus, BadgeTone> = { N: 'waiting', R: 'done', C: 'quiet' };

export const stageTones: Record<IdeaStage, BadgeTone> = {
  new: 'quiet',
  discussed: 'waiting',
  planned: 'waiting',
  doing: 'gold',
  done: 'done',
  notNow: 'quiet',
};
