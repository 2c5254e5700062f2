import * as z from 'zod/mini';
import { feedPerson } from '#calls/recognition/feed-item';
import { commentMax, mentionsMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id, isoInstant, memberId } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { mentionTokens } from './mention-tokens.ts';
import * as texts from './texts.ts';

/** What somebody writes to an item of the feed. Whoever is named in it stands there as `@{1}`, `@{2}`: the first, the second of `mentions`. */
export const written = {
  text: requiredText(commentMax, texts.writeComment),
  mentions: z.array(memberId).check(
    z.maxLength(mentionsMax, told(said.peopleAtMost, { max: mentionsMax })),
    z.refine((list) => new Set(list).size === list.length, told(texts.mentionedTwice)),
  ),
};

export const comment = z.object({
  commentId: id,
  by: feedPerson,
  text: z.string(),
  /** In which it was written, as a tag of BCP 47 ('de'); '' where it was not recognised. */
  language: z.string(),
  /** Whoever is named in it, in this order. */
  mentions: z.array(feedPerson),
  date: isoInstant,
  isEdited: z.boolean(),
  /** By the reader, who changes it until `editableUntil`. */
  isOwn: z.boolean(),
  editableUntil: z.nullable(isoInstant),
  /** By who decides about what is reported: its writer sees it still, and nobody else. */
  isHidden: z.boolean(),
  /** By the reader, to those who look after what people write. */
  isReported: z.boolean(),
});
export type Comment = z.output<typeof comment>;

/** The words of a comment with the names of those named in it: a token of nobody stays as it is. */
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(mentionTokens, (token, n) => {
    const name = names[Number(n) - 1];
    return name === undefined ? token : `@${name}`;
  });
}
