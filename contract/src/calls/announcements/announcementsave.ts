import * as z from 'zod/mini';
import { call } from '#call';
import * as calls from '#calls/texts';
import { languages } from '#languages';
import { say } from '#say';
import { id, isoInstant } from '#shapes/wire';
import { told } from '#told';
import { audience, changed, language, link, place, quicker, revision, words } from './announcement.ts';
import * as texts from './texts.ts';

const instant = z.iso.datetime(told(calls.giveInstant));

/** Makes an announcement, or changes one. */
export const announcementsave = call(
  'announcementsave',
  z
    .strictObject({
      /** Missing where it is new; then the revision is 0. */
      announcementId: z.optional(id),
      revision,
      place,
      language,
      texts: z.array(z.extend(words, { language })).check(z.minLength(1), z.maxLength(languages.length)),
      picture: z.string().check(z.regex(/^([A-Za-z0-9][A-Za-z0-9._-]*)?$/), z.maxLength(100)),
      link,
      /** Without it: from now on. */
      dateFrom: z.optional(instant),
      dateUntil: z.nullable(instant),
      ...audience.shape,
    })
    .check(
      z.superRefine((wish, ctx) => {
        const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
        if (wish.dateFrom && wish.dateUntil && new Date(wish.dateUntil) <= new Date(wish.dateFrom))
          issue('dateUntil', say(texts.afterFrom));
        const written = wish.texts.map(({ language }) => language);
        if (new Set(written).size < written.length) issue('texts', say(texts.textTwice));
        if (!written.includes(wish.language)) issue('texts', say(texts.needsOwnLanguage));
      }),
    ),
  z.object({ ...changed.shape, dateFrom: isoInstant }),
  { ...quicker, within: 'texts' },
);
