import * as z from 'zod/mini';
import { call } from '#call';
import { say } from '#say';
import { memberId, oneOf } from '#shapes/wire';
import { changing, done, quicker } from './contact-shown.ts';
import * as texts from './texts.ts';

const ways = ['take', 'giveBack', 'hand'] as const;

/** Takes a message, gives it back to all, or hands it over to a colleague. */
export const inboxassign = call(
  'inboxassign',
  z
    .strictObject({
      ...changing,
      way: z.enum(ways, oneOf(ways)),
      /** To whom it is handed over. */
      memberId: z.optional(memberId),
    })
    .check(
      z.superRefine(({ way, memberId: to }, ctx) => {
        if ((way === 'hand') === (to !== undefined)) return;
        ctx.addIssue({ code: 'custom', path: ['memberId'], message: say(texts.chooseColleague) });
      }),
    ),
  done,
  quicker,
);
