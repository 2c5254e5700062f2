import type { awards } from '@laurel/contract/awards';
import type { Input } from '@laurel/contract/call';
import type { Actor } from '#directory/actor';
import { refuse } from '#refuse';

export type Award = Input<typeof awards.doreward>;

/** Adhoc awards are the managers', Recognise the administrators'; the rest is everybody's. */
export function mayGive(by: Pick<Actor, 'isManager' | 'isAdminReports'>, what: Award['what']): void {
  if (what === 'adhoc' && !by.isManager) refuse('forbidden', 'Only a manager may access this module.');
  if (what === 'reward' && !by.isAdminReports) refuse('forbidden', 'Only authorised personel may access this module.');
}

export function mustBeBelowCeiling(pointsTotal: number, ceiling: number): void {
  if (pointsTotal > ceiling) {
    const words = `One award may carry at most ${ceiling} points in total; this one carries ${pointsTotal}.`;
    refuse('aboveCeiling', words, { points: words });
  }
}

export function sentMessage(what: Award['what'], people: number, unreachable: number): string {
  const to = people === 1 ? '' : ` to ${people} people`;
  const sent =
    what === 'thankyou' ? `Your e-card is on its way${to}.` : `Your points and e-card are on their way${to}.`;
  if (unreachable === 0) return sent;
  return `${sent} ${unreachable === 1 ? 'One person' : `${unreachable} people`} can only see it in the portal, because no address is known.`;
}
