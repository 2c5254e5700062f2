import { designOf } from '@laurel/contract/rules/card-design';
import { isolated } from '@laurel/contract/rules/visible';
import { type Look, sites } from '@laurel/contract/site-looks';
import { cardPage } from './card-page.ts';

export type CardKind = 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou';

/** What a card says, on the site of its reader. */
export interface CardWords {
  kind: CardKind;
  fromName: string;
  value: string;
  points: number;
  pointsName: string;
  message: string;
  look: Look;
}

/** An e-card as e-mail: HTML that says everything with pictures off too, and the same in plain text. */
export function cardMail(
  card: CardWords,
  to: { name: string; link: string; language: string },
): { subject: string; text: string; html: string; picture: string } {
  const { headline, gift } = words(card);
  const { name } = sites[card.look];
  const reader = isolated(to.name);
  const text = [
    `Hello ${reader},`,
    ...[headline, card.value, card.message, gift],
    `See it in ${name}: ${to.link}`,
  ].filter((part) => part !== '');
  const { look, value, message } = card;
  const html = cardPage({ look, language: to.language, reader, headline, value, message, gift, link: to.link });
  return { subject: headline, text: text.join('\n\n'), html, picture: designOf(card.value).drawing };
}

/** Two or three SMS: longer ones cost more than they say. */
const smsMax = 320;

export function cardSms(card: CardWords): { text: string } {
  const { headline, gift } = words(card);
  const text = [headline, card.message, gift].filter((part) => part !== '').join(' ');
  // By code points: half an emoji is no text.
  return { text: [...text].slice(0, smsMax).join('') };
}

function words(card: CardWords): { headline: string; gift: string } {
  const gift = card.points > 0 ? `${card.points.toLocaleString('en')} ${card.pointsName} are yours.` : '';
  if (card.kind === 'thankyou') {
    const occasion = { Birthday: 'wishes you a happy birthday', Anniversary: 'celebrates your work anniversary' }[
      card.value
    ];
    return { headline: `${isolated(card.fromName)} ${occasion ?? 'says thank you'}!`, gift };
  }
  if (card.kind === 'payitforward') return { headline: `${isolated(card.fromName)} pays it forward to you!`, gift };
  return { headline: `${isolated(card.fromName)} recognises you!`, gift };
}
