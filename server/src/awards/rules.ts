import type { Holder } from '@laurel/contract/access';
import type { Input } from '@laurel/contract/call';
import type { doreward } from '@laurel/contract/calls/awards/doreward';
import { mayGive, missingFor } from '@laurel/contract/part-access';
import { isOn } from '@laurel/contract/programme/features';
import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Actor } from '#directory/actor';
import { mustBeOn, refuseMissing } from '#directory/features';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

export type Award = Input<typeof doreward> & {
  /** What it adds points to, as the feed numbers it. */
  boosts?: string | undefined;
};

/** By their own right: adhoc awards are the managers', Recognise the administrators'; the rest is everybody's. */
export function mustBeTheirs(by: Holder, what: Award['what']): void {
  if (mayGive(what, { ...by, lent: [] })) return;
  refuse('forbidden', what === 'adhoc' ? say(said.managersOnly) : say(said.authorisedOnly));
}

interface Asked {
  what: Award['what'];
  sendBy?: Award['sendBy'] | undefined;
  reason?: string;
}

/** What somebody's site does without they neither give nor send; what waits for a second person is given as it was asked. */
export function mustBeThere(by: Actor, { what, sendBy, reason }: Asked): void {
  const missing = missingFor(what, by);
  if (missing) refuseMissing(missing);
  const { birthday, anniversary } = programme().celebrate;
  if (what === 'thankyou' && (reason === birthday.name || reason === anniversary.name)) mustBeOn('celebrations', by);
  if (sendBy === 'sms' && !isOn('sms', by)) refuse('badInput', say(texts.noSms), { sendBy: say(texts.noSms) });
}

export function mustBeBelowCeiling(pointsTotal: number, ceiling: number): void {
  if (pointsTotal > ceiling) {
    const words = say(texts.aboveCeiling, { most: ceiling, points: pointsTotal });
    refuse('aboveCeiling', words, { points: words });
  }
}

interface Sent {
  people: number;
  unreachable: number;
  byEmailInstead: number;
}

const sentWords = {
  adhoc: texts.pointsSent,
  reward: texts.pointsSent,
  payitforward: texts.pointsSent,
  thankyou: texts.cardSent,
  boost: texts.boostSent,
};

export function sentMessage(what: keyof typeof sentWords, { people, unreachable, byEmailInstead }: Sent): string {
  const sentences = [say(sentWords[what], { people })];
  if (byEmailInstead > 0)
    sentences.push(people === 1 ? say(texts.byEmail) : say(texts.someByEmail, { count: byEmailInstead }));
  if (unreachable > 0) sentences.push(say(texts.unreachable, { count: unreachable }));
  return sentences.join(' ');
}
