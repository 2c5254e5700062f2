import * as z from 'zod/mini';
import { call } from '#call';
import { setupSteps } from '#shapes/setup-steps';
import { count, isoInstant, nothing } from '#shapes/wire';

export const mailTestStates = ['none', 'onItsWay', 'kept', 'sent', 'failed'] as const;

/** What the company has, and what it lacks to begin. */
export const setupnow = call(
  'setupnow',
  nothing,
  z.object({
    steps: z.array(
      z.object({
        step: z.enum(setupSteps),
        /** `settled`: it stays as it is, or is not needed. */
        standing: z.enum(['open', 'done', 'settled']),
      }),
    ),
    dateFinished: z.nullable(isoInstant),
    /** Of the caller, while it may still be put right. */
    memberNumber: z.nullable(z.string()),
    countries: count,
    people: count,
    divisions: count,
    /** 1: the one that came with the portal. */
    programmeVersion: count,
    managersWithBudget: count,
    budgetPoints: count,
    lackingTexts: count,
    products: count,
    /** Sites whose look is the company's own. */
    looks: count,
    mail: z.object({
      state: z.enum(mailTestStates),
      /** '' before the first. */
      dateTested: z.string(),
      /** What the mail server said; '' unless it failed. */
      error: z.string(),
      /** Whether there is a mail server at all. */
      hasServer: z.boolean(),
    }),
    signOn: z.object({
      /** '' where there is none. */
      issuer: z.string(),
      /** Whether the caller has signed on through it. */
      isProven: z.boolean(),
    }),
  }),
);
export type SetupNow = z.output<typeof setupnow.output>;
