import { directionOf } from '@laurel/contract/languages';
import type { Look } from '@laurel/contract/looks/look';
import { paletteOf } from '@laurel/contract/looks/palette';
import { valueWords } from '@laurel/contract/programme/value-words';
import { language, say } from '@laurel/contract/say';
import { hello } from '#outbox/texts';
import { escapeHtml } from '#texts/escape-html';
import * as texts from './texts.ts';

/** What stands on what in an e-mail, where style sheets of the portal do not reach. */
interface Colours {
  /** The page, the card on it, and what stands on the card. */
  ground: string;
  card: string;
  ink: string;
  accent: string;
  head: string;
  onHead: string;
  button: string;
  onButton: string;
}

function coloursOf(look: Look): Record<'day' | 'night', Colours> {
  const of = paletteOf(look);
  const both = { head: of['brand-8'], onHead: of['accent-0'], onButton: '#ffffff' };
  return {
    day: { ...both, ground: of.canvas, card: '#ffffff', ink: of.ink, accent: of['brand-7'], button: of['brand-7'] },
    night: {
      ...both,
      ...{ ground: of['night-8'], card: of['night-7'], ink: of['night-0'] },
      ...{ accent: of['brand-2'], button: of['brand-6'] },
    },
  };
}

export interface CardPage {
  look: Look;
  reader: string;
  headline: string;
  value: string;
  message: string;
  /** '' where it is not known. */
  messageLanguage: string;
  gift: string;
  link: string;
}

/** A card as the HTML of an e-mail: whole with pictures off, by day and by night, as narrow as a phone. */
export function cardPage({ look, reader, headline, value, message, messageLanguage, gift, link }: CardPage): string {
  const { day, night } = coloursOf(look);
  const name = escapeHtml(look.name);
  const head = look.mailHead
    ? `<img src="cid:head" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:100%;border:0">`
    : escapeHtml(look.name.toUpperCase());
  const title = escapeHtml(headline);
  const line = (size: number, more = '') => `margin:0 0 16px;font-size:${size}px;line-height:1.5;${more}`;
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${styles(night)}</style></head>
<body class="ground" style="margin:0;padding:0;background:${day.ground};color:${day.ink};font-family:Helvetica,Arial,sans-serif">
<table role="presentation" dir="${directionOf(language())}" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${day.ground}"><tr><td class="around" align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;table-layout:fixed;background:${day.card};border-radius:16px;overflow:hidden">
<tr><td class="head" style="background:${day.head};color:${day.onHead};padding:20px 32px;font-size:14px;font-weight:bold;letter-spacing:.06em">${head}</td></tr>
<tr><td><img src="cid:picture" alt="" width="560" style="display:block;width:100%;height:auto;border:0"></td></tr>
<tr><td class="words" style="padding:32px;color:${day.ink};text-align:start;overflow-wrap:anywhere;word-break:break-word">
<p style="${line(16)}">${escapeHtml(say(hello, { name: reader }))}</p>
<h1 style="margin:0 0 8px;font-size:26px;line-height:1.25">${title}</h1>
<p class="accent" style="${line(16, `font-weight:bold;color:${day.accent}`)}">${escapeHtml(valueWords(value))}</p>
${message ? `<p${messageLanguage && ` lang="${messageLanguage}"`} dir="auto" style="${line(16, 'white-space:pre-line')}">${escapeHtml(message)}</p>` : ''}
${gift ? `<p style="${line(18, 'font-weight:bold')}">${escapeHtml(gift)}</p>` : ''}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td class="button" style="background:${day.button};border-radius:10px">
<a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:10px;color:${day.onButton};font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(say(texts.openCard))}</a></td></tr></table>
</td></tr></table></td></tr></table></body></html>`;
}

/** What a client that knows them takes from the head; the others keep what stands at each part: the day. */
function styles(night: Colours): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0!important}.card{border-radius:0!important}.head{padding:16px 20px!important}.words{padding:24px 20px!important}h1{font-size:23px!important}}
@media (prefers-color-scheme:dark){.ground{background:${night.ground}!important;color:${night.ink}!important}.card{background:${night.card}!important}
.head{background:${night.head}!important;color:${night.onHead}!important}.words{color:${night.ink}!important}.accent{color:${night.accent}!important}
.button{background:${night.button}!important;color:${night.onButton}!important}}`;
}
