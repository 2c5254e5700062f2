import * as z from 'zod/mini';
import { call } from '#call';
import { contentMarkdownMax } from '#limits';
import { text } from '#shapes/text';

/** Markdown as members will see it. */
export const contentpreview = call(
  'contentpreview',
  z.strictObject({ markdown: text(contentMarkdownMax) }),
  z.object({ content: z.string() }),
);
