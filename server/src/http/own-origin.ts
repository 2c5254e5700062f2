import type { FastifyRequest } from 'fastify';
import { refuse } from '#refuse';

/**
 * Refuses what a page of another site sends. A browser names the page's origin with every POST; programs that are no browser
 * name none. The token alone would do, because no browser adds it by itself; this is the second lock.
 */
export function mustBeOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.parse(origin)?.host;
  if (host !== undefined && (host === request.host || host === new URL(publicUrl).host)) return;
  refuse('forbidden', 'This was sent from a page of another site.');
}
