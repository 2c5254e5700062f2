import type { GroupCard } from '@laurel/contract/calls/groupcards/groupcard';
import { say } from '@laurel/contract/say';
import { formatLongDate } from '#lib/dates.ts';
import * as texts from './texts.ts';

type About = Pick<GroupCard, 'occasion' | 'years' | 'person'>;

/** What the card is, to who signs it, or to whom it is for. */
export function cardTitle({ occasion, years, person, isOwn = false }: About & { isOwn?: boolean }): string {
  return isOwn
    ? say(texts.titleForYou, { occasion, years })
    : say(texts.titleOf, { occasion, years, name: person.memberName });
}

/** How far it is. */
export function cardIntro({ isOwn, isDelivered, signatures: count, asked, day }: GroupCard): string {
  const on = formatLongDate(day);
  if (isOwn) return say(texts.fromAll, { count, day: on });
  return isDelivered ? say(texts.isGiven, { count, day: on }) : say(texts.until, { count, asked, day: on });
}
