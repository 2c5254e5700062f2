import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { spanInOrder } from './audit-shown.ts';
import { messageFilter, messageState } from './message-shown.ts';

/** How many messages would be sent again, and how many given up: exactly, but for those that are being sent at this moment. */
export const messagereach = call(
  'messagereach',
  z.strictObject({ state: messageState, ...messageFilter }).check(z.superRefine(spanInOrder)),
  z.object({ resend: count, giveUp: count }),
);
