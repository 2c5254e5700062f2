import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoInstant, nothing } from '#shapes/wire';

const session = z.object({
  sessionId: z.string(),
  /** Null where the browser does not say what it is. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  dateBegan: isoInstant,
  dateLastUsed: isoInstant,
  /** Whether the call comes from it. */
  isThis: z.boolean(),
});
export type Session = z.output<typeof session>;

/** The browsers in which the caller is signed on: this one first, then the last used; `sessionsMax` at most, `total` in all. */
export const mysessions = call('mysessions', nothing, z.object({ sessions: z.array(session), total: count }));
