import * as z from 'zod/mini';
import { emailMax } from '#limits';
import { searched } from '#shapes/text';
import * as said from '#texts';
import { told } from '#told';

/** Here; gone so lately that their points still wait for them; gone for good; with all that is personal erased. */
export const personStates = ['here', 'grace', 'gone', 'erased'] as const;
export type PersonState = (typeof personStates)[number];
export const personState = z.enum(personStates, told(said.chooseOneOf, { values: personStates.join(', ') }));

/** What somebody may be without: a first sign-on, a manager, a mobile number, an e-mail address, a site to enter. */
export const lackings = ['signOn', 'manager', 'mobile', 'email', 'site'] as const;
export type Lacking = (typeof lackings)[number];
export const lacking = z.enum(lackings, told(said.chooseOneOf, { values: lackings.join(', ') }));

export const peopleFilter = {
  /** By parts of a name, a number or an address. */
  search: z.optional(searched(emailMax)),
  divisionCode: z.optional(searched(emailMax)),
  /** Whose manager has this name or number. */
  manager: z.optional(searched(emailMax)),
  /** Without it everybody who has a name still. */
  state: z.optional(personState),
  /** Who is without all of these. */
  lacks: z.optional(z.array(lacking).check(z.maxLength(lackings.length))),
};
