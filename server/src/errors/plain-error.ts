/** An error whose message is the whole answer for the person at the terminal: one line, no stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
