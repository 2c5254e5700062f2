import * as z from 'zod/mini';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What a report is saved as. */
export const format = z.enum(fileFormats, "Please give 'csv' or 'xlsx'.");
