import type { MemberData } from '@laurel/contract/calls/members/member-data';
/** The part of a member id after the dot is the person: who registers in between stays the same one. */
export function samePerson(a: string, b: string): boolean {
  return a.replace(/^[01]\./, '') === b.replace(/^[01]\./, '');
}

/** The member's own name, in the order of their culture; what an instance of the former release answers does not tell that. */
export function nameOf({ name, firstname, surname }: Partial<MemberData> & Pick<MemberData, 'firstname' | 'surname'>) {
  return name ?? `${firstname} ${surname}`;
}

/** Never signed on: shown in the directory, and cannot be chosen. */
export function isUnregistered({ memberId }: { memberId: string }): boolean {
  return memberId.startsWith('0.');
}
