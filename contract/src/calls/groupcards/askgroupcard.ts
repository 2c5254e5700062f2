import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { groupCardAskedMax } from '#limits';
import { count, id, memberId } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';

/** Asks others of the caller's site to sign it too. */
export const askgroupcard = call(
  'askgroupcard',
  z.strictObject({
    cardId: id,
    people: z
      .array(memberId)
      .check(
        z.minLength(1, told(texts.chooseColleague)),
        z.maxLength(groupCardAskedMax, told(said.peopleAtMost, { max: groupCardAskedMax })),
      ),
  }),
  z.object({ message: z.string(), asked: count }),
);
