import * as z from 'zod/mini';
import { call } from '#call';
import { secret } from './door.ts';

/** Whom the link of the start leads in: somebody new, or the administrator who began. */
export const setupdoor = call(
  'setupdoor',
  z.strictObject({ secret }),
  z.object({
    /** '' for somebody new. */
    name: z.string(),
    /** As the identity provider told them; '' where nobody signed on there, or it did not tell. */
    email: z.string(),
    memberNumber: z.string(),
    /** What is usual in each country that the portal knows; what a point buys is in its currency. */
    countries: z.array(
      z.object({ countryCode: z.string(), timeZone: z.string(), currency: z.string(), pointValue: z.string() }),
    ),
  }),
);
