import * as z from 'zod/mini';
import { call } from '#call';
import { alone, asksSecond, nobodyElse } from '#calls/approvals';
import * as texts from '#calls/texts';
import * as points from '#points';
import { audiences } from '#programme/audience';
import { isWithin, messageMost, type PaidKind, pointsFor } from '#programme/giving';
import type { Programme } from '#programme/items';
import { offered, payItForwardReasons, programme, recogniseReasons } from '#programme/programme';
import { valueWords } from '#programme/value-words';
import { textLength } from '#rules/text-length';
import { say } from '#say';
import { among, pointsAsGiven, pointsWords } from '#shapes/among';
import { namedPeople, quote, quoteSeen } from '#shapes/quote';
import { recipients } from '#shapes/recipients';
import { takeBack } from '#shapes/take-back';
import { text } from '#shapes/text';
import { count, id, oneOf } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';

/** From the pot of who is away, by whom the giver is a delegate; without it from one's own. */
export const lentBy = z.optional(id);

/** The vote whose winner gets it as the prize; without it for whoever is named. */
const prizeOf = z.optional(id);

export const sendBy = z.enum(points.sendMethods, told(texts.emailOrSms));

/** Each alone, or with a category behind it. */
function recognised(goes: Programme): string[] {
  const categories = offered(goes.categories);
  return recogniseReasons(goes).flatMap((reason) => [
    reason,
    ...categories.map((category) => `${reason}: ${category}`),
  ]);
}

/** Of every kind; what is longer than its own is told by its way. */
function messageLongest({ characters: { adhoc, recognise, payItForward, celebrate } }: Programme): number {
  return Math.max(...[adhoc, recognise, payItForward, celebrate].flatMap(({ sms, email }) => [sms, email]));
}

function kind<
  What extends points.AwardKind,
  Reason extends z.ZodMiniType,
  Points extends z.ZodMiniType,
  More extends z.core.$ZodLooseShape = Record<never, never>,
>(what: What, reason: Reason, amount: Points, more = {} as More) {
  return z
    .strictObject({
      what: z.literal(what),
      reason,
      points: amount,
      message: text(messageLongest),
      sendBy,
      recipients,
      /** What the giver saw. Without it nothing is compared. */
      quote: z.optional(quoteSeen),
      /** Nobody else sees it than these, whatever its receivers choose. */
      audience: z.optional(z.enum(audiences, oneOf(audiences))),
      ...more,
    })
    .check(
      z.superRefine((award, ctx) => {
        const { message, sendBy } = award as { message: string; sendBy: points.SendMethod };
        const max = messageMost(what, programme())[sendBy];
        if (textLength(message) > max)
          ctx.addIssue({ code: 'custom', path: ['message'], message: say(said.charactersAtMost, { max }) });
      }),
    );
}

/** The same, that pays: what it is for may give just so many points. */
function paying<
  What extends PaidKind,
  Reason extends z.ZodMiniType,
  More extends z.core.$ZodLooseShape = Record<never, never>,
>(what: What, reason: Reason, more = {} as More) {
  return kind(what, reason, pointsAsGiven(what), more).check(
    z.superRefine((award, ctx) => {
      const { reason, points } = award as { reason: string; points: number };
      const giving = pointsFor(what, reason, programme());
      if (!isWithin(points, giving))
        ctx.addIssue({ code: 'custom', path: ['points'], message: pointsWords(giving, valueWords(reason)) });
    }),
  );
}

const award = z.discriminatedUnion(
  'what',
  [
    paying(
      'adhoc',
      among(({ values }) => offered(values), texts.chooseValue),
      { delegationId: lentBy },
    ),
    paying('reward', among(recognised, texts.behaviourAndCategory), { alone, ballotId: prizeOf }),
    paying('payitforward', among(payItForwardReasons, said.chooseBehaviour)),
    kind(
      'thankyou',
      among(({ celebrate }) => offered(Object.values(celebrate)), texts.chooseOccasion),
      z.literal(0, told(texts.noPoints)),
    ),
  ],
  told(texts.chooseKind),
);

/** What came of giving. */
export const given = z.object({
  message: z.string(),
  recipients: count,
  pointsTotal: count,
  undeliverable: z.array(z.string()),
  /** The same people by name. */
  unreachable: namedPeople,
  /** Until when the giver may take it back, unless it was used. */
  takeBack: z.optional(takeBack),
  /** Nobody got anything yet: it waits for a second person. */
  second: z.optional(asksSecond),
});

/** What was seen is no longer so: the quote of now. */
export const givingRefusals = { quoteChanged: z.object({ quote }), needsSecond: nobodyElse };

export const doreward = call('doreward', award, given, { refusals: givingRefusals });
