import { say } from '@laurel/contract/say';
import { Button } from '#ui/buttons/Button.tsx';
import layout from '#ui/layout/layout.module.css';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import * as texts from './texts.ts';

/** The file could not be read at all, or the server could not be reached. */
export function UploadProblem({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <FailureNote className={layout.lines}>
      <p>{words}</p>
      <Button variant="default" onClick={onRetry}>
        {say(texts.tryFileAgain)}
      </Button>
    </FailureNote>
  );
}
