import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './call-context.ts';

/** Sends a picture or a file, or an answer that is written while it is read. */
export function sendFile(reply: FastifyReply, file: FileAnswer) {
  reply.type(file.mimeType).header('cross-origin-resource-policy', 'same-origin');
  reply.header('cache-control', cacheControlOf(file));
  if (file.downloadAs) reply.header('content-disposition', `attachment; filename="${file.downloadAs}"`);
  return reply.send(file.bytes);
}

function cacheControlOf({ bytes, isImmutable }: FileAnswer): string {
  if (isImmutable) return 'private, max-age=31536000, immutable';
  // What flows was read for its reader alone.
  return bytes instanceof Readable ? 'no-store' : 'no-cache';
}

/** Nobody waits for the answer any more: no fault of anybody's. */
export class ReaderLeft extends Error {
  override name = 'ReaderLeft';
}

// Each answer ends with it, and where it was made tells nothing.
const readerLeft = new ReaderLeft('The reader has left.');

/** Aborted with the answer's end, whether it was sent or its reader has left. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(readerLeft);
  raw.once('close', leave);
  if (raw.closed) leave();
  return gone.signal;
}
