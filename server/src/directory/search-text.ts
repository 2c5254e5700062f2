import { folded } from '@laurel/contract/rules/folded';

/** What the directory search of a member reads. */
export function searchTextOf(member: {
  firstname: string;
  knownAs: string | null;
  surname: string;
  memberNumber: string;
}): string {
  const names = [member.knownAs, member.firstname, member.surname, member.memberNumber];
  return folded(names.filter((name) => name !== null && name !== '').join(' '));
}
