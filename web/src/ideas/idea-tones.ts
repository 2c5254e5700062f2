import type { IdeaStatus } from '@laurel/contract/points';
import type { BadgeTone } from '#ui/display/Badge.tsx';

export const ideaTones: Record<IdeaStatus, BadgeTone> = { N: 'waiting', R: 'done', C: 'quiet' };
