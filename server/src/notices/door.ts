import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { countUse } from '#limits/rate-limits';
import { stopMail } from './stop.ts';

interface DoorDeps {
  db: Db;
  clock: () => Date;
  rateLimited: boolean;
}

/** A form of one field, in either of its two forms, has no more. */
const bodyMax = 4096;
const oneClick = /List-Unsubscribe"?(?:=|\r?\n(?:[^\r\n]+\r?\n)*\r?\n)One-Click/i;

/**
 * POST /unsubscribe/<token>: what mail programs send for their button (RFC 8058). Nobody signs on here and no cookie counts; the answer
 * tells nothing of whether the link was one. Whoever follows the link finds a page instead, so that a program which only looks
 * stops nothing.
 */
export function unsubscribeDoor(app: FastifyInstance, { db, clock, rateLimited }: DoorDeps): void {
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    door.post<{ Params: { token: string }; Body: string | undefined }>(
      '/unsubscribe/:token',
      { bodyLimit: bodyMax },
      async (request, reply) => {
        if (rateLimited) await countUse(db, 'unsubscribes', `address:${request.ip}`, clock());
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        if (!oneClick.test(request.body ?? ''))
          return reply.code(400).send('List-Unsubscribe=One-Click is expected.\n');
        await transaction(db, (tx) => stopMail(tx, request.params.token));
        return reply.send('OK\n');
      },
    );
  });
}
