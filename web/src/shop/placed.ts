import type { CallOutput } from '#api/call.ts';

/** What the checkout hands to the shop's front. No code is in it: the browser keeps such states. */
export interface PlacedState {
  placed: CallOutput<'placeOrder'>;
}
