import * as z from 'zod/mini';
import { call } from '#call';
import { changed, changing, quicker, version } from './content-text.ts';

/** Makes the draft what a former version said. */
export const contentreturn = call('contentreturn', z.strictObject({ ...changing, version }), changed, quicker);
