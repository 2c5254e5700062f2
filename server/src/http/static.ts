import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const hashed = /[\\/]assets[\\/]/;

/** Serves the built browser part, from files compressed at build time; every other address gets its page. */
export async function serveWeb(app: FastifyInstance, dist: string): Promise<(reply: FastifyReply) => FastifyReply> {
  if (!existsSync(path.join(dist, 'index.html'))) {
    return (reply) => reply.code(503).type('text/plain').send('The browser part is not built: npm run build');
  }
  await app.register(fastifyStatic, {
    root: dist,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', hashed.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (reply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
}
