import * as z from 'zod/mini';
import { call } from '#call';
import { memberId } from '#shapes/wire';
import { getToKnowRow } from './home.ts';

export const gettoknow = call(
  'gettoknow',
  z.strictObject({ memberId }),
  /** Null for who does not take part. */
  z.object({ person: z.nullable(getToKnowRow) }),
);
