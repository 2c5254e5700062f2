import * as z from 'zod/mini';
import { call } from '#call';
import { count, nothing } from '#shapes/wire';

const choice = z.object({ code: z.string(), name: z.string(), people: count });
export type AudienceChoice = z.output<typeof choice>;

/** To whom something can be announced, and how many people are there. */
export const announcementaudiences = call(
  'announcementaudiences',
  nothing,
  z.object({
    sites: z.array(choice),
    countries: z.array(choice),
    clusters: z.array(choice),
    divisions: z.array(choice),
  }),
);
