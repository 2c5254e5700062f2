/** What a drill has done: orders; gifts from wallet to wallet; awards from pots and the programme; reviews that pay nominations. */
export const kinds = ['orders', 'gifts', 'awards', 'reviews'] as const;
export type Kind = (typeof kinds)[number];
