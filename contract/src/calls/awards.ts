import * as z from 'zod/mini';
import { call } from '#call';
import * as limits from '#limits';
import * as points from '#points';
import { textLength } from '#rules/text-length';
import { namedPeople, quote, quoteSeen } from '#shapes/quote';
import { text } from '#shapes/text';
import { count, recipient, whole } from '#shapes/wire';
import { charactersAtMost, chooseBehaviour, oneOf, peopleAtMost } from '#words';
import { alone, asksSecond, nobodyElse } from './approvals.ts';

const recipients = z.array(recipient, 'Please select at least one recipient.').check(
  z.minLength(1, 'Please select at least one recipient.'),
  z.maxLength(limits.recipientsMax, `${peopleAtMost(limits.recipientsMax)}.`),
  z.refine(
    (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
    'Someone is chosen twice.',
  ),
);

const sendBy = z.enum(points.sendMethods, 'Please choose e-mail or SMS.');

const chosen = (values: readonly number[]) =>
  whole.check(z.refine((n) => values.includes(n), `${oneOf(values)} points.`));

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
          ctx.addIssue({ code: 'custom', path: ['message'], message: charactersAtMost(max) });
      }),
    );
}

const award = z.discriminatedUnion(
  'what',
  [
    kind('adhoc', z.enum(points.adhocValues, 'Please choose a value.'), chosen(points.adhocPoints)),
    kind(
      'reward',
      z.enum(recogniseReasons, 'Please choose a behaviour and a category.'),
      whole.check(
        z.minimum(1, 'Please give points.'),
        z.maximum(
          points.recognisePointsMax,
          `Please give at most ${points.recognisePointsMax.toLocaleString('en')} points.`,
        ),
      ),
      { alone },
    ),
    kind('payitforward', z.enum(points.payItForwardReasons, chooseBehaviour), chosen(points.payItForwardPoints)),
    kind(
      'thankyou',
      z.enum(points.celebrateReasons, 'Please choose an occasion.'),
      z.literal(0, 'An e-card carries no points.'),
    ),
  ],
  'Please choose adhoc, reward, payitforward or thankyou.',
);

const quoteAsked = z.strictObject({
  what: z.enum(
    ['adhoc', 'reward', 'payitforward', 'thankyou'],
    'Please choose adhoc, reward, payitforward or thankyou.',
  ),
  /** To each; 0 while none are chosen. */
  points: whole.check(
    z.minimum(0, 'Please give points.'),
    z.maximum(
      points.recognisePointsMax,
      `Please give at most ${points.recognisePointsMax.toLocaleString('en')} points.`,
    ),
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
