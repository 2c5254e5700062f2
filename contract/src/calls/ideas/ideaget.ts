import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { ideaRow } from './idea-row.ts';

/** One of them, and whether the caller may review it now. */
export const ideaget = call(
  'ideaget',
  z.strictObject({ ideaBoxId: id }),
  z.object({ idea: ideaRow, mayReview: z.boolean() }),
);
