import { createElement, type ReactNode } from 'react';

/** What the tags of messages make of the words between them, for `rich`. */

export function strong(words: ReactNode) {
  // As single children: what stands in a sentence has no key.
  return createElement('strong', null, ...[words].flat());
}

/** A name or a title, in its own direction. */
export function strongName(words: ReactNode) {
  return <strong dir="auto">{words}</strong>;
}

/** Only read aloud. */
export function unseen(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>;
}
