/** What can be reported. */
export const reportable = ['card', 'comment', 'idea', 'signature'] as const;
export type Reportable = (typeof reportable)[number];

/** How it stands once it is reported: dropped where nobody reports it any more. */
export const caseStates = ['open', 'kept', 'hidden', 'dropped'] as const;
export type CaseState = (typeof caseStates)[number];

/** What a card came with. */
export const cardKinds = ['nomination', 'adhoc', 'reward', 'payitforward', 'thankyou', 'anniversary'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Why somebody reports it. */
export const reportReasons = ['offensive', 'untrue', 'private', 'advert', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What moderators decide, and from which states. */
export const decisions: Readonly<Record<'hide' | 'keep' | 'show', readonly CaseState[]>> = {
  hide: ['open', 'kept', 'dropped'],
  keep: ['open'],
  show: ['hidden'],
};
export type Decided = keyof typeof decisions;

export const caseDeeds = ['hidden', 'kept', 'shown', 'talked'] as const;
export type CaseDeed = (typeof caseDeeds)[number];

/** To whom moderators write: about a card to two people, about a comment, an idea or a signature to one. */
export const talkSides = {
  card: ['giver', 'receiver'],
  comment: ['writer'],
  idea: ['writer'],
  signature: ['writer'],
} as const satisfies Record<Reportable, readonly string[]>;
export type TalkSide = (typeof talkSides)[Reportable][number];
