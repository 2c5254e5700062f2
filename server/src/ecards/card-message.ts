import { dateWords } from '@laurel/contract/formats';
import type { Look } from '@laurel/contract/looks/look';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { isNamed } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { partsOf, valueWords } from '@laurel/contract/programme/value-words';
import { drawingOf } from '@laurel/contract/rules/card-design';
import type { CardKind } from '@laurel/contract/rules/cases';
import { say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import { cardPage } from './card-page.ts';
import * as texts from './texts.ts';

/** What a card says, on the site of its reader. */
export interface CardWords {
  kind: CardKind;
  fromName: string;
  value: string;
  /** Who gave the card that its points are added to; null where it stands for itself. */
  boosted: string | null;
  points: number;
  pointsName: string;
  message: string;
  /** '' where it is not known. */
  messageLanguage: string;
  /** The day of the anniversary for which the company gave it, where that was before; else null. */
  celebrated: string | null;
  look: Look;
}

/** An e-card as e-mail: HTML that says everything with pictures off too, and the same in plain text. */
export function cardMail(
  card: CardWords,
  to: { name: string; link: string },
): { subject: string; text: string; html: string; picture: string; head?: string } {
  const { headline, gift } = words(card);
  const text = [
    say(hello, { name: to.name }),
    ...[headline, valueWords(card.value), card.message, dayWords(card.celebrated), gift],
    say(texts.seeIt, { portal: card.look.name, link: to.link }),
  ].filter((part) => part !== '');
  const { look, value, message, messageLanguage } = card;
  const said = {
    headline,
    value,
    message,
    messageLanguage,
    gift: [dayWords(card.celebrated), gift].filter(Boolean).join(' '),
  };
  const html = cardPage({ ...said, look, reader: to.name, link: to.link });
  const { mailHead } = look;
  const picture = drawingOf(value);
  return { subject: headline, text: text.join('\n\n'), html, picture, ...(mailHead ? { head: mailHead } : {}) };
}

/** Two or three SMS: longer ones cost more than they say. */
const smsMax = 320;

export function cardSms(card: CardWords): { text: string } {
  const { headline, gift } = words(card);
  const text = [headline, card.message, gift].filter((part) => part !== '').join(' ');
  // By code points: half an emoji is no text.
  return { text: [...text].slice(0, smsMax).join('') };
}

/** What a card says, in a sentence of a list. */
export function cardSentence(card: Spoken): string {
  const { headline, gift } = words(card);
  return gift === '' ? headline : `${headline} ${gift}`;
}

type Spoken = Pick<CardWords, 'kind' | 'value' | 'boosted' | 'fromName' | 'points' | 'pointsName'>;

function words(card: Spoken): { headline: string; gift: string } {
  const { points, pointsName } = card;
  return {
    headline: card.boosted === null ? headlineOf(card) : say(texts.adds, { name: card.fromName, giver: card.boosted }),
    gift: points > 0 ? say(texts.gift, { points, pointsName: pointsNamed(points, pointsName) }) : '',
  };
}

/** '2026-11-20' → 'Your anniversary was on 20 November 2026.' */
function dayWords(celebrated: string | null): string {
  if (celebrated === null) return '';
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return say(texts.anniversaryWas, { day: dateWords(new Date(celebrated), options) });
}

function headlineOf({ kind, value, fromName: name }: Spoken): string {
  const { years = 0 } = partsOf(value);
  return kind === 'anniversary' ? say(texts.anniversaryAward, { years }) : say(givenBy(kind, value), { name });
}

function givenBy(kind: CardKind, value: string) {
  if (kind === 'payitforward') return texts.payItForward;
  if (kind !== 'thankyou') return texts.recognises;
  const { birthday, anniversary } = programme().celebrate;
  if (isNamed(birthday, value)) return texts.birthday;
  return isNamed(anniversary, value) ? texts.anniversary : texts.thankYou;
}
