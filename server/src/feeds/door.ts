import type { Readable } from 'node:stream';
import { dataUploadBytesMax, longAnswerMsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { mayUpload, type UploadKind } from '@laurel/contract/upload-kinds';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { type Actor, actorById } from '#directory/actor';
import { Refusal, refuse } from '#errors/refuse';
import { spool } from '#files/uploaded-file';
import { tokenHashOf } from '#http/tokens';
import { countUse } from '#limits/rate-limits';
import * as usual from '#texts/texts';
import { type Feed, keepFailed, takeFed } from './feed.ts';
import * as texts from './texts.ts';

interface DoorDeps {
  db: Db;
  clock: () => Date;
  voucherKeys: readonly Buffer[];
  rateLimited: boolean;
  patience: number;
  registry: Registry;
}

/** POST /api/feeds/<kind>: the file as it is, by a token of its source. Nobody signs on here, and no cookie counts. */
export function feedDoor(app: FastifyInstance, deps: DoorDeps): void {
  const { db, clock, rateLimited, patience, voucherKeys } = deps;
  const feeds = new Counter({
    name: 'laurel_feeds',
    help: 'Files that came by themselves, by what became of them: done, waiting, failed, broken.',
    labelNames: ['outcome'],
    registers: [deps.registry],
  });
  const open = new WeakMap<object, { feed: Feed; maker: Actor | undefined }>();
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    door.route<{ Params: { kind: string } }>({
      method: 'POST',
      url: '/api/feeds/:kind',
      bodyLimit: dataUploadBytesMax,
      handlerTimeout: longAnswerMsMax * patience,
      // Before the body is read: a stranger's megabytes are not worth keeping.
      onRequest: async (request) => {
        const now = clock();
        const hash = tokenHashOf(request.headers.authorization);
        const feed = hash && (await feedOf(db, hash, now));
        if (!feed) {
          if (rateLimited) await countUse(db, 'feedFailures', `address:${request.ip}`, now);
          refuse('signedOut', say(texts.noToken));
        }
        if (feed.kind !== request.params.kind) refuse('forbidden', say(texts.otherKind));
        if (rateLimited) await countUse(db, 'feeds', `feed:${feed.sourceId}`, now);
        open.set(request, { feed, maker: await actorById(db, feed.makerId, now) });
      },
      handler: async (request, reply) => {
        const { feed, maker } = open.get(request) ?? refuse('signedOut', say(texts.noToken));
        const name = typeof request.headers['x-file-name'] === 'string' ? request.headers['x-file-name'] : feed.source;
        const file = await spool(bounded(request.body as Readable | null), {
          fileName: name.slice(0, 200),
          mimeType: 'application/octet-stream',
        });
        try {
          if (file.size === 0) refuse('badInput', say(usual.fileEmpty));
          const feeding = { feed, file, now: clock(), voucherKeys };
          await sql`update feed_tokens set last_used_at = ${feeding.now} where id = ${feed.tokenId}`.execute(db);
          if (!maker || !mayUpload(feed.kind, maker)) {
            await keepFailed(db, feeding, say(texts.makerGone));
            refuse('forbidden', say(texts.makerGone));
          }
          const { state, words, outcome } = await takeFed(db, { ...feeding, maker });
          feeds.inc({ outcome: state });
          const { added = 0, changed = 0, removed = 0, unchanged = 0, leftOut = 0, errors = [] } = outcome ?? {};
          reply.header('cache-control', 'no-store').code(state === 'done' ? 200 : 202);
          return { state, message: words, added, changed, removed, unchanged, leftOut, errors };
        } catch (error) {
          feeds.inc({ outcome: error instanceof Refusal ? 'failed' : 'broken' });
          throw error;
        } finally {
          await file.close();
        }
      },
    });
  });
}

async function* bounded(body: Readable | null): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > dataUploadBytesMax) throw new Refusal('tooLarge', say(texts.tooLarge));
    yield chunk;
  }
}

async function feedOf(db: Db, hash: Buffer, now: Date): Promise<Feed | undefined> {
  const { rows } = await sql<Feed>`
    select t.id as "tokenId", t.last_four as "lastFour", s.id as "sourceId", s.name as source, s.kind,
      s.leaves_out as "leavesOut", t.by_id as "makerId"
    from feed_tokens t join upload_sources s on s.id = t.source_id
    where t.token_hash = ${hash} and t.ends_at > ${now}`.execute(db);
  return rows[0] as (Feed & { kind: UploadKind }) | undefined;
}
