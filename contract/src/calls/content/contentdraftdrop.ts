import * as z from 'zod/mini';
import { call } from '#call';
import { changed, changing, quicker } from './content-text.ts';

/** Throws away what is being written; what is published stays. */
export const contentdraftdrop = call('contentdraftdrop', z.strictObject(changing), changed, quicker);
