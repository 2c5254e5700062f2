import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { feedPlace } from './feed-place.ts';
import { feedScope } from './recognitionfeed.ts';

/** How much was given since a place in the feed: as far as it is counted. */
export const recognitionfeednew = call(
  'recognitionfeednew',
  z.strictObject({
    scope: feedScope,
    /** Of the newest item that is shown. */
    since: feedPlace,
  }),
  z.object({ count, isMore: z.boolean() }),
);
