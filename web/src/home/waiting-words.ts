import type { Waiting } from '@laurel/contract/calls/work/waiting';
import { say } from '@laurel/contract/say';
import { daysSince } from '#lib/dates.ts';
import * as texts from './texts.ts';

export interface WaitingItem {
  /** Of messages there are several. */
  key: string;
  what: keyof Waiting;
  count: number;
  /** What the count is of: '3 nominations to review'. */
  words: (typeof said)[keyof typeof said];
  note: string;
  /** Of messages: those of this state, on their screen. */
  state?: 'promised' | 'stuck';
  /** Where no screen mends it: what to do. */
  advice?: string;
}

const said = {
  nominations: texts.nominationsToReview,
  ideas: texts.ideasToReview,
  approvals: texts.requestsToConfirm,
  deskLines: texts.linesToSend,
  vouchers: texts.vouchersLow,
  late: texts.messagesLate,
  stuck: texts.messagesStuck,
  held: texts.messagesHeld,
  contacts: texts.contactsOpen,
  cards: texts.cardsReported,
  setup: texts.beingSetUp,
  files: texts.filesWait,
  pots: texts.potsEnd,
  unowned: texts.nobodys,
  votes: texts.votesToCast,
  ballots: texts.votesEnded,
} as const;

/** What waits, one line each; what has nothing waiting is left out. */
export function waitingItems(
  {
    nominations,
    ideas,
    approvals,
    deskLines,
    vouchers,
    messages,
    contacts,
    cards,
    setup,
    files,
    pots,
    unowned,
    votes,
    ballots,
  }: Waiting,
  now: Date,
): WaitingItem[] {
  const queues = [
    { what: 'nominations', queue: nominations },
    { what: 'unowned', queue: unowned },
    { what: 'votes', queue: votes },
    { what: 'ballots', queue: ballots },
    { what: 'ideas', queue: ideas },
    { what: 'approvals', queue: approvals },
    { what: 'deskLines', queue: deskLines },
    { what: 'files', queue: files },
    { what: 'pots', queue: pots },
    { what: 'contacts', queue: contacts },
    { what: 'cards', queue: cards },
  ] as const;
  const items: WaitingItem[] = queues.flatMap(({ what, queue }) => {
    if (!queue || queue.count === 0) return [];
    const { count } = queue;
    return {
      key: what,
      what,
      count,
      words: said[what],
      note: ageWords(count, queue.oldestDate, now),
    };
  });
  if (vouchers && vouchers.low > 0) {
    const { low, none } = vouchers;
    items.push({ key: 'vouchers', what: 'vouchers', count: low, words: said.vouchers, note: noneWords(none) });
  }
  if (messages) items.push(...messageItems(messages, now));
  if (setup) items.push({ key: 'setup', what: 'setup', count: 1, words: said.setup, note: say(texts.goOnSettingUp) });
  return items;
}

const troubles = [
  { why: 'late', where: { state: 'promised' } },
  { why: 'stuck', where: { state: 'stuck' } },
  { why: 'held', where: { advice: texts.heldAdvice } },
] as const;

function messageItems(messages: NonNullable<Waiting['messages']>, now: Date): WaitingItem[] {
  return troubles.flatMap(({ why, where }) => {
    const { count, oldestDate } = messages[why];
    if (count === 0) return [];
    const note = ageWords(count, oldestDate, now);
    const way = 'advice' in where ? { advice: say(where.advice) } : where;
    return { key: `messages ${why}`, what: 'messages', count, words: said[why], note, ...way };
  });
}

/** Since when the first waits, by the reader's days. */
function ageWords(count: number, oldestDate: string, now: Date): string {
  return say(texts.age, { count, days: daysSince(oldestDate, now) });
}

function noneWords(none: number): string {
  return none === 0 ? say(texts.fewCodes) : say(texts.noCodes, { count: none });
}
