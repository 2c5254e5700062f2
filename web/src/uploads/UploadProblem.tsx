import { Button } from '#ui/Button.tsx';
import classes from './DataUpload.module.css';

/** The file could not be read at all, or the server could not be reached. */
export function UploadProblem({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className={classes.problem} role="alert">
      <p>{words}</p>
      <Button variant="default" onClick={onRetry}>
        Try this file again
      </Button>
    </div>
  );
}
