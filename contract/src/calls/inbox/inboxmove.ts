import * as z from 'zod/mini';
import { call } from '#call';
import { movable } from '#rules/contact-states';
import { oneOf } from '#shapes/wire';
import { changing, done, quicker } from './contact-shown.ts';

const states = Object.keys(movable) as (keyof typeof movable)[];

/**
 * Closes a message, opens it again, or marks it as spam. With spam from outside later messages with its address are spam as well, and none of
 * them any more where one is opened again.
 */
export const inboxmove = call(
  'inboxmove',
  z.strictObject({ ...changing, to: z.enum(states, oneOf(states)) }),
  done,
  quicker,
);
