/** The five characters by which PostgreSQL names an error; undefined when the error is not PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in (error as object) ? code : undefined;
}

/** The database is away, or took this connection away: nothing of the statement's own making. */
export function connectionLost(error: unknown): boolean {
  const state = sqlState(error);
  const { code, message, severity } = (error ?? {}) as { code?: unknown; message?: unknown; severity?: unknown };
  // After FATAL there is no connection any more, whatever the reason: a database closed for maintenance is one of many.
  if (state !== undefined) return state.startsWith('08') || lostStates.has(state) || severity === 'FATAL';
  if (error instanceof NotWritable || (typeof code === 'string' && lostCodes.has(code))) return true;
  return typeof message === 'string' && lostMessages.some((lost) => message.startsWith(lost));
}

/** The database lacks disk, memory or connections, or its disk fails: it did nothing, and will when an operator has helped. */
export function resourcesShort(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && (state.startsWith('53') || state === '58030');
}

/** 57P01 shut down by command, 57P02 crash elsewhere, 57P03 starting up, 53300 no connection free, 25P03 idle too long. */
const lostStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25P03', '25P04']);

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Said by us of a connection that does not answer. */
export const silenceWords = 'The database does not answer.';

const silences = [
  silenceWords,
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated due to connection timeout',
  'Query read timeout',
];

/** pg gives these no code. */
const lostMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'read ECONNRESET',
  ...silences,
];

/** Nothing came back in time: whoever waits again waits as long again. */
export function hasFallenSilent(error: unknown): boolean {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  return code === 'ETIMEDOUT' || silences.some((words) => words === message);
}

/** The database reads only: it was made a standby, or its operators closed it for writing. */
export class NotWritable extends Error {
  override name = 'NotWritable';

  constructor() {
    super('The database can only be read.');
  }
}

/** Of a server that has become a standby, or was closed for writing. */
export const readOnlyState = '25006';

export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === readOnlyState;
}

const serialisationFailure = '40001';
const deadlockDetected = '40P01';
const lockNotAvailable = '55P03';

/** The database gave it up because of others: the same once more may do. */
export function isGivenUpForOthers(error: unknown): boolean {
  return [serialisationFailure, deadlockDetected, lockNotAvailable].includes(sqlState(error) ?? '');
}

/** Not done because one before it in the same transaction failed: that one's error says why. */
export function isConsequence(error: unknown): boolean {
  return sqlState(error) === '25P02';
}

/** A statement that was prepared before a migration changed what it answers. */
export function isPlanOutdated(error: unknown): boolean {
  return sqlState(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';
}

/** Nothing that the statement itself can be blamed for: later the same will do. */
export function isPassing(error: unknown): boolean {
  return connectionLost(error) || resourcesShort(error) || isGivenUpForOthers(error);
}
