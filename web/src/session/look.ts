import { lookNow } from '@laurel/contract/looks/worn';
import { lookToday } from '#api/call.ts';
import { keptInTab } from '#lib/kept.ts';

const triedKey = 'laurel.look';

/**
 * Whether the page has to be opened anew for the look of its member's site, since it came with its look: the server has told the browser
 * which that is. A browser that keeps nothing is asked once.
 */
export function mustDressAnew(): boolean {
  const wanted = lookToday.get();
  if (wanted === '' || wanted === `${lookNow().id}` || keptInTab.read(triedKey) === wanted) return false;
  keptInTab.write(triedKey, wanted);
  return true;
}
