import { uploadTitles } from '@laurel/contract/upload-kinds';
import type { UploadOutcome } from '@laurel/contract/uploads';
import { Button } from '#ui/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { Counts } from './Counts.tsx';
import classes from './DataUpload.module.css';

/** What the file did. */
export function UploadResult({ outcome, onAnother }: { outcome: UploadOutcome; onAnother: () => void }) {
  return (
    <>
      <h3 className={classes.heading} data-done>
        {uploadTitles[outcome.kind]}: uploaded
      </h3>
      <Counts outcome={outcome} />
      <ChangeList outcome={outcome} />
      <div>
        <Button size="md" onClick={onAnother}>
          Upload another file
        </Button>
      </div>
    </>
  );
}
