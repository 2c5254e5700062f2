import * as z from 'zod/mini';
import { call } from '#call';
import { pictureIdPattern } from '#looks/uploaded';

export const announcementpic = call(
  'announcementpic',
  z.object({ picId: z.string().check(z.regex(pictureIdPattern)) }),
  z.undefined(),
);
