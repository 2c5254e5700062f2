import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Trust } from './trust.ts';

/** A request keeps the id that a trusted proxy gave it, so that both logs call it the same; any other gets one of ours. */
export function requestIds(isTrusted: Trust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isTaken ? given : randomUUID();
  };
}

/** Nothing in it that could pretend to be more than an id, wherever it is shown. */
const wellFormed = /^[\w.:-]{8,128}$/;
