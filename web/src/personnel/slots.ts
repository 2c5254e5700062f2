import type { Person, PersonRole } from '@laurel/contract/calls/personnel/person';
import { createContext, type ReactNode } from 'react';

/** What other rooms bring to the page of a person. */
export interface PersonSlots {
  /** What can be done with somebody, beside their name. */
  acts?: (person: Person) => ReactNode;
  /** What is to be known before the parts. */
  notes?: (person: Person) => ReactNode;
  giveRole?: (person: Person) => ReactNode;
  endRole?: (person: Person, role: PersonRole) => ReactNode;
}

export const SlotsContext = createContext<PersonSlots>({});
