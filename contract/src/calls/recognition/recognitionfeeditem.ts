import * as z from 'zod/mini';
import { call } from '#call';
import { givenItem } from './feed-item.ts';
import { feedPlace } from './feed-place.ts';

/** One item of the feed by itself, for who sees it: what notices of it lead to. */
export const recognitionfeeditem = call(
  'recognitionfeeditem',
  z.strictObject({ place: feedPlace }),
  z.object({ item: givenItem }),
);
