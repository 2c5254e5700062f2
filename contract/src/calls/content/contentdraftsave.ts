import * as z from 'zod/mini';
import { call } from '#call';
import { changed, changing, markdown, quicker, title } from './content-text.ts';

export const contentdraftsave = call(
  'contentdraftsave',
  z.strictObject({ ...changing, title, markdown }),
  changed,
  quicker,
);
