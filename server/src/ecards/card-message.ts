import { designOf } from '@laurel/contract/rules/card-design';
import { isolated } from '@laurel/contract/rules/visible';
import { type Look, sites } from '@laurel/contract/site-looks';
import { escapeHtml } from '#texts/escape-html';

export type CardKind = 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou';

/** The colours of each site where style sheets do not reach: grounds, and the inks that stand on them. */
const mailColours: Record<Look, Record<'ground' | 'ink' | 'head' | 'onHead' | 'accent', string>> = {
  laurel: { ground: '#f4f7f2', ink: '#15211b', head: '#104530', onHead: '#faecc4', accent: '#195c40' },
  alba: { ground: '#fdf8f5', ink: '#281720', head: '#521a35', onHead: '#ffe0d4', accent: '#6d2346' },
};

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
  to: { name: string; link: string },
): { subject: string; text: string; html: string; picture: string } {
  const { headline, gift } = words(card);
  const { name } = sites[card.look];
  const mail = mailColours[card.look];
  const reader = isolated(to.name);
  const text = [
    `Hello ${reader},`,
    ...[headline, card.value, card.message, gift],
    `See it in ${name}: ${to.link}`,
  ].filter((part) => part !== '');
  const page = `<!doctype html><html lang="en"><body style="margin:0;background:${mail.ground};font-family:Helvetica,Arial,sans-serif;color:${mail.ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:${mail.head};color:${mail.onHead};padding:28px 32px;font-size:14px;letter-spacing:.06em">${name.toUpperCase()}</td></tr>
<tr><td><img src="cid:picture" alt="" width="560" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 8px;font-size:16px">Hello ${escapeHtml(reader)},</p>
<h1 dir="auto" style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(headline)}</h1>
<p style="margin:0 0 16px;font-size:16px;font-weight:bold;color:${mail.accent}">${escapeHtml(card.value)}</p>
${card.message ? `<p dir="auto" style="margin:0 0 16px;font-size:16px;line-height:1.5;white-space:pre-line">${escapeHtml(card.message)}</p>` : ''}
${gift ? `<p style="margin:0 0 24px;font-size:18px"><strong>${escapeHtml(gift)}</strong></p>` : ''}
<p style="margin:0"><a href="${escapeHtml(to.link)}" style="display:inline-block;background:${mail.head};color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:10px">Open your card</a></p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject: headline, text: text.join('\n\n'), html: page, picture: designOf(card.value).drawing };
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
