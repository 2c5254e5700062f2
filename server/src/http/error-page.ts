import { directionOf } from '@laurel/contract/languages';
import { language, say } from '@laurel/contract/say';
import { signOnFailed } from '@laurel/contract/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#errors/refuse';
import { speakTo } from '#languages/reader';
import { escapeHtml } from '#texts/escape-html';
import { answerTo } from './answers.ts';
import * as texts from './texts.ts';

/** What the page loads is the portal's own: its pictures, and what knows the colours that were chosen. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An error where a browser itself is on its way, such as in the middle of a sign-on: a page instead of JSON. */
export function answerErrorPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = answerTo(error, request, reply);
  const again = (error instanceof Refusal && error.beginAgainAt) || '/';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(speakTo(request.reader, () => page({ words: answer.message ?? '', again, requestId: answer.requestId })));
}

function page({ words, again, requestId }: { words: string; again: string; requestId: string }): string {
  const title = escapeHtml(say(signOnFailed));
  const id = escapeHtml(requestId);
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Laurel</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/scheme.js"></script><style>${style}</style></head>
<body><header><img src="/logo.svg" alt="" width="36" height="36">Laurel</header>
<main role="alert"><img src="/illustrations/error.svg" alt="" width="280" height="200">
<h1>${title}</h1><p>${escapeHtml(words)}</p>
<a href="${escapeHtml(again)}">${escapeHtml(say(texts.tryAgain))}</a><small>${escapeHtml(say(texts.request, { id: requestId })).replace(id, `<bdi dir="ltr">${id}</bdi>`)}</small></main></body></html>`;
}

// The portal's own sheets come with its code, which this page does without: the colours are theirs (web/src/theme).
const style = `
:root{color-scheme:light dark;--ink:light-dark(#15211b,#edf1ee);--soft:light-dark(#55625b,#a9b5ae);--canvas:light-dark(#faf8f2,#111814);--fill:light-dark(#195c40,#24714f);--fill-hover:light-dark(#104530,#195c40);--focus:light-dark(#24714f,#86bda0)}
:root[data-scheme=light]{color-scheme:light}:root[data-scheme=dark]{color-scheme:dark}
:root[data-look=alba]{--ink:light-dark(#281720,#f3edf0);--soft:light-dark(#6b5862,#bca9b2);--canvas:light-dark(#fdf8f5,#181115);--fill:light-dark(#6d2346,#872f58);--fill-hover:light-dark(#521a35,#6d2346);--focus:light-dark(#872f58,#d388aa)}
*{box-sizing:border-box}body{min-height:100vh;margin:0;font:16px/1.55 'Inter Variable',system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
header{display:flex;align-items:center;gap:.5rem;padding:1rem clamp(1rem,3.5vw,2rem);font-size:1.125rem;font-weight:660;letter-spacing:-.015em}
main{display:flex;flex-direction:column;align-items:center;gap:1rem;max-width:36rem;margin:0 auto;padding:clamp(1.25rem,6vh,4rem) 1.25rem 2rem;text-align:center}
main>img{max-width:100%;height:auto}h1{margin:0;font-size:clamp(1.75rem,1.35rem + 1.7vw,2.5rem);font-weight:660;line-height:1.1;letter-spacing:-.03em;text-wrap:balance}
p{max-width:32rem;margin:0;color:var(--soft);font-size:1.125rem;overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:.75rem;padding:0 1.25rem;border-radius:.75rem;background:var(--fill);color:#fff;font-weight:620;text-decoration:none}
a:hover{background:var(--fill-hover)}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
small{margin-top:1.5rem;color:var(--soft);font-size:.8125rem;overflow-wrap:anywhere}`;
