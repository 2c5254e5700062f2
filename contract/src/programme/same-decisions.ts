import type { CallName } from '../call-rows.ts';
import type { WorkKind } from './work-kinds.ts';

interface SameDecision {
  kind: WorkKind;
  /** By which each of them is decided. */
  call: CallName;
  /** Whether who is concerned reads why: the same words of all. */
  hasWords: boolean;
}

/** What can be decided of several things at once, because nothing of one of them is filled in: each is decided by its own call, by the rules of that. */
export const sameDecisions = {
  confirm: { kind: 'approval', call: 'confirmapproval', hasWords: false },
  decline: { kind: 'approval', call: 'declineapproval', hasWords: true },
  declineNomination: { kind: 'nomination', call: 'donexusnomreviewdecline', hasWords: true },
  conclude: { kind: 'idea', call: 'donexusideareview', hasWords: true },
  prepare: { kind: 'order', call: 'deskmove', hasWords: false },
  declineFile: { kind: 'file', call: 'declinefeed', hasWords: false },
} as const satisfies Record<string, SameDecision>;

export type SameDecisionName = keyof typeof sameDecisions;
export const sameDecisionNames = Object.keys(sameDecisions) as [SameDecisionName, ...SameDecisionName[]];

/** What is asked for is said in a sum: the others are confirmed by who reads what they change. */
export const confirmedTogether = ['recognise', 'adhoc', 'payitforward', 'idea', 'nomination'] as const;
