import { Button } from '#ui/buttons/Button.tsx';
import { FailureNote } from '#ui/states/FailureNote.tsx';
import classes from './DataUpload.module.css';

/** The file could not be read at all, or the server could not be reached. */
export function UploadProblem({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <FailureNote className={classes.problem}>
      <p>{words}</p>
      <Button variant="default" onClick={onRetry}>
        Try this file again
      </Button>
    </FailureNote>
  );
}
