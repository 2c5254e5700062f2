import { withoutSigns } from '@laurel/contract/rules/visible';

/** How names are compared: lower case, without diacritics, single blanks. */
export function searchable(text: string): string {
  return withoutSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What the directory search of a member reads. */
export function searchTextOf(member: {
  firstname: string;
  knownAs: string | null;
  surname: string;
  memberNumber: string;
}): string {
  const names = [member.knownAs, member.firstname, member.surname, member.memberNumber];
  return searchable(names.filter((name) => name !== null && name !== '').join(' '));
}
