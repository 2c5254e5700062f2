import type { ReactNode } from 'react';

/** For the tag `unseen` of a message: words that are only read aloud. */
export function unseen(words: ReactNode) {
  return <span className="visually-hidden">{words}</span>;
}
