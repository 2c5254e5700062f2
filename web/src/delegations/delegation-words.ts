import type { Delegation } from '@laurel/contract/calls/delegations/delegation';
import { dateWords } from '@laurel/contract/formats';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { delegationScopeWords } from '@laurel/contract/words/delegation-words';
import * as texts from './texts.ts';

/** A day of who is away, as their calendar has it. */
function dayWords(day: string): string {
  return dateWords(new Date(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}

export function spanWords({ dateFrom, dateUntil }: Delegation): string {
  const [from, until] = [dayWords(dateFrom), dayWords(dateUntil)];
  return from === until ? from : say(texts.span, { from, until });
}

export function scopesWords({ scopes }: Delegation): string {
  return listed(scopes.map((scope) => say(delegationScopeWords[scope])));
}

export const stateWords = {
  coming: say(texts.coming),
  running: say(texts.running),
  over: say(texts.over),
  ended: say(texts.ended),
} as const satisfies Record<Delegation['state'], string>;

/** Why it is over before its time; '' where it is not. */
export function endedWords({ endedWhy, endedByMember: name }: Delegation): string {
  if (endedWhy === null) return '';
  if (endedWhy === 'left') return say(texts.endedLeft);
  return say(endedWhy === 'delegate' ? texts.givenBackBy : texts.endedBy, { name });
}
