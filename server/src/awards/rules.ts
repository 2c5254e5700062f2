import type { Holder } from '@laurel/contract/access';
import type { Input } from '@laurel/contract/call';
import type { AsksSecond } from '@laurel/contract/calls/approvals';
import type { doreward } from '@laurel/contract/calls/awards';
import { mayGive } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { secondsWords } from '#asking/ask';
import { refuse } from '#errors/refuse';

export type Award = Input<typeof doreward>;

/** Adhoc awards are the managers', Recognise the administrators'; the rest is everybody's. */
export function mustBeTheirs(by: Holder, what: Award['what']): void {
  if (mayGive(what, by)) return;
  refuse('forbidden', what === 'adhoc' ? say(said.managersOnly) : say(said.authorisedOnly));
}

export function mustBeBelowCeiling(pointsTotal: number, ceiling: number): void {
  if (pointsTotal > ceiling) {
    const words = `One award may carry at most ${ceiling.toLocaleString('en')} points in total; this one carries ${pointsTotal.toLocaleString('en')}.`;
    refuse('aboveCeiling', words, { points: words });
  }
}

export function aboveMonthWords(most: number): string {
  return `With this you would give one member more than the ${most.toLocaleString('en')} points that one person recognises alone in a month.`;
}

/** What the giver reads when it waits for a second person. */
export function waitsMessage(most: number, { seconds }: AsksSecond): string {
  return `${aboveMonthWords(most)} It waits for ${secondsWords(seconds)} to confirm it; nobody has got anything yet.`;
}

interface Sent {
  people: number;
  unreachable: number;
  byEmailInstead: number;
}

export function sentMessage(what: Award['what'], { people, unreachable, byEmailInstead }: Sent): string {
  const to = people === 1 ? '' : ` to ${people.toLocaleString('en')} people`;
  const sentences = [
    what === 'thankyou' ? `Your e-card is on its way${to}.` : `Your points and e-card are on their way${to}.`,
  ];
  if (byEmailInstead > 0) {
    const who =
      people === 1
        ? 'It goes'
        : `${byEmailInstead.toLocaleString('en')} of them ${byEmailInstead === 1 ? 'goes' : 'go'}`;
    sentences.push(`${who} by e-mail: the number is not served by SMS, or the day's SMS are used up.`);
  }
  if (unreachable > 0) {
    const who = unreachable === 1 ? 'One person' : `${unreachable.toLocaleString('en')} people`;
    sentences.push(`${who} can only see it in the portal, because no address is known.`);
  }
  return sentences.join(' ');
}
