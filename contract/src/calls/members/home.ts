import * as z from 'zod/mini';
import { shownWinner } from '#calls/competition/competition-fields';
import { celebrationRow } from '#calls/recognition/celebration-row';
import { recognisedRow } from '#calls/recognition/recognised-row';
import { acceptedBlocks } from '#rules/content-keys';
import { announced } from '#shapes/announced';
import { count, isoDate, isoInstant } from '#shapes/wire';
import { memberData } from './member-data.ts';

export const getToKnowRow = z.object({
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  division: z.string(),
  interestOtherDesc: z.string(),
  otherInfo: z.string(),
});

export type GetToKnowPerson = z.output<typeof getToKnowRow>;

/** What sign-on and `getmemberdata` answer: the member and the blocks of Home. */
export const home = z.object({
  memberData,
  homeGetToKnow: z.array(getToKnowRow),
  homeRecentRecognition: z.array(
    z.extend(recognisedRow, {
      value: z.string(),
      date: isoInstant,
    }),
  ),
  /** Of this month: e-cards sent and received, and beside them rewards, which carry points. */
  homeStats: z.object({
    sent: count,
    received: count,
    rewardsSent: count,
    rewardsReceived: count,
    pointsEarned: count,
    nominations: count,
  }),
  homeCelebrations: z.array(celebrationRow),
  other: z.object({
    isCompetition: z.boolean(),
    /** The one that runs. */
    competition: z.nullable(z.object({ title: z.string(), endDate: isoDate })),
    /** All that run for them, the first to end first; not there where none does. */
    competitions: z.optional(
      z.array(z.object({ competitionId: z.string(), title: z.string(), endDate: isoDate, banner: z.string() })),
    ),
    /** Who won lately, the last announced first; not there where nobody did. */
    winners: z.optional(z.array(z.extend(shownWinner, { competitionId: z.string(), title: z.string() }))),
    /** What the member is asked to accept; not there where that is nothing. */
    toAccept: z.optional(z.array(z.enum(acceptedBlocks))),
    /** The first of what is announced to the member, and how many there are beyond; not there where that is nothing. */
    announcements: z.optional(z.object({ shown: z.array(announced), more: count })),
  }),
});

export type Home = z.output<typeof home>;
