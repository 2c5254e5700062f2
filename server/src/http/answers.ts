import { type ErrorAnswer, refusalStatus } from '@laurel/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfConstraint } from '#db/constraints';
import { connectionLost, resourcesShort, sqlState } from '#db/pg-errors';
import { OutcomeUnknown, Unavailable } from '#db/transaction';
import { Refusal } from '#refuse';
import { pathOf } from './log.ts';

/** The one place where an error becomes an answer. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'fault');
    return send(reply, 500, { message: 'Something went wrong on our side. Please try again.', requestId: request.id });
  }
  const status = refusalStatus[refusal.code];
  if (status === 503) request.log.warn({ err: error }, 'unavailable');
  if (status === 403) request.log.warn({ path: pathOf(request.url) }, 'forbidden');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  const answer: ErrorAnswer = { message: refusal.message, requestId: request.id };
  if (refusal.formErrors) answer.formErrors = refusal.formErrors;
  return send(reply, status, { ...answer, ...refusal.extra });
}

function send(reply: FastifyReply, status: number, answer: ErrorAnswer) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer));
}

function refusalOf(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (
    error instanceof Unavailable ||
    error instanceof OutcomeUnknown ||
    connectionLost(error) ||
    resourcesShort(error)
  ) {
    return new Refusal('unavailable', 'The portal is busy or restarting. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
  if (sqlState(error) === '57014' || sqlState(error) === '55P03') {
    return new Refusal('unavailable', 'This took too long. Please try again in a moment.', { retryAfterSeconds: 2 });
  }
  return refusalOfConstraint(error) ?? refusalOfFramework(error);
}

/** What Fastify refuses by itself: bodies that are too large, of another type, or not JSON. */
function refusalOfFramework(error: FastifyError | Error): Refusal | undefined {
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return undefined;
  switch (statusCode) {
    case 413:
      return new Refusal('tooLarge', 'This is larger than the portal takes.');
    case 415:
      return new Refusal('unsupportedType', 'Please send JSON, with content type application/json.');
    case 404:
      return new Refusal('notFound', 'This does not exist.');
    default:
      return new Refusal('badInput', 'The request could not be read.');
  }
}
