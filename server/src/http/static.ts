import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { language } from '@laurel/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const hashed = /[\\/]assets[\\/]/;

/** Serves the built browser part, from files compressed at build time; every other address gets its page, in the browser's language. */
export async function serveWeb(
  app: FastifyInstance,
  dist: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    return (_request, reply) => reply.code(503).type('text/plain').send('The browser part is not built: npm run build');
  }
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'accept-encoding, accept-language, cookie').header('content-language', language());
    return reply.sendFile(language() === 'en' ? 'index.html' : `index.${language()}.html`);
  };
  app.get('/', page);
  return page;
}
