import * as z from 'zod/mini';
import { told } from '#told';
import * as texts from './texts.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What a report is saved as. */
export const format = z.enum(fileFormats, told(texts.giveFormat));
