import { say } from '@laurel/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '#errors/refuse';
import type { Mounted } from './call-context.ts';
import * as texts from './texts.ts';

const machinePaths =
  /^\/(?:api|datauploadapi|sso|profilepic|profilepictemp|productpic|dev|assets|healthz|readyz|metrics)(?:[/?]|$)/i;

/** Addresses that no call has: the wrong method of one is 405, other addresses of machines are 404, people get the page. */
export function notMounted(
  app: FastifyInstance,
  mounted: readonly Mounted[],
  page: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const methods = new Map(mounted.map(({ call }) => [call.path.toLowerCase(), call.method]));
  app.setNotFoundHandler((request, reply) => {
    const path = (request.url.split('?')[0] ?? '').toLowerCase().replace(/\/$/, '');
    const allowed = methods.get(path);
    if (allowed && allowed !== request.method) {
      reply.header('allow', allowed === 'GET' ? 'GET, HEAD' : allowed);
      throw new Refusal('methodNotAllowed', say(texts.useMethod, { method: allowed }));
    }
    if (machinePaths.test(request.url)) notFound();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw new Refusal('methodNotAllowed', say(texts.useMethod, { method: 'GET' }));
    }
    return page(request, reply);
  });
}
