import * as z from 'zod/mini';
import { call } from '#call';
import { picId } from './picture-id.ts';

export const profilepictemp = call(
  'profilepictemp',
  z.object({ picId, suffix: z.string().check(z.maxLength(64)) }),
  z.undefined(),
);
