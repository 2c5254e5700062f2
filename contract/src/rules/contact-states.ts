/** What becomes of a message to the company. */
export const contactStates = ['open', 'answered', 'closed', 'spam'] as const;
export type ContactState = (typeof contactStates)[number];

/** Who answers it: the caller, nobody yet, or anybody. */
export const contactTaken = ['mine', 'nobody', 'somebody'] as const;
export type ContactTaken = (typeof contactTaken)[number];

/** Who wrote it. */
export const contactWriters = ['members', 'outside'] as const;
export type ContactWriters = (typeof contactWriters)[number];

/** To which states it is moved by hand, and from which. */
export const movable: Readonly<Record<'open' | 'closed' | 'spam', readonly ContactState[]>> = {
  open: ['answered', 'closed', 'spam'],
  closed: ['open', 'answered'],
  spam: ['open', 'answered', 'closed'],
};

/** What was done with it, and what was written about it. */
export const contactDeeds = [
  ...(['answer', 'note', 'taken', 'givenBack', 'handed', 'closed', 'reopened', 'spam', 'notSpam'] as const),
] as const;
export type ContactDeed = (typeof contactDeeds)[number];
