import type { ScopeKind } from '@laurel/contract/access';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** What each scope is called among people. */
export const scopeWords: Record<ScopeKind, Message> = {
  everything: texts.everything,
  site: texts.overSite,
  cluster: texts.overCluster,
  division: texts.overDivision,
  costCentre: texts.overCostCentre,
  ownReports: texts.overReports,
};

/** Over whom, in words. */
export function scopeSaid(kind: ScopeKind, code: string): string {
  const scope = say(scopeWords[kind]);
  return code === '' ? scope : say(texts.ofScope, { scope, code });
}
