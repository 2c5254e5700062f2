import * as z from 'zod/mini';
import { call } from '#call';
import { pictureIdPattern } from '#looks/uploaded';

export const groupcardpic = call(
  'groupcardpic',
  z.object({ picId: z.string().check(z.regex(pictureIdPattern)) }),
  z.undefined(),
);
