import { endSession } from '#api/answer.ts';
import { queryClient } from '#api/query-client.ts';
import { tokenStore } from '#api/token.ts';
import { forgetKept } from '#lib/kept.ts';
import { patienceKey } from '#lib/patience.ts';

/** What belongs to the browser and not to a member: the cookie choice, the colours, the look of the site, keys that are off, how long it shows things. */
const ofTheBrowser = ['laurel.consent', 'laurel.scheme', 'laurel.keys', patienceKey];

/** Who logs out leaves nothing to the next person at this browser: no words, no points, no codes, no answers. */
export function forgetMember() {
  forgetKept(ofTheBrowser);
  queryClient.clear();
}

const channelName = 'laurel.session';

/** Logging out ends the sessions of all tabs, so all of them forget. */
export function tellOtherTabs() {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signedOff');
  channel.close();
}

export function hearOtherTabs() {
  new BroadcastChannel(channelName).addEventListener('message', () => {
    if (tokenStore.get() !== null) endSession('signedOffElsewhere');
    forgetMember();
  });
}
