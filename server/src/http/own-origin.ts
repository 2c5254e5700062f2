import { say } from '@laurel/contract/say';
import type { FastifyRequest } from 'fastify';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

/**
 * Refuses what a page of another site sends. A browser names the page's origin with every POST; programs that are no browser
 * name none. What counts is PUBLIC_URL, not the host that the request names: whoever makes a name of their own point here
 * names it as both. On one's own machine all its names are one. The token alone would do, because no browser adds it by
 * itself; this is the second lock.
 */
export function mustBeOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const from = URL.parse(origin);
  const own = new URL(publicUrl);
  if (from && (from.host === own.host || (isThisMachine(from) && isThisMachine(own) && from.port === own.port))) return;
  refuse('forbidden', say(texts.otherSite));
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
