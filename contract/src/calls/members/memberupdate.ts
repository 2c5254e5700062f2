import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { languages } from '#languages';
import { dreamsMax, emailMax, hobbiesMax, knownAsMax, mobileMax } from '#limits';
import { isVisible } from '#rules/visible';
import { say } from '#say';
import { line, requiredLine } from '#shapes/text';
import { trueOrFalse, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { memberData } from './member-data.ts';

/** Days of each month, with 29 February. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const profile = z
  .partial(
    z.strictObject({
      cellNum: requiredLine(mobileMax, texts.giveMobile),
      /** Blank: the real first name. */
      firstname: line(knownAsMax).check(
        z.refine((name) => name.trim() === '' || isVisible(name), told(texts.visibleLetters)),
      ),
      dOBdd: z.nullable(whole.check(z.minimum(1, told(said.noSuchDay)), z.maximum(31, told(said.noSuchDay)))),
      dOBmm: z.nullable(whole.check(z.minimum(1, told(texts.noSuchMonth)), z.maximum(12, told(texts.noSuchMonth)))),
      interest1: z.enum(['Y', ''], told(texts.yesOrNothing)),
      interestOtherDesc: line(hobbiesMax),
      otherInfo: line(dreamsMax),
      email: z
        .email(told(texts.giveEmail))
        .check(z.maxLength(emailMax, told(said.charactersAtMost, { max: emailMax }))),
      /** Whether others are told of their work anniversary. */
      showsAnniversary: trueOrFalse,
      /** Empty: as roster, browser, country and company say. */
      language: z.enum([...languages, ''], told(texts.chooseLanguage)),
    }),
  )
  .check(
    z.superRefine((update, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      const { dOBdd, dOBmm } = update;
      if (Object.values(update).every((value) => value === undefined)) issue('cellNum', say(texts.oneField));
      if ((dOBdd === undefined) !== (dOBmm === undefined) || (dOBdd === null) !== (dOBmm === null)) {
        issue(dOBdd === undefined || dOBdd === null ? 'dOBdd' : 'dOBmm', say(texts.dayAndMonth));
      } else if (typeof dOBdd === 'number' && typeof dOBmm === 'number' && dOBdd > (monthDays[dOBmm - 1] ?? 0)) {
        issue('dOBdd', say(texts.dayNotInMonth));
      }
    }),
  );

export const memberupdate = call('memberupdate', profile, z.object({ memberData }));
