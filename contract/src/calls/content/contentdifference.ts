import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { differences, textOf } from './content-text.ts';

const either = count.check(z.maximum(1_000_000));
const side = z.object({ title: z.string(), markdown: z.string() });

/** What is otherwise between two versions of a text. */
export const contentdifference = call(
  'contentdifference',
  // 0: nothing before the first version; without `to`: the draft.
  z.strictObject({ ...textOf, from: either, to: z.optional(either) }),
  z.object({ before: side, after: side, ...differences.shape }),
);
