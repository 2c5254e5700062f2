import * as z from 'zod/mini';
import { call } from '#call';
import { digestDays, noticeKinds, noticesPageMax, noticeWays } from '#rules/notice-kinds';
import { say } from '#say';
import { countedRows } from '#shapes/list-page';
import { count, id, isoInstant, nothing, oneOf, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

/** How many notices of the caller are not read; counted to one more than the bell shows. */
export const noticecount = call('noticecount', nothing, z.object({ unread: count }));

const notice = z.object({
  noticeId: id,
  kind: z.enum(noticeKinds),
  /** In the reader's language; null: what it told of is no longer there, or no longer theirs to see. */
  words: z.nullable(z.string()),
  /** Where it can be seen, inside the portal. */
  path: z.nullable(z.string()),
  date: isoInstant,
  isUnread: z.boolean(),
});
export type Notice = z.output<typeof notice>;

/** What happened to the caller, the newest first, a page of it. */
export const noticelist = call(
  'noticelist',
  z.strictObject({
    kind: z.optional(z.enum(noticeKinds, oneOf(noticeKinds))),
    /** Only what is not read yet. */
    unread: z.optional(trueOrFalse),
    limit: whole.check(z.minimum(1), z.maximum(noticesPageMax)),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({
    notices: z.array(notice),
    next: z.nullable(id),
    ...countedRows,
    /** Of all kinds. */
    unread: count,
  }),
);

/** Marks notices of the caller as read, on all of their devices: these, or all up to one that they have seen. */
export const readnotices = call(
  'readnotices',
  z.union([
    z.strictObject({ noticeIds: z.array(id).check(z.minLength(1), z.maxLength(noticesPageMax)) }),
    z.strictObject({ until: id }),
  ]),
  z.object({ unread: count }),
);

const choices = z.object({
  /** How the caller hears of each kind beside the portal; of a kind that there is nothing of, nothing is said. */
  kinds: z.array(z.object({ kind: z.enum(noticeKinds), way: z.enum(noticeWays) })),
  digestHour: count,
  digestDays: z.enum(digestDays),
  /** Full hours; null: none are quiet. */
  quietFrom: z.nullable(count),
  quietUntil: z.nullable(count),
  /** Null: that of the country. */
  timeZone: z.nullable(z.string()),
  countryZone: z.string(),
  /** Whether there is an address to which e-mails can go. */
  hasEmail: z.boolean(),
  revision: count,
});

/** How the caller hears of what happens. */
export const noticechoices = call('noticechoices', nothing, choices);

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

/**
 * Stops the e-mails of a kind, by the link at the foot of one of them; nobody signs on for that. The answer to a link that leads
 * nowhere is the same.
 */
export const stopmail = call(
  'stopmail',
  z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  z.object({ message: z.string() }),
);
