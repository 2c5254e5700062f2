import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** Fetch from our own server without the network: the portal may not be able to reach its public address itself. */
export function injectedFetch(app: FastifyInstance): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: url.pathname + url.search,
      headers: { ...headers, host: url.host, ...(url.protocol === 'https:' ? { 'x-forwarded-proto': 'https' } : {}) },
      ...(body === null || body === undefined ? {} : { payload: String(body) }),
    });
    return new Response(response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}
