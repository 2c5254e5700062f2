import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import type { ReactionKind } from '@laurel/contract/programme/reaction-kinds';
import { say } from '@laurel/contract/say';
import { namedWords } from './feed-words.ts';
import * as texts from './texts.ts';

export function reactionWords(reaction: ReactionKind): string {
  return say(texts.reaction, { reaction });
}

/** 'You, Ann Lee and 12 others'. */
export function reactedWords({ mine, names, count, isMore }: Reactions): string {
  const named = mine === null ? names : [say(texts.you), ...names];
  return namedWords({ names: named, count: Math.max(count, named.length), isMore });
}
