import type { Holder } from '@laurel/contract/access';
import { mayCall } from '@laurel/contract/call-rows';
import { samePerson } from '#people/who.ts';

/** Whoever keeps the people changes roles, but for their own. */
export function mayChangeRoles(me: Holder & { memberId: string }, memberId: string): boolean {
  return mayCall('giverole', me) && !samePerson(me.memberId, memberId);
}
