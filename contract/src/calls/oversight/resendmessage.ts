import { call } from '#call';
import { messagesDone, messageWish } from './message-wish.ts';

/** Sends now what waits, and again what did not get through. */
export const resendmessage = call('resendmessage', messageWish, messagesDone);
