import * as z from 'zod/mini';
import { boosts } from '#calls/awards/boosts';
import { comments } from '#calls/comments/comments';
import { audiences } from '#programme/audience';
import { count, isoDate, isoInstant } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';
import { reactions } from './reactions.ts';

/** Somebody in the feed, as whoever reads it may write to them. */
export const feedPerson = z.object({
  /** '' when they have left, and where it is the company. */
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  division: z.string(),
});
export type FeedPerson = z.output<typeof feedPerson>;

/** What one person gave to others at once: those of them whose cards the reader may see. */
export const givenItem = z.object({
  kind: z.literal('given'),
  /** By which its people are asked for, and where in the feed it stands. */
  place: feedPlace,
  /** RwdN a nomination award, PIF pay it forward, RwdA and Rwd other awards, Anniv one of the company for years at work, Card an e-card. */
  type: z.string(),
  value: z.string(),
  date: isoInstant,
  from: feedPerson,
  /** For whom the giver gave it as a delegate; '' where they gave it by their own right. */
  forMember: z.string(),
  /** The first of them. */
  people: z.array(feedPerson),
  /** Beyond these, as far as they were counted. */
  others: count,
  /** There are more than that. */
  isMore: z.boolean(),
  /** To each; null where the company, or one of those who got it, shows none. */
  points: z.nullable(count),
  message: z.string(),
  /** In which the message was written, as a tag of BCP 47 ('de'); '' where it was not recognised. */
  messageLanguage: z.string(),
  /** The reader's own card of it, given or received: /card/{cardId}; '' where they are neither. */
  cardId: z.string(),
  /** Who else sees that card; null where the reader has none. */
  audience: z.nullable(z.enum(audiences)),
  /** Null where the reader's site does without reactions. */
  reactions: z.nullable(reactions),
  /** Null where the reader's site does without comments. */
  comments: z.nullable(comments),
  /** Null where the reader's site does without boosts. */
  boosts: z.nullable(boosts),
});
export type GivenItem = z.output<typeof givenItem>;

/** Who had a birthday or an anniversary on one day. */
export const celebratedItem = z.object({
  kind: z.literal('celebrated'),
  place: feedPlace,
  day: isoDate,
  people: z.array(z.extend(feedPerson, { what: z.enum(['BDAY', 'ANNIV']), years: count })),
  /** Beyond these. */
  others: count,
});
export type CelebratedItem = z.output<typeof celebratedItem>;

export const feedItem = z.discriminatedUnion('kind', [givenItem, celebratedItem]);
export type FeedItem = z.output<typeof feedItem>;
