import * as z from 'zod/mini';

/** What one programme says otherwise than another: '' where one of them says nothing. */
export const difference = z.object({
  /** Where in the document, such as 'behaviours.act-of-courage.name'. */
  at: z.string(),
  /** Of a thing of a list: what it is called. */
  name: z.string(),
  /** Of a list: the names of what it offers. */
  before: z.string(),
  after: z.string(),
});
export type Difference = z.output<typeof difference>;
