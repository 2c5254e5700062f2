import { designOf } from '@laurel/contract/card-design';
import { escapeHtml } from '#escape-html';
export type CardKind = 'nomination' | 'adhoc' | 'reward' | 'payitforward' | 'thankyou';

export interface CardWords {
  kind: CardKind;
  toName: string;
  fromName: string;
  value: string;
  points: number;
  pointsName: string;
  message: string;
  publicUrl: string;
}

/** An e-card as e-mail: HTML that says everything with pictures off too, and the same in plain text. */
export function cardMail(card: CardWords): { subject: string; text: string; html: string; picture: string } {
  const { headline, gift } = words(card);
  const link = `${card.publicUrl}/`;
  const text = [`Hello ${card.toName},`, headline, card.value, card.message, gift, `See it in the portal: ${link}`]
    .filter((part) => part !== '')
    .join('\n\n');
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#f4f7f2;font-family:Helvetica,Arial,sans-serif;color:#16281d">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:#14532d;color:#f3e3b8;padding:28px 32px;font-size:14px;letter-spacing:.06em">LAUREL</td></tr>
<tr><td><img src="cid:picture" alt="" width="560" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td style="padding:32px">
<p style="margin:0 0 8px;font-size:16px">Hello ${escapeHtml(card.toName)},</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(headline)}</h1>
<p style="margin:0 0 16px;font-size:16px;font-weight:bold;color:#14663f">${escapeHtml(card.value)}</p>
${card.message ? `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;white-space:pre-line">${escapeHtml(card.message)}</p>` : ''}
${gift ? `<p style="margin:0 0 24px;font-size:18px"><strong>${escapeHtml(gift)}</strong></p>` : ''}
<p style="margin:0"><a href="${escapeHtml(link)}" style="display:inline-block;background:#14532d;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:10px">Open Laurel</a></p>
</td></tr></table></td></tr></table></body></html>`;
  return { subject: headline, text, html, picture: designOf(card.value).drawing };
}

/** Two or three SMS: longer ones cost more than they say. */
const smsMax = 320;

export function cardSms(card: CardWords): string {
  const { headline, gift } = words(card);
  const text = [headline, card.message, gift].filter((part) => part !== '').join(' ');
  // By code points: half an emoji is no text.
  return [...text].slice(0, smsMax).join('');
}

function words(card: CardWords): { headline: string; gift: string } {
  const gift = card.points > 0 ? `${card.points} ${card.pointsName} are yours.` : '';
  if (card.kind === 'thankyou') {
    const occasion = { Birthday: 'wishes you a happy birthday', Anniversary: 'celebrates your work anniversary' }[
      card.value
    ];
    return { headline: `${card.fromName} ${occasion ?? 'says thank you'}!`, gift };
  }
  if (card.kind === 'payitforward') return { headline: `${card.fromName} pays it forward to you!`, gift };
  return { headline: `${card.fromName} recognises you!`, gift };
}
