import { type DemoEvent, type Directory, timeOf } from './event.ts';
import type { Loading } from './loading.ts';
import { upload } from './upload.ts';

/** Nomsa Hadebe, finance. */
const financeNumber = '100019';

/** The budgets of next year wait for a second person. */
export function approvalEvents(loading: Loading, { actor }: Directory): DemoEvent[] {
  const at = timeOf(loading, 2, 0);
  const happen = async () => {
    await upload(loading, 'budgets-next-year', { by: await actor(financeNumber), now: at });
    return [];
  };
  return [{ at, happen }];
}
