import { directionOf } from '@laurel/contract/languages';
import { lookOf, seedLook } from '@laurel/contract/looks/look';
import { language, say } from '@laurel/contract/say';
import { signOnFailed } from '@laurel/contract/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#errors/refuse';
import { speakTo } from '#languages/reader';
import type { SpokenTo } from '#languages/speaking';
import { sheetAddress } from '#sites/sheet';
import { escapeHtml } from '#texts/escape-html';
import { answerTo } from './answers.ts';
import * as texts from './texts.ts';

/** What the page loads is the portal's own: its pictures, and what knows the colours that were chosen. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An error where a browser itself is on its way, such as in the middle of a sign-on: a page instead of JSON. */
export function answerErrorPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = answerTo(error, request, reply);
  const again = (error instanceof Refusal && error.beginAgainAt) || '/';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(
      speakTo(request.reader, () =>
        page(request.reader, { words: answer.message ?? '', again, requestId: answer.requestId }),
      ),
    );
}

function page(
  reader: SpokenTo,
  { words, again, requestId }: { words: string; again: string; requestId: string },
): string {
  const title = escapeHtml(say(signOnFailed));
  const id = escapeHtml(requestId);
  const { looks, site = '' } = reader;
  const look = lookOf(looks, site);
  const name = escapeHtml(look.name);
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/scheme.js"></script><style>${style}</style>${look.id === seedLook.id ? '' : `<link rel="stylesheet" href="${sheetAddress(look)}">`}</head>
<body><header><i></i>${name}</header>
<main role="alert"><img src="/illustrations/error.svg" alt="" width="280" height="200">
<h1>${title}</h1><p>${escapeHtml(words)}</p>
<a href="${escapeHtml(again)}">${escapeHtml(say(texts.tryAgain))}</a><small>${escapeHtml(say(texts.request, { id: requestId })).replace(id, `<bdi dir="ltr">${id}</bdi>`)}</small></main></body></html>`;
}

// The portal's own sheets come with its code, which this page does without: the colours are theirs (web/src/theme).
const style = `
:root{color-scheme:light dark;--logo:url(/logo.svg);--ink:light-dark(var(--look-ink,#14211a),var(--look-night-0,#ecf1ee));--soft:light-dark(var(--look-ink-soft,#55625b),var(--look-night-2,#a8b5ae));--canvas:light-dark(var(--look-canvas,#fbf8f3),var(--look-night-8,#101713));--fill:light-dark(var(--look-brand-7,#195c40),var(--look-brand-6,#237150));--fill-hover:light-dark(var(--look-brand-8,#124530),var(--look-brand-7,#195c40));--focus:light-dark(var(--look-brand-6,#237150),var(--look-brand-3,#82b99d))}
:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}
*{box-sizing:border-box}body{min-height:100vh;margin:0;font:16px/1.55 'Inter Variable',system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
header i{width:36px;height:36px;background:var(--logo) center/contain no-repeat}
header{display:flex;align-items:center;gap:.5rem;padding:1rem clamp(1rem,3.5vw,2rem);font-size:1.125rem;font-weight:660;letter-spacing:-.015em}
main{display:flex;flex-direction:column;align-items:center;gap:1rem;max-width:36rem;margin:0 auto;padding:clamp(1.25rem,6vh,4rem) 1.25rem 2rem;text-align:center}
main>img{max-width:100%;height:auto}h1{margin:0;font-size:clamp(1.75rem,1.35rem + 1.7vw,2.5rem);font-weight:660;line-height:1.1;letter-spacing:-.03em;text-wrap:balance}
p{max-width:32rem;margin:0;color:var(--soft);font-size:1.125rem;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.75rem;padding:0 1.25rem;border-radius:.75rem;background:var(--fill);color:#fff;font-weight:620;text-decoration:none}
a:hover{background:var(--fill-hover)}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
small{margin-top:1.5rem;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}`;
