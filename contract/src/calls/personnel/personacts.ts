import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { isoInstant } from '#shapes/wire';
import { next, personPage } from './person-page.ts';

const act = z.object({
  date: isoInstant,
  /** What the audit calls it. */
  act: z.string(),
  /** The same in words. */
  title: z.string(),
  /** They did it; else it was done to them. */
  isBy: z.boolean(),
  /** Who did it; empty for the portal itself, the roster and the operator. */
  byMember: z.string(),
  /** To what, as the audit has it: its kind and its id. */
  subject: z.string(),
});
export type PersonAct = z.output<typeof act>;

/** Administrative acts by somebody or about them, as the audit has them: the newest first. */
export const personacts = call('personacts', personPage, z.object({ acts: z.array(act), next, ...countedRows }));
