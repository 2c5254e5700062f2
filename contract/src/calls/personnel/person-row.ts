import * as z from 'zod/mini';
import { isoDate, isoInstant } from '#shapes/wire';
import { lacking, personState } from './people-filter.ts';

/** Somebody else, by name; both are empty where nobody is meant, and the name alone where they are erased. */
export const namedPerson = { memberId: z.string(), memberName: z.string(), memberNumber: z.string() };

/** Somebody as the directory of people lists them. */
export const personRow = z.object({
  ...namedPerson,
  email: z.string(),
  picId: z.string(),
  division: z.string(),
  manager: z.nullable(z.object(namedPerson)),
  state: personState,
  lacks: z.array(lacking),
  dateHired: z.nullable(isoDate),
  dateLeft: z.nullable(isoInstant),
  dateRegistered: z.nullable(isoInstant),
  /** Null: never, or so long ago that it is not known. */
  dateLastSignedOn: z.nullable(isoInstant),
});
export type PersonRow = z.output<typeof personRow>;
