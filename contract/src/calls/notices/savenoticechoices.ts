import * as z from 'zod/mini';
import { call } from '#call';
import { digestDays, noticeKinds, noticeWays } from '#rules/notice-kinds';
import { say } from '#say';
import { count, oneOf, trueOrFalse } from '#shapes/wire';
import { told } from '#told';
import { choices } from './noticechoices.ts';
import * as texts from './texts.ts';

const hour = z.int(told(texts.fullHour)).check(z.minimum(0, told(texts.fullHour)), z.maximum(23, told(texts.fullHour)));

interface Quiet {
  quietFrom: number | null;
  quietUntil: number | null;
}

/** Both hours or none, and not the same. */
function quietWhole({ quietFrom, quietUntil }: Quiet, ctx: z.core.$RefinementCtx) {
  const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if ((quietFrom === null) !== (quietUntil === null))
    issue(quietFrom === null ? 'quietFrom' : 'quietUntil', say(texts.bothHours));
  else if (quietFrom !== null && quietFrom === quietUntil) issue('quietUntil', say(texts.twoHours));
}

/** All of it, as it stands on the screen. */
export const savenoticechoices = call(
  'savenoticechoices',
  z
    .strictObject({
      ways: z.partialRecord(z.enum(noticeKinds, oneOf(noticeKinds)), z.enum(noticeWays, told(texts.chooseWay))),
      /** Which come to the caller's devices. */
      pushes: z.optional(z.partialRecord(z.enum(noticeKinds, oneOf(noticeKinds)), trueOrFalse)),
      digestHour: hour,
      digestDays: z.enum(digestDays, oneOf(digestDays)),
      quietFrom: z.nullable(hour),
      quietUntil: z.nullable(hour),
      timeZone: z.nullable(z.string(told(texts.chooseZone)).check(z.maxLength(60, told(texts.chooseZone)))),
      /** That was seen. */
      revision: count,
    })
    .check(z.superRefine(quietWhole)),
  z.extend(choices, { message: z.string() }),
);
