import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { decision, itemIds, sameWords } from './same.ts';

const wish = z.strictObject({ decision, itemIds, words: z.optional(z.string()) });

/** Decides several things alike, each by its own call in a transaction of its own: what is refused of one leaves the others as they are. */
export const decidemany = call(
  'decidemany',
  wish.check(
    z.superRefine(({ decision: name, words }, ctx) => {
      const schema = sameWords[name];
      if (!schema && words === undefined) return;
      const checked = schema ? schema.safeParse(words ?? '') : z.undefined().safeParse(words);
      if (checked.success) return;
      for (const { message } of checked.error.issues) ctx.addIssue({ code: 'custom', path: ['words'], message });
    }),
  ),
  z.object({
    /** So many are decided by it. */
    done: count,
    /** In the order in which they were asked: what came of each, or why it was refused. */
    outcomes: z.array(z.object({ itemId: z.string(), isDone: z.boolean(), message: z.string() })),
  }),
);
