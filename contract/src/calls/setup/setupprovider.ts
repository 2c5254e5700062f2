import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

/** Asks the identity provider what it says of itself. */
export const setupprovider = call(
  'setupprovider',
  nothing,
  z.object({
    findings: z.array(
      /** In English: for whoever runs the portal. */
      z.object({ about: z.string(), state: z.enum(['right', 'doubtful', 'wrong']), words: z.string() }),
    ),
  }),
);
