import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoInstant, whole } from '#shapes/wire';
import { told } from '#told';
import { feedPerson } from './recognition/feed-item.ts';
import * as texts from './texts.ts';

const year = whole.check(z.minimum(2000, told(texts.tooEarly)), z.maximum(2999, told(texts.tooLate)));

/** Of this year, in the caller's time zone, where none is given. */
const asked = z.strictObject({ year: z.optional(year) });

/** What the caller gave, beside what they got. */
const sides = z.object({ given: count, got: count });
export type Sides = z.output<typeof sides>;

const person = z.extend(feedPerson, {
  /** When the caller gave them something last, within two years; null where they never did. */
  dateThanked: z.nullable(isoInstant),
});

/** The caller's own year, which nobody else is shown. */
export const myyear = call(
  'myyear',
  asked,
  z.object({
    year,
    /** Of which there is anything, of the caller's own or of the company; the newest first. */
    years: z.array(year),
    thankYous: sides,
    payItForward: sides,
    awards: sides,
    nominations: sides,
    /** Of nominations the company gave them, and not who nominated. */
    points: sides,
    /** What for, by today's names; what was given for several stands at each. The most first. */
    values: z.array(z.extend(sides, { value: z.string() })),
    /** From January on, in the caller's time zone. */
    months: z.array(sides),
    /** The newest cards with words that the caller got. */
    words: z.array(
      z.object({
        cardId: id,
        date: isoInstant,
        value: z.string(),
        memberName: z.string(),
        picId: z.string(),
        message: z.string(),
        messageLanguage: z.string(),
      }),
    ),
    /** To whom the caller gave most often; the most first. */
    thanked: z.array(z.extend(feedPerson, { times: count })),
    /** As it is now; null of a year that is over. */
    now: z.nullable(
      z.object({
        /** In how many of the last weeks the caller gave something. */
        weeks: count,
        /** Whom they have not thanked for long: the longest first. */
        people: z.array(person),
        /** These are of the caller's team, because there are none whom they have not thanked for long. */
        isTeam: z.boolean(),
      }),
    ),
  }),
);

/** The company's year in sums that name nobody, as they were counted last. */
export const companyyear = call(
  'companyyear',
  asked,
  z.object({
    year,
    /** Null where it was not counted yet. */
    dateCounted: z.nullable(isoInstant),
    /** Null where too few people gave or got something to tell of it. */
    all: z.nullable(z.object({ cards: count, givers: count, receivers: count })),
    /** What for, by today's names; null where it is told of too few people. The most first. */
    values: z.array(z.object({ value: z.string(), cards: z.nullable(count) })),
    /** From January on, in UTC. */
    months: z.array(z.nullable(count)),
  }),
);
