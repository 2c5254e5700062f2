import * as z from 'zod/mini';
import { told } from '#told';
import * as texts from './texts.ts';

/** Where something stands in the feed: when it happened in microseconds since 1970, and its number among what happened then. */
export const feedPlace = z
  .string(told(texts.noFeedPlace))
  .check(z.regex(/^\d{1,16}\.\d{1,18}$/, told(texts.noFeedPlace)));

/** `time` in microseconds since 1970. */
export interface FeedPlace {
  time: string;
  item: string;
}

export function feedPlaceOf(place: string): FeedPlace {
  const [time = '0', item = '0'] = place.split('.');
  return { time, item };
}
