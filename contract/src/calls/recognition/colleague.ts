import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoDate, memberId, whole } from '#shapes/wire';
import { celebrationRow } from './celebration-row.ts';
import { feedPerson } from './feed-item.ts';

/** What a colleague's page says of them beside their cards: nothing that the caller may not see elsewhere. */
export const colleague = call(
  'colleague',
  z.strictObject({ memberId }),
  z.object({
    person: feedPerson,
    isOwn: z.boolean(),
    /** Whether the caller may send them a card. */
    mayThank: z.boolean(),
    /** Null for who does not take part in Get To Know, and where there is none. */
    told: z.nullable(z.object({ interestOtherDesc: z.string(), otherInfo: z.string() })),
    /** Days of each year; null where they are not known, and where nobody celebrates. */
    birthday: z.nullable(z.object({ month: whole, day: whole })),
    anniversary: z.nullable(z.object({ month: whole, day: whole })),
    /** What of these was in the last week, the latest first. */
    celebrated: z.array(z.object({ what: celebrationRow.shape.what, years: count, date: isoDate })),
    /** Null where there is no feed. */
    thanked: z.nullable(
      z.object({
        /** The newest cards that the caller sees, as far as they are looked at. */
        cards: count,
        /** There are more than that. */
        isMore: z.boolean(),
        /** What they are for, as the programme calls and orders it, and how many of them each. */
        values: z.array(z.object({ value: z.string(), count })),
      }),
    ),
  }),
);
export type Colleague = z.output<typeof colleague.output>;
