import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { lookOf } from '@laurel/contract/looks/look';
import { language } from '@laurel/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/pool';
import { notFound } from '#errors/refuse';
import type { KnownWays } from '#settings/ways';
import { lookById } from '#sites/looks';
import { lookFile, sheetOf } from '#sites/sheet';
import { manifestOf } from './in-look.ts';
import { ownPages, pageFile, sendOwnPage } from './own-pages.ts';

/** The empty page in which e-mails are shown, with the styles that stand in them and pictures of the portal: nothing of them runs or is sent. */
const letterPage = /[\\/]letter\.html/;
const forLetters = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
  'x-frame-options': 'SAMEORIGIN',
};
const hashed = /[\\/]assets[\\/]/;

interface Serving {
  db: Db;
  ways: KnownWays;
}

/** Serves the built browser part, from files compressed at build time; every other address gets its page, in the browser's language. */
export async function serveWeb(
  app: FastifyInstance,
  dist: string,
  { db, ways }: Serving,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>> {
  lookFiles(app, dist, db);
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
      if (letterPage.test(file)) for (const [name, value] of Object.entries(forLetters)) reply.header(name, value);
    },
  });
  const pages = ownPages(dist);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const company = await ways.upToDate();
    reply.header('vary', 'accept-encoding, accept-language, cookie').header('content-language', language());
    const { site = '' } = request.reader;
    const ownPage = await pages(language(), company, { site, look: lookOf(company.looks, site) }).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, "the page could not be given what is the company's own");
        return undefined;
      },
    );
    return ownPage ? sendOwnPage(request, reply, ownPage) : reply.sendFile(pageFile(language()));
  };
  app.get('/', page);
  return page;
}

/** The sheet and the manifest of each look that there ever was: none of them ever changes. */
function lookFiles(app: FastifyInstance, dist: string, db: Db): void {
  app.get<{ Params: { file: string } }>('/looks/:file', async ({ params }, reply) => {
    const file = lookFile(params.file) ?? notFound();
    const look = (await lookById(db, file.id)) ?? notFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    if (file.kind === 'css') return reply.type('text/css; charset=utf-8').send(sheetOf(look));
    const released = JSON.parse(await readFile(path.join(dist, 'manifest.webmanifest'), 'utf8'));
    return reply.type('application/manifest+json; charset=utf-8').send(manifestOf(look, released));
  });
}
