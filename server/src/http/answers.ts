import { type ErrorAnswer, refusalStatus } from '@laurel/contract/errors';
import { say } from '@laurel/contract/say';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfConstraint } from '#db/constraints';
import { connectionLost, resourcesShort, sqlState } from '#db/pg-errors';
import { OutcomeUnknown, Unavailable } from '#db/transaction';
import { Refusal, tookTooLong } from '#errors/refuse';
import { notThere } from '#errors/texts';
import { speakTo } from '#languages/reader';
import * as usual from '#texts/texts';
import { ReaderLeft } from './file-answer.ts';
import { pathOf } from './log.ts';
import * as texts from './texts.ts';

/** An error as a call's answer. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = answerTo(error, request, reply);
  return sendJson(reply, status, answer);
}

/** The same for a machine that speaks OAuth. */
export function answerErrorAsOAuth(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, answer } = answerTo(error, request, reply);
  const code = status === 503 ? 'temporarily_unavailable' : status === 500 ? 'server_error' : 'invalid_request';
  return sendJson(reply, status, { error: code, error_description: answer.message, ...answer });
}

function sendJson(reply: FastifyReply, status: number, answer: object) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

/** The one place where an error becomes a status and words; logs what somebody should look at. */
export function answerTo(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; answer: ErrorAnswer } {
  return speakTo(request.reader, () => wordedFor(error, request, reply));
}

function wordedFor(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = brokenOff(error, request) ?? refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'fault');
    const message = say(texts.fault);
    return { status: 500, answer: { message, requestId: request.id } };
  }
  const status = refusalStatus[refusal.code];
  // What is left of a body that did not come to its end would be taken for the next request.
  if (status === 408) reply.header('connection', 'close');
  if (status === 503 && !refusal.isLogged) request.log.warn({ err: error }, 'unavailable');
  if (error instanceof ReaderLeft) request.log.info(error.message);
  if (status === 403) request.log.warn({ path: pathOf(request.url) }, 'forbidden');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  const answer: ErrorAnswer = { message: refusal.message, requestId: request.id };
  if (refusal.formErrors) answer.formErrors = refusal.formErrors;
  return { status, answer: { ...answer, ...refusal.extra } };
}

/** A body that stopped half-way: too slow, or its sender has left; or an answer whose reader has. Nothing of ours is wrong then. */
function brokenOff(error: FastifyError | Error, { raw }: FastifyRequest): Refusal | undefined {
  if (error instanceof ReaderLeft) return new Refusal('tooSlow', error.message);
  const { code } = error as { code?: string };
  if (raw.complete || (code !== 'FST_ERR_HANDLER_TIMEOUT' && code !== 'ECONNRESET')) return undefined;
  return new Refusal('tooSlow', say(texts.tooSlow));
}

/** Who asks is answered later, or by another instance. */
export function busy(retryAfterSeconds: number, isLogged = false): Refusal {
  return new Refusal('unavailable', say(texts.busy), { retryAfterSeconds, isLogged });
}

function refusalOf(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (
    error instanceof Unavailable ||
    error instanceof OutcomeUnknown ||
    connectionLost(error) ||
    resourcesShort(error)
  ) {
    return busy(2);
  }
  if (sqlState(error) === '57014' || sqlState(error) === '55P03') {
    return tookTooLong();
  }
  return refusalOfConstraint(error) ?? refusalOfFramework(error);
}

/** What Fastify refuses by itself: bodies that are too large, of another type, or not JSON. */
function refusalOfFramework(error: FastifyError | Error): Refusal | undefined {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return tookTooLong();
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  switch (statusCode) {
    case 413:
      return new Refusal('tooLarge', say(texts.tooLarge));
    case 415:
      return new Refusal('unsupportedType', say(usual.sendJson));
    case 404:
      return new Refusal('notFound', say(notThere));
    default:
      return new Refusal('badInput', say(texts.unreadable));
  }
}
