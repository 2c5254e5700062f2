import type { MemberData } from '@laurel/contract/calls/members/member-data';

/** In the header, and above every screen: what is done from everywhere. */
export function Quick({ member }: { member: MemberData }) {
  return member.viewing ? null : null;
}
