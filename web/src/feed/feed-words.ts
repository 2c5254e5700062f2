import type { GivenItem } from '@laurel/contract/calls/recognition/feed-item';
import { type Audience, type FeedScope, feedScopes } from '@laurel/contract/programme/audience';
import { type Choice, isNamed } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { namesWords } from '#lib/names.ts';
import * as texts from './texts.ts';

/** How many are named in a sentence; the faces show the others. */
const namedMost = 3;

/** 'Ann Lee, Ben Ode and 12 others'. */
export function peopleWords({ people, others, isMore }: Pick<GivenItem, 'people' | 'others' | 'isMore'>): string {
  const count = people.length + others;
  const names = people
    .slice(0, count === namedMost + 1 ? namedMost - 1 : namedMost)
    .map(({ memberName }) => memberName);
  return namedWords({ names, count, isMore });
}

/** Some by name, and how many they are in all, as far as they were counted. */
export function namedWords({ names, count, isMore }: { names: readonly string[]; count: number; isMore: boolean }) {
  if (isMore) return say(texts.moreThan, { names: listed(names), count: count - names.length });
  return namesWords({ count, names });
}

/** How the sentence of an item goes. */
export function deedOf({
  type,
  value,
}: Pick<GivenItem, 'type' | 'value'>): 'celebrated' | 'thanked' | 'congratulated' | 'recognised' | 'paidForward' {
  if (type === 'PIF') return 'paidForward';
  if (type === 'Anniv') return 'celebrated';
  if (type !== 'Card') return 'recognised';
  const { birthday, anniversary } = programme().celebrate;
  const isOf = (choice: Choice) => isNamed(choice, value);
  return isOf(birthday) || isOf(anniversary) ? 'congratulated' : 'thanked';
}

export const scopeOffers = feedScopes.map((value: FeedScope) => ({ value, label: say(texts.scope, { scope: value }) }));

export function audienceWords(audience: Audience): string {
  return say(texts.audience, { audience });
}
