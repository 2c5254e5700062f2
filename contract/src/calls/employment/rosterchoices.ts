import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Where somebody can be: divisions with their country; clusters of them; sites, most people first, and cost centres at which somebody is. */
export const rosterchoices = call(
  'rosterchoices',
  nothing,
  z.object({
    divisions: z.array(z.object({ code: z.string(), name: z.string(), country: z.string() })),
    clusters: z.array(z.string()),
    sites: z.array(z.string()),
    costCentres: z.array(z.string()),
  }),
);
