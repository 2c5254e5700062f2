/** What a card that many sign is for; the first two open by themselves, the others are begun by hand. */
export const groupOccasions = ['birthday', 'anniversary', 'farewell', 'welcome'] as const;
export type GroupOccasion = (typeof groupOccasions)[number];

export const begunOccasions = ['farewell', 'welcome'] as const satisfies readonly GroupOccasion[];

/** Why one came to nobody: nobody signed it, whom it was for had left, or its day was too long ago. */
export const groupCardEnds = ['unsigned', 'left', 'late'] as const;

/** What somebody finds: those that they are asked to sign, that they have signed, and that were given to them. */
export const groupCardLists = ['toSign', 'signed', 'received'] as const;
export type GroupCardList = (typeof groupCardLists)[number];
