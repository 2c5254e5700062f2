import { message } from '@laurel/contract/message';

export const responseTitle = message(
  'Data Response Error: {statusText} ({status})',
  'The title of a failure. {statusText} is its standard name, such as "Bad Gateway", {status} its number.',
);
export const response = message(
  'An unexpected error ({status}) has occurred:\n{message}',
  'Tells of a failure, in two lines. {status} is its number, {message} what the server says.',
);
export const noResponseTitle = message('Data Request Error', 'The title of a failure: no answer came.');
export const noResponse = message(
  'The portal did not answer. Please check your connection and try again.',
  'Tells of a failure.',
);
export const unexpectedTitle = message(
  'Data Unexpected Error:',
  'The title of a failure of another kind, above what is known of it.',
);
export const hasOccurred = message(
  'An error has occurred: {message}',
  'Tells of a failure. {message} is what is known of it, often in English.',
);
export const unreadable = message(
  'The answer could not be read. Please try again.',
  'Tells of a failure: what the server answered made no sense.',
);
export const connectionLost = message('The connection was lost.', 'Tells why a file could not be sent.');

export const badRequest = message(
  'Bad Request',
  'The standard name of a failure, which stands in its title. The server did not understand what it was asked.',
);
export const forbidden = message('Forbidden', 'The standard name of a failure. The server refuses what it was asked.');
export const notFound = message('Not Found', 'The standard name of a failure. What was asked for does not exist.');
export const methodNotAllowed = message(
  'Method Not Allowed',
  'The standard name of a failure. The address cannot be asked in this way.',
);
export const conflict = message(
  'Conflict',
  'The standard name of a failure. Something was changed meanwhile, or is under way; a noun.',
);
export const contentTooLarge = message(
  'Content Too Large',
  'The standard name of a failure. What was sent is too large.',
);
export const unsupportedMediaType = message(
  'Unsupported Media Type',
  'The standard name of a failure. What was sent is of a kind that is not taken.',
);
export const unprocessableContent = message(
  'Unprocessable Content',
  'The standard name of a failure. What was sent was understood and cannot be used.',
);
export const tooManyRequests = message(
  'Too Many Requests',
  'The standard name of a failure. The server was asked too often in a short time.',
);
export const requestHeaderFieldsTooLarge = message(
  'Request Header Fields Too Large',
  'The standard name of a failure. The head of what was sent is too long.',
);
export const internalServerError = message(
  'Internal Server Error',
  'The standard name of a failure. The server failed.',
);
export const badGateway = message(
  'Bad Gateway',
  'The standard name of a failure. A server in between got no usable answer.',
);
export const serviceUnavailable = message(
  'Service Unavailable',
  'The standard name of a failure. The server cannot answer now.',
);
export const gatewayTimeout = message(
  'Gateway Timeout',
  'The standard name of a failure. A server in between got no answer in time.',
);
export const unknownStatus = message('Error', 'In the title of a failure, where what went wrong has no standard name.');
