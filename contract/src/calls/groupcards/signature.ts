import * as z from 'zod/mini';
import { feedPerson } from '#calls/recognition/feed-item';
import { id } from '#shapes/wire';

export const signature = z.object({
  signatureId: id,
  by: feedPerson,
  text: z.string(),
  /** In which it was written, as a tag of BCP 47; '' where it was not recognised. */
  language: z.string(),
  /** Of a picture; '' for none. */
  picId: z.string(),
  strokes: z.array(z.array(z.number())),
  /** A name, to be written in a script. */
  script: z.string(),
  isOwn: z.boolean(),
  /** By who decides about what is reported: who signed sees it still, and nobody else. */
  isHidden: z.boolean(),
  /** By the reader. */
  isReported: z.boolean(),
});
export type Signature = z.output<typeof signature>;
