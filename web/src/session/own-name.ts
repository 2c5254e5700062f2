import type { MemberData } from '@laurel/contract/calls/members/member-data';

/** The member's own name, in the order of their culture; what an instance of the former release answers does not tell that. */
export function ownName({ name, firstname, surname }: Partial<MemberData> & Pick<MemberData, 'firstname' | 'surname'>) {
  return name ?? `${firstname} ${surname}`;
}
