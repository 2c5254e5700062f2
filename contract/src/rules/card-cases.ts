/** How a reported card stands: dropped where nobody reports it any more. */
export const caseStates = ['open', 'kept', 'hidden', 'dropped'] as const;
export type CaseState = (typeof caseStates)[number];

/** What a card came with. */
export const cardKinds = ['nomination', 'adhoc', 'reward', 'payitforward', 'thankyou'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Why somebody reports a card. */
export const reportReasons = ['offensive', 'untrue', 'private', 'advert', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What moderators decide, and from which states. */
export const decisions: Readonly<Record<'hide' | 'keep' | 'show', readonly CaseState[]>> = {
  hide: ['open', 'kept', 'dropped'],
  keep: ['open'],
  show: ['hidden'],
};
export type Decided = keyof typeof decisions;

export const cardDeeds = ['hidden', 'kept', 'shown', 'talked'] as const;
export type CardDeed = (typeof cardDeeds)[number];
