import { call } from '#call';
import { messagesDone, messageWish } from './message-wish.ts';

/** What waits, is held or is stuck is never sent, unless it is sent again from here. */
export const giveupmessage = call('giveupmessage', messageWish, messagesDone);
