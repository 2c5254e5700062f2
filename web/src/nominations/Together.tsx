import type { DecidingNow } from '@laurel/contract/calls/nominations/nomget';
import { say } from '@laurel/contract/say';
import { Notice } from '#ui/display/Notice.tsx';
import * as texts from './texts.ts';

/** How several decide about it, and how far they are. */
export function Together({ deciding: { by, said, people, isChair } }: { deciding: DecidingNow }) {
  const isOwn = by === 'chair' && isChair;
  return (
    <Notice tone="quiet">
      <p>{isOwn ? say(texts.youDecide, { said }) : say(texts.decideTogether, { by, said, people })}</p>
    </Notice>
  );
}

/** Whether what one says pays by itself. */
export function paysItself(deciding: DecidingNow | null): boolean {
  return deciding === null || (deciding.by === 'chair' && deciding.isChair);
}
