import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { escapeHtml } from '#texts/escape-html';
import { type LetterSources, messages, written } from './letter.ts';
import { stopHeaders } from './transports.ts';

const shown = 200;

/** The demonstration's letterbox: the newest messages, whether delivered or kept here because no gateway is configured. */
export function devOutbox(
  app: FastifyInstance,
  { settle, ...writing }: LetterSources & { settle: () => Promise<void> },
): void {
  const newest = async () => {
    await settle();
    // limit: the newest of the demonstration's outbox, a window and no list of work
    const rows = await messages(writing.db, sql`m.channel <> 'push' order by m.id desc limit ${shown}`);
    const shownOnes = [];
    // loop: the newest messages of the demonstration
    for (const row of rows) {
      const { id, letter, channel, state, attempts, createdAt } = row;
      const {
        to: address = '',
        subject = '',
        text = '',
        html = null,
        replyTo = null,
        sender = '',
        stop = null,
      } = (await written(writing, row)) ?? {};
      shownOnes.push({
        id,
        letter,
        channel,
        address,
        subject,
        text,
        html,
        sender,
        replyTo,
        headers: stopHeaders(stop),
        state,
        attempts,
        createdAt,
      });
    }
    return shownOnes;
  };
  app.get('/dev/outbox.json', async () => ({ messages: await newest() }));
  app.get('/dev/outbox', async (_request, reply) => {
    const items = (await newest()).map(
      (message) => `<article id="message-${message.id}"><header><strong>${escapeHtml(message.subject || 'SMS')}</strong>
<span>${escapeHtml(message.channel)} to ${escapeHtml(message.address)}</span><time>${message.createdAt.toISOString()}</time><em>${escapeHtml(message.state)}</em></header>
${Object.entries(message.headers)
  .map(([name, value]) => `<p><span>${escapeHtml(`${name}: ${value}`)}</span></p>`)
  .join('')}<pre>${escapeHtml(message.text)}</pre></article>`,
    );
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(page(items.join('\n') || '<p>No message has been promised yet.</p>'));
  });
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:32px 20px}
article{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:14px;padding:16px 20px;margin:0 0 16px}
header{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline}span,time{opacity:.75;font-size:14px}em{margin-inline-start:auto;font-size:14px}
p{margin:4px 0;overflow-wrap:anywhere}pre,strong{unicode-bidi:plaintext}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}</style></head>
<body><main><h1>Outbox</h1><p>What the portal has promised to send, newest first.</p>${body}</main></body></html>`;
}
