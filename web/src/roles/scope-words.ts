import type { ScopeKind } from '@laurel/contract/access';
import type { Message } from '@laurel/contract/message';
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
