import { say } from '#say';
import * as texts from './texts.ts';

/** 'Ann Lee, Ben Ode', in the reader's language; what is empty is left out. */
export function listed(things: readonly string[]): string {
  const named = things.filter((thing) => thing !== '');
  return named.length === 0 ? '' : named.reduce((before, last) => say(texts.listed, { before, last }));
}
