import * as z from 'zod/mini';

/** Who reads a nomination that nobody has reviewed: the nominee's own manager, by name, or those who review there; '' once it is reviewed. */
export const nominationReader = {
  readByRole: z.enum(['manager', 'reviewers', 'nobody', '']),
  readByMember: z.string(),
};
const reader = z.object(nominationReader);
export type NominationReader = z.output<typeof reader>;
