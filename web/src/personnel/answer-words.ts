import type { Person } from '@laurel/contract/calls/personnel/person';
import type { MessageState } from '@laurel/contract/calls/personnel/personmessages';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { formatDate, formatTime } from '#lib/dates.ts';
import * as texts from './texts.ts';

/** What is so, what it means, and whether somebody should see to it. */
export interface Answer {
  words: string;
  hint: string;
  tone?: 'waiting' | undefined;
}

/** Whether they can sign on. */
export function signOnAnswer(person: Person): Answer {
  const { signOn, dateLastSignedOn, dateRegistered, dateLeft, dateErased, state } = person;
  switch (signOn) {
    case 'yes': {
      const hint = dateRegistered ? say(texts.firstSignedOnAt, { date: formatDate(dateRegistered) }) : '';
      if (!dateLastSignedOn) return { words: say(texts.canSignOn), hint };
      return { words: say(texts.lastSignedOnAt, { date: formatTime(dateLastSignedOn) }), hint };
    }
    case 'notYet':
      return { words: say(texts.neverSignedOn), hint: say(texts.notYetHint), tone: 'waiting' };
    case 'noAddress':
      return { words: say(texts.neverSignedOn), hint: say(texts.noAddressHint), tone: 'waiting' };
    case 'noSite':
      return { words: say(texts.cannotSignOn), hint: say(texts.noSiteHint), tone: 'waiting' };
    case 'left':
      return {
        words: say(texts.leftAt, { date: formatDate(dateLeft) }),
        hint: say(state === 'grace' ? texts.backInGraceHint : texts.backLateHint),
      };
    case 'erased':
      return { words: say(texts.cannotSignOn), hint: say(texts.erasedAt, { date: formatDate(dateErased) }) };
  }
}

/** Whether what was written to them got there. */
export function mailAnswer({ messages, lacks, state }: Person): Answer {
  const { sent, waiting, stuck, last } = messages;
  if (!last) {
    const hasNoAddress = state === 'here' && lacks.includes('email');
    return { words: say(texts.nothingWritten), hint: hasNoAddress ? say(texts.noAddressToWrite) : '' };
  }
  const hint = say(texts.lastMessage, {
    title: last.title,
    date: formatTime(last.date),
    state: say(messageWords[last.state]),
  });
  if (stuck > 0) return { words: say(texts.someStuck, { count: stuck }), hint, tone: 'waiting' };
  if (waiting > 0) return { words: say(texts.someWait, { count: waiting }), hint };
  return { words: say(texts.allSent, { count: sent }), hint };
}

/** How many points they have, or why none. */
export function pointsAnswer({ wallet, pot, state, dateForfeited, signOn }: Person): Answer {
  if (!wallet && !pot) {
    if (state === 'here') return { words: say(texts.noWallet), hint: say(texts.noWalletHint) };
    return { words: say(texts.accountsClosed), hint: signOn === 'left' ? say(texts.accountsClosedHint) : '' };
  }
  const sums = [
    wallet && say(texts.toRedeem, { points: wallet.points }),
    pot && say(texts.toAward, { points: pot.points }),
  ];
  const words = sums.filter(Boolean).join(' · ');
  if (dateForfeited)
    return { words, hint: say(texts.forfeitedAt, { date: formatDate(dateForfeited) }), tone: 'waiting' };
  const moved = [wallet?.dateMoved, pot?.dateMoved]
    .filter((date) => typeof date === 'string')
    .toSorted()
    .at(-1);
  return { words, hint: moved ? say(texts.movedAt, { date: formatTime(moved) }) : say(texts.nothingMoved) };
}

/** What follows from who their manager is, and how many people they lead. */
export function managerHint({ manager, reports, state }: Person): string {
  const led = reports > 0 ? say(texts.leads, { count: reports }) : '';
  if (state !== 'here') return led;
  if (!manager) return joined(say(texts.noManagerHint), led);
  return manager.state === 'here' ? led : joined(say(texts.managerLeftHint), led);
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** What became of a message. */
export const messageWords: Record<MessageState, Message> = {
  promised: texts.messagePromised,
  held: texts.messageHeld,
  sent: texts.messageSent,
  undeliverable: texts.messageUndeliverable,
  stuck: texts.messageStuck,
  givenUp: texts.messageGivenUp,
};
