import { keptInBrowser } from '#lib/kept.ts';
import { createStore } from '#lib/store.ts';

/** Kept on this device: whoever speaks to it, or rests a hand on it, presses letters without wanting to. */
const place = 'laurel.keys';

/** Whether a single letter opens anything. */
export const hasKeys = createStore(keptInBrowser.read(place) !== 'off');

export function chooseKeys(isOn: boolean) {
  hasKeys.set(isOn);
  keptInBrowser.write(place, isOn ? null : 'off');
}
