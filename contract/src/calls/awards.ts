import * as z from 'zod/mini';
import { call } from '#call';
import * as limits from '#limits';
import * as points from '#points';
import { textLength } from '#rules/text-length';
import { say } from '#say';
import { namedPeople, quote, quoteSeen } from '#shapes/quote';
import { text } from '#shapes/text';
import { count, recipient, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

const recipients = z.array(recipient, told(texts.selectRecipient)).check(
  z.minLength(1, told(texts.selectRecipient)),
  z.maxLength(limits.recipientsMax, told(said.peopleAtMost, { max: limits.recipientsMax })),
  z.refine(
    (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
    told(texts.chosenTwice),
  ),
);

const sendBy = z.enum(points.sendMethods, told(texts.emailOrSms));

const chosen = (values: readonly number[]) =>
  whole.check(z.refine((n) => values.includes(n), told(texts.onePointsOf, { values: values.join(', ') })));

const recogniseReasons = points.recogniseReasons.flatMap((reason) => [
  reason,
  ...points.recogniseCategories.map((category) => `${reason}: ${category}`),
]);

function kind<
  What extends limits.AwardKind,
  Reason extends z.ZodMiniType,
  Points extends z.ZodMiniType,
  More extends z.core.$ZodLooseShape = Record<never, never>,
>(what: What, reason: Reason, amount: Points, more = {} as More) {
  return z
    .strictObject({
      what: z.literal(what),
      reason,
      points: amount,
      message: text(limits.recogniseEmailMax),
      sendBy,
      recipients,
      /** What the giver saw. Without it nothing is compared. */
      quote: z.optional(quoteSeen),
      ...more,
    })
    .check(
      z.superRefine((award, ctx) => {
        const { message, sendBy } = award as { message: string; sendBy: points.SendMethod };
        const max = limits.awardMessageMax[what][sendBy];
        if (textLength(message) > max)
          ctx.addIssue({ code: 'custom', path: ['message'], message: say(said.charactersAtMost, { max }) });
      }),
    );
}

const award = z.discriminatedUnion(
  'what',
  [
    kind('adhoc', z.enum(points.adhocValues, told(texts.chooseValue)), chosen(points.adhocPoints)),
    kind(
      'reward',
      z.enum(recogniseReasons, told(texts.behaviourAndCategory)),
      whole.check(
        z.minimum(1, told(texts.givePoints)),
        z.maximum(points.recognisePointsMax, told(texts.pointsAtMost, { max: points.recognisePointsMax })),
      ),
      { alone },
    ),
    kind(
      'payitforward',
      z.enum(points.payItForwardReasons, told(said.chooseBehaviour)),
      chosen(points.payItForwardPoints),
    ),
    kind('thankyou', z.enum(points.celebrateReasons, told(texts.chooseOccasion)), z.literal(0, told(texts.noPoints))),
  ],
  told(texts.chooseKind),
);

const quoteAsked = z.strictObject({
  what: z.enum(['adhoc', 'reward', 'payitforward', 'thankyou'], told(texts.chooseKind)),
  /** To each; 0 while none are chosen. */
  points: whole.check(
    z.minimum(0, told(texts.givePoints)),
    z.maximum(points.recognisePointsMax, told(texts.pointsAtMost, { max: points.recognisePointsMax })),
  ),
  sendBy: z.optional(sendBy),
  recipients,
});

export const rewardquote = call('rewardquote', quoteAsked, z.object({ quote }));

export const doreward = call(
  'doreward',
  award,
  z.object({
    message: z.string(),
    recipients: count,
    pointsTotal: count,
    undeliverable: z.array(z.string()),
    /** The same people by name. */
    unreachable: namedPeople,
    /** Nobody got anything yet: it waits for a second person. */
    second: z.optional(asksSecond),
  }),
  {
    /** What was seen is no longer so: the quote of now. */
    refusals: { quoteChanged: z.object({ quote }), needsSecond: nobodyElse },
  },
);
