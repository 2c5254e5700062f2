/** By which the `n`th of those named, from 1, stands in the words of a comment. */
export const mentionToken = (n: number) => `@{${n}}`;
export const mentionTokens = /@\{(\d{1,2})\}/g;
