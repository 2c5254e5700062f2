import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { refuse } from '#refuse';
import { publicIdOf } from './member-id.ts';
import { type FoundPerson, knownDivisions, peopleByMemberId, peopleOfDivision } from './people.ts';

export interface Recipients {
  people: FoundPerson[];
  /** Whole divisions, with their registered active members except the giver. */
  divisions: { code: string; people: FoundPerson[] }[];
}

const divisionPrefix = 'div:';

/**
 * Who is meant by a list of member ids and `div:{code}`; refuses, at `field`, the giver, the unknown, leavers, people who
 * have not registered, empty divisions, and people together with their division.
 */
export async function recipientsOf(
  on: Db | Tx,
  { refs, giverId, field }: { refs: readonly string[]; giverId: number; field: string },
): Promise<Recipients> {
  const no = (words: string): never => refuse('badInput', words, { [field]: words });
  const codes = refs.filter((ref) => ref.startsWith(divisionPrefix)).map((ref) => ref.slice(divisionPrefix.length));
  const ids = refs.filter((ref) => !ref.startsWith(divisionPrefix));
  const found = await peopleByMemberId(on, ids);
  const people = ids.map((id) => found.get(publicIdOf(id)) ?? no('One of the people chosen is no longer here.'));
  if (people.some((person) => person.id === giverId)) no('You cannot choose yourself.');
  if (people.some((person) => !person.isRegistered)) no('This user has not registered');
  const known = await knownDivisions(on, codes);
  const divisions: Recipients['divisions'] = [];
  for (const code of codes) {
    if (!known.has(code)) no('One of the divisions chosen does not exist.');
    if (people.some((person) => person.divisionCode === code))
      no('Someone is chosen both in person and with the entire division.');
    const members = (await peopleOfDivision(on, code)).filter((person) => person.id !== giverId);
    if (members.length === 0) no('Nobody of this division has registered yet.');
    divisions.push({ code, people: members });
  }
  return { people, divisions };
}
