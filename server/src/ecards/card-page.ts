import { directionOf } from '@laurel/contract/languages';
import { valueWords } from '@laurel/contract/programme/value-words';
import { language, say } from '@laurel/contract/say';
import { type Look, sites } from '@laurel/contract/site-looks';
import { hello } from '#outbox/texts';
import { escapeHtml } from '#texts/escape-html';
import * as texts from './texts.ts';

interface Palette {
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

/** The colours of each site by day and by night: those of the portal's own looks, where style sheets of the portal do not reach. */
const palettes: Record<Look, Record<'day' | 'night', Palette>> = {
  laurel: {
    day: {
      ...{ ground: '#f4f7f2', card: '#ffffff', ink: '#15211b', accent: '#195c40' },
      ...{ head: '#104530', onHead: '#faecc4', button: '#195c40', onButton: '#ffffff' },
    },
    night: {
      ...{ ground: '#111814', card: '#161e1a', ink: '#edf1ee', accent: '#b2d5c2' },
      ...{ head: '#104530', onHead: '#faecc4', button: '#24714f', onButton: '#ffffff' },
    },
  },
  alba: {
    day: {
      ...{ ground: '#fdf8f5', card: '#ffffff', ink: '#281720', accent: '#6d2346' },
      ...{ head: '#521a35', onHead: '#ffe0d4', button: '#6d2346', onButton: '#ffffff' },
    },
    night: {
      ...{ ground: '#181115', card: '#1e161b', ink: '#f3edf0', accent: '#e5b4ca' },
      ...{ head: '#521a35', onHead: '#ffe0d4', button: '#872f58', onButton: '#ffffff' },
    },
  },
};

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
  const { day, night } = palettes[look];
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
<tr><td class="head" style="background:${day.head};color:${day.onHead};padding:20px 32px;font-size:14px;font-weight:bold;letter-spacing:.06em">${escapeHtml(sites[look].name.toUpperCase())}</td></tr>
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
function styles(night: Palette): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0!important}.card{border-radius:0!important}.head{padding:16px 20px!important}.words{padding:24px 20px!important}h1{font-size:23px!important}}
@media (prefers-color-scheme:dark){.ground{background:${night.ground}!important;color:${night.ink}!important}.card{background:${night.card}!important}
.head{background:${night.head}!important;color:${night.onHead}!important}.words{color:${night.ink}!important}.accent{color:${night.accent}!important}
.button{background:${night.button}!important;color:${night.onButton}!important}}`;
}
