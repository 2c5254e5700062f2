import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger as Pino } from 'pino';

type Logger = NonNullable<FastifyServerOptions['loggerInstance']>;

/** One line for each request, when it has ended, whether it was answered or broken off. Probes, which come all day, are told at debug. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(request: FastifyRequest, { raw }: FastifyReply): void {
    const level = probes.has(pathOf(request.url)) ? 'debug' : 'info';
    const log = request.log as Pino;
    if (!log.isLevelEnabled(level)) return;
    const begin = performance.now();
    // A connection that has gone tells no address.
    const remoteAddress = request.ip;
    // Room for these two: what sends files has nearly as many as Node finds suspicious.
    raw.setMaxListeners(raw.getMaxListeners() + 1);
    let isWhole = false;
    raw.once('finish', () => {
      isWhole = true;
    });
    raw.once('close', () => {
      const { method, url, routeOptions } = request;
      const line = {
        method,
        route: routeOptions.url ?? 'other',
        path: pathOf(url),
        status: raw.headersSent ? raw.statusCode : leftEarly,
        ms: Math.round(10 * (performance.now() - begin)) / 10,
        remoteAddress,
      };
      log[level](isWhole ? line : { ...line, brokenOff: true }, 'request');
    });
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest): void {
    if (error) request.log.warn({ err: error }, 'the answer could not be sent');
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') request.log.warn({ err: error }, 'the answer broke off');
  }

  override serviceUnavailable(log: FastifyBaseLogger): void {
    log.info({ status: 503 }, 'request');
  }
}

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** So the log calls a request whose sender left before it had an answer; nobody is sent it. */
const leftEarly = 499;

/** The same log, in which Fastify tells of a request its method and path: what stands in a query may be a one-time code. */
export function discreet(logger: Logger): Logger {
  const req = ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) });
  return logger.child({}, { serializers: { req } }) as Logger;
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}
