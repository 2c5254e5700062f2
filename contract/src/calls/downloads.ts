import * as z from 'zod/mini';
import { call } from '#call';
import { told } from '#told';
import * as texts from './texts.ts';

/** Calls whose files a browser fetches by itself, as they are written. */
export const fileCalls = [
  'exportmanagement',
  'exportquarterlyawards',
  'exportcompetition',
  'exportideas',
  'exportnominations',
  'exportquartersummary',
  'deskexport',
  'exportpeople',
  'exporttranslations',
  'undofile',
  'exportaudit',
  'exportcorrections',
  'exportdebts',
  'exportbudgets',
  'exportinbox',
  'exportreported',
] as const;
export type FileCall = (typeof fileCalls)[number];

/** A ticket for one file: for the browser that is given it, once, and for a minute. What the file's call would refuse is refused here. */
export const downloadticket = call(
  'downloadticket',
  z.strictObject({
    call: z.enum(fileCalls, told(texts.noFile)),
    /** The body of that call. */
    wish: z.record(z.string(), z.json()),
  }),
  z.object({ ticket: z.string() }),
);

/** The file of a ticket, for a browser on its way: it needs no token, and keeps nothing of it in the page. */
export const download = call(
  'download',
  z.strictObject({
    ticket: z.string(told(texts.giveTicket)).check(z.regex(/^[\w-]{43}$/, told(texts.noTicket))),
  }),
  z.undefined(),
);
