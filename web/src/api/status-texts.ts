import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

/** HTTP/2 carries no status text, so the standard words stand here. */
const words: Record<number, Message> = {
  400: texts.badRequest,
  403: texts.forbidden,
  404: texts.notFound,
  405: texts.methodNotAllowed,
  409: texts.conflict,
  413: texts.contentTooLarge,
  415: texts.unsupportedMediaType,
  422: texts.unprocessableContent,
  429: texts.tooManyRequests,
  431: texts.requestHeaderFieldsTooLarge,
  500: texts.internalServerError,
  502: texts.badGateway,
  503: texts.serviceUnavailable,
  504: texts.gatewayTimeout,
};

export function statusTextOf(response: { status: number; statusText: string }): string {
  return response.statusText || say(words[response.status] ?? texts.unknownStatus);
}
