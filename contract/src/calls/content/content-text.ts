import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { languages } from '#languages';
import { contentMarkdownMax, contentTitleMax } from '#limits';
import { requiredLine, requiredText } from '#shapes/text';
import { count, isoInstant, oneOf, whole } from '#shapes/wire';
import { told } from '#told';

/** Who may read a block. */
export const contentAccesses = ['open', 'member', 'adminReports'] as const;
export type ContentAccess = (typeof contentAccesses)[number];

export const access = z.enum(contentAccesses, oneOf(contentAccesses));
export const contentKey = z.string(told(texts.invalidKey)).check(z.regex(/^[a-z0-9-]{1,60}$/));
export const language = z.enum(languages, oneOf(languages));
export const version = whole.check(z.minimum(1), z.maximum(1_000_000));

/** A block in one of its languages. */
export const textOf = { contentKey, language };

/** Of a text, how often anything about it was changed: what is sent with another one than there is now is refused. */
export const revision = count.check(z.maximum(2_000_000_000));
export const changing = { ...textOf, revision };

export const title = requiredLine(contentTitleMax, texts.giveTitle);
/** Markdown. */
export const markdown = requiredText(contentMarkdownMax);

export const changed = z.object({ message: z.string(), revision });

/** Carried by a refusal: who changed the text meanwhile. */
export const quicker = {
  refusals: { changedMeanwhile: z.object({ changedBy: z.string(), dateChanged: z.nullable(isoInstant), revision }) },
};

export const versionStates = ['current', 'planned', 'former', 'withdrawn'] as const;

/** Two texts, line by line: what is the same, what went and what came. */
export const differences = z.object({
  lines: z.array(
    z.object({
      is: z.enum(['same', 'removed', 'added']),
      /** In their order they are the line; those that changed within it are marked. */
      parts: z.array(z.object({ text: z.string(), isChanged: z.boolean() })),
    }),
  ),
  added: count,
  removed: count,
});
export type Differences = z.output<typeof differences>;
