import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#texts/escape-html';
import { answerTo } from './answers.ts';

/** An error where a browser itself is on its way, such as in the middle of a sign-on: a page instead of JSON. */
export function answerErrorPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = answerTo(error, request, reply);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .send(page(answer.message ?? '', answer.requestId));
}

function page(words: string, requestId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Laurel</title><style>:root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:18vh 1.5rem 3rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.5rem}a{display:inline-block;padding:.7rem 1.25rem;border-radius:10px;background:#14532d;color:#fff;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid #2f9e62;outline-offset:3px}small{display:block;margin-top:2.5rem;opacity:.7;font-size:.8rem;overflow-wrap:anywhere}</style></head>
<body><main role="alert"><h1>Sign-on did not work</h1><p>${escapeHtml(words)}</p><a href="/">Try again</a><small>Request ${escapeHtml(requestId)}</small></main></body></html>`;
}
