import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = NonNullable<FastifyServerOptions['loggerInstance']>;

/** The same log, in which a request is its method, path and client: what stands in a query may be a one-time code. */
export function discreet(logger: Logger): Logger {
  const req = ({ method, url, ip, socket }: FastifyRequest) => ({
    method,
    url: pathOf(url),
    remoteAddress: ip,
    remotePort: socket?.remotePort,
  });
  return logger.child({}, { serializers: { req } }) as Logger;
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
