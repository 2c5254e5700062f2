import * as z from 'zod/mini';
import { call } from '#call';
import { changed, changing, quicker, version } from './content-text.ts';

/** Takes back what is planned; it is the draft again, where nothing else is being written. */
export const contentwithdraw = call('contentwithdraw', z.strictObject({ ...changing, version }), changed, quicker);
