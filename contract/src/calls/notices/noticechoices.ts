import * as z from 'zod/mini';
import { call } from '#call';
import { digestDays, noticeKinds, noticeWays } from '#rules/notice-kinds';
import { count, nothing } from '#shapes/wire';

export const choices = z.object({
  /** How the caller hears of each kind beside the portal, by e-mail and on their devices; of a kind that there is nothing of, nothing is said. */
  kinds: z.array(z.object({ kind: z.enum(noticeKinds), way: z.enum(noticeWays), push: z.boolean() })),
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
