/** What a drill has done: orders; gifts from wallet to wallet; awards from pots and the programme; reviews that pay nominations; e-cards without points. */
export const kinds = ['orders', 'gifts', 'awards', 'reviews', 'cards'] as const;
export type Kind = (typeof kinds)[number];
