import type { Reactions } from '@laurel/contract/calls/recognition/reactions';
import type { ReactionKind } from '@laurel/contract/programme/reaction-kinds';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { namesWords } from '#lib/names.ts';
import * as texts from './texts.ts';

export function reactionWords(reaction: ReactionKind): string {
  return say(texts.reaction, { reaction });
}

/** 'You, Ann Lee and 12 others'. */
export function reactedWords({ mine, names, count, isMore }: Reactions): string {
  const named = mine === null ? names : [say(texts.you), ...names];
  const others = Math.max(0, count - named.length);
  if (isMore) return say(texts.moreThan, { names: listed(named), count: others });
  return namesWords({ count: named.length + others, names: named });
}
