import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { language } from '@laurel/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KnownWays } from '#settings/ways';
import { ownPages, pageFile, sendOwnPage } from './own-pages.ts';

const hashed = /[\\/]assets[\\/]/;

/** Serves the built browser part, from files compressed at build time; every other address gets its page, in the browser's language. */
export async function serveWeb(
  app: FastifyInstance,
  dist: string,
  ways: KnownWays,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    return async (_request, reply) =>
      reply.code(503).type('text/plain').send('The browser part is not built: npm run build');
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
  const pages = ownPages(dist);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const company = await ways.upToDate();
    reply.header('vary', 'accept-encoding, accept-language, cookie').header('content-language', language());
    const ownPage = await pages(language(), company).catch((error: unknown) => {
      request.log.warn({ err: error }, "the page could not be given what is the company's own");
      return undefined;
    });
    return ownPage ? sendOwnPage(request, reply, ownPage) : reply.sendFile(pageFile(language()));
  };
  app.get('/', page);
  return page;
}
