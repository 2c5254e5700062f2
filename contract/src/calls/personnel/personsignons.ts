import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoInstant, memberId } from '#shapes/wire';

const signOn = z.object({
  /** Null where the browser does not say what it is. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  dateBegan: isoInstant,
  dateLastUsed: isoInstant,
  /** Whether they are signed on there still. */
  isLive: z.boolean(),
});
export type PersonSignOn = z.output<typeof signOn>;

/**
 * The browsers in which somebody was signed on, as far as that is kept: the last used first, `sessionsMax` at most, `total` in all.
 */
export const personsignons = call(
  'personsignons',
  z.strictObject({ memberId }),
  z.object({
    signOns: z.array(signOn),
    total: count,
    /** Since when the identity provider's account is theirs; null where none is. */
    dateBound: z.nullable(isoInstant),
  }),
);
