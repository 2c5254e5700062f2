import { call } from '#api/call.ts';
import { setToken, tokenStore } from '#api/token.ts';
import { keptInTab } from '#lib/kept.ts';
import { paths } from '../paths.ts';

/** Where whoever looks as somebody else has their own token meanwhile: in this tab, as every token. */
const ownKey = 'laurel.ownToken';

/** This tab shows what somebody else sees; others are as they were. */
export function beginViewing(token: string) {
  keptInTab.write(ownKey, tokenStore.get());
  open(token, paths.home);
}

let isEnding = false;

/** Back to oneself, and to where one came from. What the server does not hear of ends there by itself. */
export async function endViewing(cameFrom: string) {
  if (isEnding) return;
  isEnding = true;
  await call('endviewing', {}).catch(() => undefined);
  const own = keptInTab.read(ownKey);
  keptInTab.write(ownKey, null);
  open(own, cameFrom);
}

/** With nothing left of what was on the screen before. */
function open(token: string | null, address: string) {
  setToken(token);
  window.location.assign(address);
}
