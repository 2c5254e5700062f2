import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoInstant, nothing } from '#shapes/wire';

/** How many wait, and since when the first of them; '' when none waits. */
const queue = z.object({ count, oldestDate: z.union([isoInstant, z.literal('')]) });

const queues = z.object({
  /** To be rated or declined by the caller, with the one that waits longest; '' where none does. */
  nominations: z.nullable(z.extend(queue, { oldestId: z.string() })),
  ideas: z.nullable(queue),
  /** For the caller's word as the second person. */
  approvals: z.nullable(queue),
  /** Lines to be sent by the order desk. */
  deskLines: z.nullable(queue),
  /** Uploaded by a system: they wait for somebody's word, or failed. */
  files: z.nullable(queue),
  /** Of the caller's own points to award, lots that end within a month. */
  pots: z.nullable(queue),
  /** Nominations that nobody may decide; to administrators. */
  unowned: z.nullable(queue),
  /** Votes for the winner of a quarter, for the caller's own. */
  votes: z.nullable(queue),
  /** Votes that have ended: somebody decides between equals, gives the prize or announces it. */
  ballots: z.nullable(queue),
  /** Vouchers on offer with few codes, and those of them with none. */
  vouchers: z.nullable(z.object({ low: count, none: count })),
  /** Of the outbox, to administrators: what waits for long, what did not get through, and what is held since a restore. */
  messages: z.nullable(z.object({ late: queue, stuck: queue, held: queue })),
  /** To the company, that nobody has answered or closed. */
  contacts: z.nullable(queue),
  /** Reported cards and comments, for the caller's decision. */
  cards: z.nullable(queue),
  /** Whether the portal is still being set up; to administrators. */
  setup: z.boolean(),
});

export type Waiting = z.output<typeof queues>;

/** What waits for the caller to do: null where their roles do not let them. */
export const waiting = call('waiting', nothing, queues);
