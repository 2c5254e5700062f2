import { say } from '@laurel/contract/say';
import { type KeyboardEvent, useState } from 'react';
import { isAlone } from '#lib/keys.ts';
import { isComposed } from '#ui/fields/composed.ts';
import * as texts from './texts.ts';
import type { Colleagues } from './use-colleagues.ts';

/** Whom Enter chooses: the first until the arrow keys go to another. */
export function useActive<One>(hits: readonly One[], idOf: (one: One) => string) {
  const [chosen, setActive] = useState<string>();
  const at = Math.max(
    hits.findIndex((one) => idOf(one) === chosen),
    0,
  );
  const toward = (step: 1 | -1) => {
    const next = hits.at((at + step) % hits.length);
    setActive(next && idOf(next));
  };
  return { active: hits[at], toward };
}

/** Without another key; one that is pressed while letters are put together is theirs. */
export function isPlain(event: KeyboardEvent): boolean {
  return !isComposed(event.nativeEvent) && isAlone(event);
}

/** For who does not see the list: not at every key. */
export function toldOf(colleagues: Colleagues, count: number): string {
  if (colleagues.is === 'short') return say(texts.keepTyping);
  if (colleagues.is !== 'found' || !colleagues.isAnswered) return '';
  if (count === 0) return say(texts.noMembers);
  return colleagues.isMore ? say(texts.firstFound, { count }) : say(texts.found, { count });
}
