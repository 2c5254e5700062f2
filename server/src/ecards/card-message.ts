import type { Look } from '@laurel/contract/looks/look';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { isNamed } from '@laurel/contract/programme/items';
import { programme } from '@laurel/contract/programme/programme';
import { valueWords } from '@laurel/contract/programme/value-words';
import { drawingOf } from '@laurel/contract/rules/card-design';
import { say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import { cardPage } from './card-page.ts';
import * as texts from './texts.ts';

export type CardKind = 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou';

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
    ...[headline, valueWords(card.value), card.message, gift],
    say(texts.seeIt, { portal: card.look.name, link: to.link }),
  ].filter((part) => part !== '');
  const { look, value, message, messageLanguage } = card;
  const html = cardPage({ look, reader: to.name, headline, value, message, messageLanguage, gift, link: to.link });
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
    headline:
      card.boosted === null
        ? say(headlineOf(card), { name: card.fromName })
        : say(texts.adds, { name: card.fromName, giver: card.boosted }),
    gift: points > 0 ? say(texts.gift, { points, pointsName: pointsNamed(points, pointsName) }) : '',
  };
}

function headlineOf({ kind, value }: Spoken) {
  if (kind === 'payitforward') return texts.payItForward;
  if (kind !== 'thankyou') return texts.recognises;
  const { birthday, anniversary } = programme().celebrate;
  if (isNamed(birthday, value)) return texts.birthday;
  return isNamed(anniversary, value) ? texts.anniversary : texts.thankYou;
}
