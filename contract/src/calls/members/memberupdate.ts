import * as z from 'zod/mini';
import { call } from '#call';
import { dreamsMax, emailMax, hobbiesMax, knownAsMax, mobileMax } from '#limits';
import { isVisible } from '#rules/visible';
import { line, requiredLine } from '#shapes/text';
import { whole } from '#shapes/wire';
import { charactersAtMost, noSuchDay } from '#words';
import { memberData } from './member-data.ts';

/** Days of each month, with 29 February. */
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const profile = z
  .partial(
    z.strictObject({
      cellNum: requiredLine(mobileMax, 'Please give a mobile number.'),
      /** Blank: the real first name. */
      firstname: line(knownAsMax).check(
        z.refine((name) => name.trim() === '' || isVisible(name), 'Please use letters that can be seen.'),
      ),
      dOBdd: z.nullable(whole.check(z.minimum(1, noSuchDay), z.maximum(31, noSuchDay))),
      dOBmm: z.nullable(
        whole.check(z.minimum(1, 'This month does not exist.'), z.maximum(12, 'This month does not exist.')),
      ),
      interest1: z.enum(['Y', ''], "Please answer 'Y' or ''."),
      interestOtherDesc: line(hobbiesMax),
      otherInfo: line(dreamsMax),
      email: z.email('Please give an e-mail address.').check(z.maxLength(emailMax, charactersAtMost(emailMax))),
    }),
  )
  .check(
    z.superRefine((update, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      const { dOBdd, dOBmm } = update;
      if (Object.values(update).every((value) => value === undefined))
        issue('cellNum', 'Please give at least one field to change.');
      if ((dOBdd === undefined) !== (dOBmm === undefined) || (dOBdd === null) !== (dOBmm === null)) {
        issue(
          dOBdd === undefined || dOBdd === null ? 'dOBdd' : 'dOBmm',
          'Please give both the day and the month, or neither.',
        );
      } else if (typeof dOBdd === 'number' && typeof dOBmm === 'number' && dOBdd > (monthDays[dOBmm - 1] ?? 0)) {
        issue('dOBdd', 'This day does not exist in that month.');
      }
    }),
  );

export const memberupdate = call('memberupdate', profile, z.object({ memberData }));
