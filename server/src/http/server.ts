import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { answerMsMax, jsonBodyMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { Refusal } from '#errors/refuse';
import { localeOfBrowser } from '#languages/browser';
import { speakTo } from '#languages/reader';
import type { SpokenTo } from '#languages/speaking';
import type { Ways } from '#settings/ways';
import * as usual from '#texts/texts';
import { answerError } from './answers.ts';
import { readCookies, siteOfBrowser } from './cookies.ts';
import { discreet, RequestLog } from './log.ts';
import { requestIds } from './request-ids.ts';
import * as texts from './texts.ts';
import { type Proxies, trustOf } from './trust.ts';

export interface ServerSettings {
  isHttps: boolean;
  /** Who may name the client's address and a request's id. */
  trustProxy: Proxies;
  /** By how much the limits of time are longer than usual. */
  patience: number;
  logger: FastifyServerOptions['loggerInstance'];
  /** Whether this process has been told to stop: each answer is then the last of its connection, so that whoever keeps connections goes elsewhere. */
  isLeaving: () => boolean;
  /** How the company speaks now. */
  ways: () => Ways;
}

/** The HTTP server without any call: limits, headers, body reading, error answers. */
export async function httpServer(settings: ServerSettings): Promise<FastifyInstance> {
  const isTrusted = trustOf(settings.trustProxy);
  const ofEach = (request: FastifyRequest) => ({
    'x-request-id': request.id,
    ...(settings.isLeaving() ? { connection: 'close' } : {}),
  });
  const app: FastifyInstance = fastify({
    ...(settings.logger ? { loggerInstance: discreet(settings.logger) } : { logger: false }),
    logController: new RequestLog(),
    trustProxy: isTrusted,
    bodyLimit: jsonBodyMax,
    requestTimeout: 30_000 * settings.patience,
    connectionTimeout: 60_000 * settings.patience,
    handlerTimeout: answerMsMax * settings.patience,
    genReqId: requestIds(isTrusted),
    requestIdHeader: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    clientErrorHandler: clientErrorAnswer(settings.logger),
    // What is refused before there is a route passes no hook, and is no request as others are.
    frameworkErrors: (error, request, reply) => {
      Object.assign(request, { reader: senderOf(request, settings.ways) });
      answerError(error, request, reply.headers({ 'x-content-type-options': 'nosniff', ...ofEach(request) }));
    },
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('versions', null);
  app.decorateRequest('reader', {
    getter() {
      const reader = senderOf(this, settings.ways);
      Object.defineProperty(this, 'reader', { value: reader });
      return reader;
    },
  });
  app.setErrorHandler(answerError);
  readBodies(app);
  await app.register(multipart, { throwFileSizeLimit: true });
  const always = await safetyHeaders(settings.isHttps);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    speakTo(request.reader, done);
  });
  // Who reads a body goes on from where it came in.
  app.addHook('preValidation', (request, _reply, done) => speakTo(request.reader, done));
  app.addHook('onSend', async (request, reply) => void reply.headers(ofEach(request)));
  return app;
}

/** Whoever sends a request: the member, or a stranger by what their browser tells. */
function senderOf(request: FastifyRequest, ways: () => Ways): SpokenTo {
  const { cookie, 'accept-language': accepted } = request.headers;
  const { programme, looks } = ways();
  return {
    ...{ programme, looks },
    get site() {
      return request.caller?.siteTemplate ?? siteOfBrowser(readCookies(cookie));
    },
    get locale() {
      return request.caller?.locale ?? localeOfBrowser(readCookies(cookie), accepted) ?? ways().language;
    },
    get own() {
      return ways().own;
    },
  };
}

/** An empty or missing body counts as an empty object; anything else must be JSON and say so. */
function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).trim() === '') done(null, {});
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (request.routeOptions.config.takesForm) done(null, fieldsOf(String(body)));
    else done(notJson());
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(notJson());
  });
}

function notJson(): Refusal {
  return new Refusal('unsupportedType', say(usual.sendJson));
}

/** What comes more than once is a list. */
function fieldsOf(form: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(form);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** What helmet says is the same for every answer: it is asked once. */
async function safetyHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const once = fastify();
  await once.register(helmet, headers(isHttps));
  once.get('/', async () => '');
  const { headers: all } = await once.inject('/');
  await once.close();
  const ofThisOne = new Set(['content-type', 'content-length', 'date', 'connection']);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ofThisOne.has(name))) as Record<string, string>;
}

function headers(isHttps: boolean): Parameters<typeof helmet>[1] & object {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'laurel-content', 'laurel-pasted'],
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // For browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What Node refuses before a request exists: headers that are too large, or no HTTP at all. */
function clientErrorAnswer(log: ServerSettings['logger']) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = clientErrors[error.code ?? ''] ?? '400 Bad Request';
    const requestId = randomUUID();
    const body = JSON.stringify({ message: say(texts.unreadable), requestId });
    log?.info({ requestId, status: Number.parseInt(status, 10), remoteAddress: socket.remoteAddress }, 'request');
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
    );
  };
}
