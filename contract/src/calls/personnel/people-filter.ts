import * as z from 'zod/mini';
import { emailMax } from '#limits';
import { searched } from '#shapes/text';
import { oneOf } from '#shapes/wire';
import { lackings, personStates } from './kinds.ts';

export const personState = z.enum(personStates, oneOf(personStates));

export const lacking = z.enum(lackings, oneOf(lackings));

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
