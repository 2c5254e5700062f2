import type { MemberData } from '@laurel/contract/calls/members/member-data';
import { ThanksButton } from './ThanksButton.tsx';

/** In the header, and above every screen: what is done from everywhere. Who looks as somebody else does nothing for them. */
export function Quick({ member }: { member: MemberData }) {
  return member.viewing ? null : <ThanksButton />;
}
