import * as z from 'zod/mini';
import { told } from '#told';
import * as texts from './texts.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Beside them a line of JSON for each row, for programs. */
export const lineFormats = [...fileFormats, 'jsonl'] as const;
export type LineFormat = (typeof lineFormats)[number];

/** What a report is saved as. */
export const format = z.enum(fileFormats, told(texts.giveFormat));
export const lineFormat = z.enum(lineFormats, told(texts.giveFormat));
