/** All, those in words of the company's own, those that will be said otherwise, or those whose own words were written for what the portal no longer says. */
export const sentenceChoices = ['all', 'own', 'planned', 'unused'] as const;
export type SentenceChoice = (typeof sentenceChoices)[number];
