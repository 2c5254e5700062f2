import * as z from 'zod/mini';
import { call } from '#call';
import { scriptMax, signatureMax } from '#limits';
import { strokes } from '#rules/strokes';
import { line, text } from '#shapes/text';
import { id, trueOrFalse } from '#shapes/wire';
import { signature } from './signature.ts';

/** Signs it, in place of what the caller signed before: words, a drawing or a name in a script, or the picture that is there. */
export const signgroupcard = call(
  'signgroupcard',
  z.strictObject({
    cardId: id,
    text: text(signatureMax),
    strokes,
    script: line(scriptMax),
    /** Whether the picture stays that the caller put to it before. */
    keepsPicture: trueOrFalse,
  }),
  z.object({ message: z.string(), own: signature }),
);
