import { folded } from '@laurel/contract/rules/folded';

/** What the directory search of a member reads. */
export function searchTextOf(member: {
  firstname: string;
  knownAs: string | null;
  surname: string;
  memberNumber: string;
  familyFirst: boolean;
}): string {
  const { knownAs, firstname, surname, memberNumber, familyFirst } = member;
  const given = [knownAs, firstname];
  const names = familyFirst ? [surname, ...given, memberNumber] : [...given, surname, memberNumber];
  return folded(names.filter((name) => name !== null && name !== '').join(' '));
}
