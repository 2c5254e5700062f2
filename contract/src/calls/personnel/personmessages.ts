import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { count, isoInstant } from '#shapes/wire';
import { next, personPage } from './person-page.ts';

export const messageStates = ['promised', 'held', 'sent', 'undeliverable', 'stuck', 'givenUp'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageOfPerson = z.object({
  date: isoInstant,
  /** What it is about. */
  title: z.string(),
  channel: z.enum(['email', 'sms', 'push']),
  state: z.enum(messageStates),
  tries: count,
  /** When it was sent, or when nobody went on trying. */
  dateEnded: z.nullable(isoInstant),
  /** What the receiving side said of the last try that failed. */
  failure: z.string(),
});
export type PersonMessage = z.output<typeof messageOfPerson>;

/** What was written to somebody, and whether it got there; not what it said. */
export const personmessages = call(
  'personmessages',
  personPage,
  z.object({ messages: z.array(messageOfPerson), next, ...countedRows }),
);
